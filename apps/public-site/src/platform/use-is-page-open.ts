import { useEffect, useRef } from 'react'

/**
 * Whether the page is still open, so that a late response does not navigate away from another page. A page whose
 * address has changed was left, though it stays mounted until the next one has loaded.
 */
export function useIsPageOpen(): () => boolean {
  const path = useRef<string>(undefined)
  useEffect(() => {
    path.current = globalThis.location.pathname
    return () => {
      path.current = undefined
    }
  }, [])
  return () => path.current === globalThis.location.pathname
}
