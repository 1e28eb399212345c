import { useEffect, useRef } from 'react'
import { findRows, focusRow, indexOfRow } from './rows'

/**
 * Restores the focus when the focused element leaves a changing list: to its row, which may be another element now, to
 * the row in its place, or the list itself; where the list is gone, to the page. The list may be part of a dialog. Attach the ref to an element with
 * `tabIndex={-1}`; `isDialogOpen` tells that a dialog about the list is open.
 */
export function useRestoreFocus<Container extends HTMLElement>(rows: unknown, isDialogOpen = false) {
  const container = useRef<Container>(null)
  const last = useRef<{ key: string | undefined; index: number }>(undefined)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // A dialog in front of the list returns the focus itself when it closes.
      const around = container.current?.closest(DIALOG) ?? null
      if (!(target instanceof Element) || target.closest(DIALOG) !== around) return
      const rows = findRows(container.current)
      const index = indexOfRow(rows, target)
      const isInside = container.current?.contains(target) === true
      last.current = isInside ? { key: rows[index]?.dataset.key, index } : undefined
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is only lost when the rows or the dialog change
  useEffect(() => {
    const lost = last.current
    if (isDialogOpen || lost === undefined) return
    // A closing dialog returns the focus a moment later, if it still can.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const shown = findRows(container.current)
      const same = shown.find(({ dataset }) => dataset.key === lost.key)
      if (!focusRow(same ?? shown[Math.min(lost.index, shown.length - 1)])) {
        const fallback = container.current ?? document.querySelector('main')
        fallback?.focus({ preventScroll: true })
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [rows, isDialogOpen])

  return container
}

const DIALOG = '[role="dialog"], [role="alertdialog"]'
