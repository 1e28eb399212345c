/**
 * A module that was asked for without a connection counts as failed for as long as the page lives, so it is asked for
 * only when there is one.
 */
export function waitForOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }))
}

/** On a server, and in a browser that does not tell, there is a connection. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
