import { useEffect, useRef } from 'react'
import { findRows, focusRow, indexOfRow } from './rows'

/**
 * Restores the focus when the focused element leaves a changing list: to the row in its place, or the list itself.
 * Attach the ref to an element with `tabIndex={-1}`; `isAsking` tells that a dialog about the list is open.
 */
export function useRestoreFocus<Container extends HTMLElement>(rows: unknown, isDialogOpen = false) {
  const container = useRef<Container>(null)
  const last = useRef<number>(undefined)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // A closing dialog returns the focus itself.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      const isInside = container.current?.contains(target) === true
      last.current = isInside ? indexOfRow(findRows(container.current), target) : undefined
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is only lost when the rows or the dialog change
  useEffect(() => {
    if (isDialogOpen || last.current === undefined) return
    // A closing dialog returns the focus a moment later, if it still can.
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
