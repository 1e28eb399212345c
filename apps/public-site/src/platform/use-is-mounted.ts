import { useEffect, useRef } from 'react'

/** Whether the page is still open, so that a late response does not navigate away from another page. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
