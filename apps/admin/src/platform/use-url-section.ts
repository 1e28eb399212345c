import { useLocation } from '@luzzu/routing'
import { useEffect, useRef } from 'react'

/** For a section of a page with `tabIndex={-1}`: where the address names it, it is scrolled to and takes the focus. */
export function useUrlSection(id: string) {
  const { hash, key } = useLocation()
  const section = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation to the same section
  useEffect(() => {
    if (hash !== `#${id}`) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [hash, key, id])

  return section
}
