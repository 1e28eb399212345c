import { useEffect, useRef } from 'react'

/** Whether the page is still open, for what its late answers may do: nobody is led away from another page. */
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
