import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of a dialog when the button that had it goes away with a change of `content`. Attach the ref to
 * the part, with `tabIndex={-1}`; `isDialogOpen` tells that a dialog in front, opened from the part, is open.
 */
export function useKeptFocus<Part extends HTMLElement>(content: unknown, isDialogOpen: boolean) {
  const part = useRef<Part>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isInFront =
        !(target instanceof Element) || target.closest(DIALOG) !== part.current?.closest(DIALOG)
      // A closing dialog returns the focus itself.
      if (!isInFront) hadFocus.current = part.current?.contains(target) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is only lost when the content or the dialog changes
  useEffect(() => {
    if (isDialogOpen || !hadFocus.current) return
    // A closing dialog returns the focus a moment later, if it still can.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [content, isDialogOpen])

  return part
}

const DIALOG = '[role="dialog"]'
