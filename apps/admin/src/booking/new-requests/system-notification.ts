/** Notifications replace each other. */
const TAG = 'new-requests'

export const hasNotifications = () => 'Notification' in globalThis

/** Asks whether notifications may be shown; answers that were given before are not asked for again. */
export async function mayNotify(): Promise<boolean> {
  return hasNotifications() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification of the system, if that is still allowed; pressing it shows the tab. */
export function showNotification(text: string): void {
  if (!hasNotifications() || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(text, { tag: TAG })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // Browsers on phones refuse those of pages; the sound and the title are left.
  }
}
