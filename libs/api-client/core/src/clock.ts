import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Less may be the way of an answer, and changes nothing on a page. */
const TOLERANCE_MS = 2 * MINUTE_MS

/** How far the clock of the server is ahead of that of the device, in milliseconds. */
let ahead = 0
const listeners = new Set<() => void>()

/** What comes while there is no connection was stored at another time, by the service worker. */
const isStored = () =>
  globalThis.navigator?.onLine === false ||
  globalThis.document?.documentElement.dataset.lastSeen !== undefined

/** Compares the clocks: a phone whose clock is wrong by a day would offer the wrong days. */
export function noteServerTime(response: Response | undefined): void {
  const measured = Date.parse(response?.headers.get('date') ?? '') - Date.now()
  // Also where it is no number, as on another origin, whose dates cannot be read.
  if (!(Math.abs(measured - ahead) > TOLERANCE_MS) || isStored()) return
  ahead = measured
  for (const listener of listeners) listener()
}

/** The current time by the clock of the server, once it has answered. */
export const serverNow = () => new Date(Date.now() + ahead)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current time by the clock of the server, re-rendering every minute. */
export function useNow(): Date {
  const aheadBy = useSyncExternalStore(
    subscribe,
    () => ahead,
    () => 0,
  )
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, MINUTE_MS)
    // Timers pause in sleep mode and in hidden tabs.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return useMemo(() => new Date(now + aheadBy), [now, aheadBy])
}
