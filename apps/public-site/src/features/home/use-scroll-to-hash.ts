import { useLocation } from '@luzzu/routing'
import { useEffect } from 'react'

/** Goes to the part of the page that the address names, also when it is asked for a second time. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit of the same address
  useEffect(() => {
    if (hash === '') return
    const part = document.getElementById(hash.slice(1))
    if (!part) return
    // The style sheet says whether this is smooth, so that reduced motion is respected.
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash, key])
}
