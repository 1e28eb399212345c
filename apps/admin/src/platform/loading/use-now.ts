import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The present minute; a page that shows it is shown anew when it has passed. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
