import { useLocation } from '@luzzu/routing'
import { useEffect } from 'react'

/** Scrolls to the section in the URL's hash, also on repeated clicks. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation to the same hash
  useEffect(() => {
    if (hash === '') return
    const part = document.getElementById(hash.slice(1))
    if (!part) return
    // CSS decides whether scrolling is smooth, so that reduced motion is respected.
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash, key])
}
