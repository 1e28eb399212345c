import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard near where it was: when what had the focus goes from a list that changes, the
 * list itself takes it. Give the ref to an element with `tabIndex={-1}`.
 */
export function useKeptFocus<Place extends HTMLElement>(rows: unknown) {
  const place = useRef<Place>(null)
  const wasInside = useRef(false)

  useEffect(() => {
    const follow = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Node && place.current?.contains(event.target) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the rows can take the focus away
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
  }, [rows])

  return place
}
