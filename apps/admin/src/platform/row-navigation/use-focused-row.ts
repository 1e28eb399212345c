import { useLocation } from '@luzzu/routing'
import { type RefObject, useEffect } from 'react'
import { findRows, focusRow } from './rows'

/** What a navigation carries along to focus a row of the list to which it leads. */
export const rowState = (key: string | number) => ({ row: String(key) })

/** The row that the last navigation has named by {@link rowState}. */
export function useNamedRow(): string | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('row' in state)) return undefined
  return typeof state.row === 'string' ? state.row : undefined
}

/**
 * Scrolls to the row with a key and focuses it as soon as it can be, once for each navigation. Whoever does something
 * else before keeps the focus.
 */
export function useFocusedRow(container: RefObject<HTMLElement | null>, key: string | undefined): void {
  const { key: visit } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit leads to the same row again
  useEffect(() => {
    const list = container.current
    if (!list || key === undefined) return
    const seeking = new AbortController()
    const { signal } = seeking
    const stop = () => seeking.abort()
    let frame = requestAnimationFrame(focusWhenReachable)
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(focusWhenReachable)
    })

    function focusWhenReachable() {
      const row = findRows(list).find(({ dataset }) => dataset.key === key)
      if (!row) return
      // The dialog that led here closes first, and then returns the focus.
      if (row.closest('[inert]') || document.querySelector('[role="dialog"]')) {
        frame = requestAnimationFrame(focusWhenReachable)
        return
      }
      stop()
      row.scrollIntoView({ block: 'center', behavior: 'instant' })
      focusRow(row)
    }

    observer.observe(list, { childList: true, subtree: true })
    // While they are captured, so that the press that led here is not among them.
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, { signal, capture: true })
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    })
    return stop
  }, [key, visit])
}
