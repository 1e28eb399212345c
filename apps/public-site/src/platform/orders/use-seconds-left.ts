import { useEffect, useState } from 'react'
import { secondsUntil } from './countdown'

const TICK_MS = 500

/** Seconds until an instant on the clock of `performance.now()`, which nobody can set; `undefined` where there is none. */
export function useSecondsLeft(until: number | null | undefined): number | undefined {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (until === null || until === undefined) return
    const tick = () => setNow(performance.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return until === null || until === undefined ? undefined : secondsUntil(until, Math.max(now, 0))
}
