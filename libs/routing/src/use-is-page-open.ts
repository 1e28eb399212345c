import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether the page is still open, so that what comes late does not navigate away from another page. A page whose
 * address has changed was left, though it stays mounted until the next one has loaded.
 */
export function useIsPageOpen(): () => boolean {
  const { pathname } = useLocation()
  const path = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses may share a page, which stays mounted between them
  useEffect(() => {
    path.current = globalThis.location.pathname
    return () => {
      path.current = undefined
    }
  }, [pathname])
  return () => path.current === globalThis.location.pathname
}
