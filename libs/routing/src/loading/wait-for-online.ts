/** Waits for a connection, because a module requested offline counts as failed until the page is closed. */
export function waitForOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }))
}

/** True on servers and in browsers without this information. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
