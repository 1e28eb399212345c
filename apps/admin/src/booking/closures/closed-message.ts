import { dismissToast, showSuccess } from '@luzzu/ui'

let shown: string | undefined

/** Says what is closed, and that bookings no longer fit. */
export function showClosed(message: string): void {
  shown = showSuccess(message)
}

/** Takes the message away once it is no longer true. */
export function dismissClosed(): void {
  if (shown !== undefined) dismissToast(shown)
  shown = undefined
}
