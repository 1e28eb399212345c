import { useEffect, useState } from 'react'

/** A busy page loads them nevertheless. */
const TIMEOUT_MS = 2000

/** Whether the browser has had nothing to do since `isReady`; for parts that nobody sees yet. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const markIdle = () => setIdle(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(markIdle)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(markIdle, { timeout: TIMEOUT_MS })
    return () => cancelIdleCallback(request)
  }, [isReady])
  return isIdle
}
