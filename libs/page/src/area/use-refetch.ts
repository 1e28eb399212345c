import { useEffect, useRef } from 'react'

/**
 * Fetches a query again; does nothing once its component has gone, where RTK Query throws. For code that goes on after a
 * request, by whose answer the page may have been left.
 */
export function useRefetch<Result>(refetch: () => Result): () => Result | undefined {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => (isMounted.current ? refetch() : undefined)
}
