import { useEffect, useRef } from 'react'
import { findRows, focusRow, indexOfRow } from './rows'

/**
 * Keeps the keyboard near where it was: when what had the focus goes from a list that changes, the row
 * that now stands in its place takes it, or the list itself. Give the ref to an element with
 * `tabIndex={-1}`; `isAsking` tells that a dialog about the list is open.
 */
export function useRestoreFocus<Container extends HTMLElement>(rows: unknown, isDialogOpen = false) {
  const container = useRef<Container>(null)
  const last = useRef<number>(undefined)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // From a dialog the focus comes back to where it was.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      const isInside = container.current?.contains(target) === true
      last.current = isInside ? indexOfRow(findRows(container.current), target) : undefined
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the rows, or of what covers them, can take the focus away
  useEffect(() => {
    if (isDialogOpen || last.current === undefined) return
    // A dialog that closes gives the focus back a moment later, where it still can.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const shown = findRows(container.current)
      if (!focusRow(shown[Math.min(last.current ?? 0, shown.length - 1)])) {
        container.current?.focus({ preventScroll: true })
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [rows, isDialogOpen])

  return container
}
