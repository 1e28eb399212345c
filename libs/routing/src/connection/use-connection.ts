import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isOnline, lastSeenAt, waitForOnline } from './connection'

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
export function useLastSeenAt(): number | undefined {
  return useSyncExternalStore(subscribe, lastSeenAt, () => undefined)
}

/** For what failed without a connection: acts when there is one again. */
export function useWhenBackOnline(act: () => void): void {
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
