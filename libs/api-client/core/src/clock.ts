import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Less may be the way of an answer, and changes nothing on a page. */
const TOLERANCE_MS = 2 * MINUTE_MS

/** What a visitor waits for before the clock of the device decides. */
const TIME_TIMEOUT_MS = 3000

/** How far the clock of the server is ahead of that of the device, in milliseconds. */
let offsetMs = 0
let isKnown = false
let answer: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What comes while there is no connection was stored at another time, by the service worker. */
const isStored = () =>
  globalThis.navigator?.onLine === false ||
  globalThis.document?.documentElement.dataset.lastSeen !== undefined

/** Compares the clocks: a phone whose clock is wrong by a day would offer the wrong days. */
export function recordServerTime(response: Response | undefined): void {
  const measured = Date.parse(response?.headers.get('date') ?? '') - Date.now()
  // Dates of another origin cannot be read.
  if (Number.isNaN(measured) || isStored()) return
  isKnown = true
  if (Math.abs(measured - offsetMs) <= TOLERANCE_MS) return
  offsetMs = measured
  for (const listener of listeners) listener()
}

/**
 * The time by the clock of the server, once it has answered: the current one, or that at which the clock of the device was
 * `at`, in milliseconds.
 */
export const serverNow = (at = Date.now()) => new Date(at + offsetMs)

/**
 * Asks the server at `address` for its time, unless one of its answers told it before. Without an answer in time the
 * clock of the device stays all there is.
 */
export async function fetchServerTime(address: string): Promise<void> {
  if (isKnown) return
  // The service worker answers GET alone.
  answer ??= fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(TIME_TIMEOUT_MS) })
    .then(recordServerTime, () => {})
    .finally(() => {
      answer = undefined
    })
  await answer
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In milliseconds: at the next whole minute a slot may begin, and who has not come is late. */
export const untilNextMinute = (at: number) => MINUTE_MS - (at % MINUTE_MS)

/** The current time by the clock of the server, re-rendering as each minute begins. */
export function useNow(): Date {
  const currentOffsetMs = useSyncExternalStore(
    subscribe,
    () => offsetMs,
    () => 0,
  )
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setTimeout(tick, untilNextMinute(now + currentOffsetMs))
    // Timers pause in sleep mode and in hidden tabs.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, currentOffsetMs])
  return useMemo(() => new Date(now + currentOffsetMs), [now, currentOffsetMs])
}
