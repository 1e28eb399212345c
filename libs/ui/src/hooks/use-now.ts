import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time, re-rendering every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, MINUTE)
    // Timers pause in sleep mode and in hidden tabs.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
