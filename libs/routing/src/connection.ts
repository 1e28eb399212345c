import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** The service worker sets `data-last-seen` on a page that it took from its cache: when it was stored, or nothing. */
const cachedAtText = () => globalThis.document?.documentElement.dataset.lastSeen

/** Whether the page came from the cache of the service worker, and the server has not answered since. */
export function isStale(): boolean {
  return cachedAtText() !== undefined
}

/** The time at which the page's content was stored, while it may be out of date. */
export function cachedAt(): number | undefined {
  return Date.parse(cachedAtText() ?? '') || undefined
}

/** True on servers and in browsers without this information. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false && !isStale()
}

/** Waits for a connection, because a module requested offline counts as failed until the page is closed. */
export function waitForOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }))
}

/** Whether code may come: from the network, or from a service worker that has what was used before. */
export function canLoadCode(): boolean {
  return isOnline() || Boolean(globalThis.navigator.serviceWorker?.controller)
}

/** The server answers again: everything that waits for a connection goes on, as when the browser finds one. */
export function markOnline(): void {
  delete document.documentElement.dataset.lastSeen
  globalThis.dispatchEvent(new Event('online'))
}

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange)
  globalThis.addEventListener('offline', onChange)
  return () => {
    globalThis.removeEventListener('online', onChange)
    globalThis.removeEventListener('offline', onChange)
  }
}

/** Whether there is a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** The time at which the page's content was stored, while it may be out of date. */
export function useCachedAt(): number | undefined {
  return useSyncExternalStore(subscribe, cachedAt, () => undefined)
}

/** For what failed without a connection: acts when there is one again. */
export function useOnReconnect(act: () => void): void {
  const onBack = useEffectEvent(act)
  useEffect(() => {
    if (isOnline()) return
    let isGone = false
    void waitForOnline().then(() => isGone || onBack())
    return () => {
      isGone = true
    }
  }, [])
}
