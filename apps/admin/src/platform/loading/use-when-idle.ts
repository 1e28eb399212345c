import { useEffect, useState } from 'react'

/** Whether the browser has had nothing to do since `isReady`; for parts that nobody sees yet. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const notice = () => setIdle(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(notice)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(notice)
    return () => cancelIdleCallback(request)
  }, [isReady])
  return isIdle
}
