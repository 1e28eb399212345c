import { useLocation } from '@luzzu/routing'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { findRows, focusRow } from './rows'

/** What a navigation carries along to focus a row of the list to which it leads. */
export const rowState = (key: string | number) => ({ row: String(key) })

/** The same, and that its details are opened. */
export const detailsState = (key: string | number) => ({ ...rowState(key), isOpened: true })

function useNavigationState(): object {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null ? state : {}
}

/** The row that the last navigation has named by {@link rowState}. */
export function useNamedRow(): string | undefined {
  const state = useNavigationState()
  return 'row' in state && typeof state.row === 'string' ? state.row : undefined
}

/** Whether its details are to be opened, by {@link detailsState}. */
export function useIsNamedRowOpened(): boolean {
  const state = useNavigationState()
  return 'isOpened' in state && state.isOpened === true
}

/**
 * Scrolls to the row with a key and focuses it as soon as it can be, once for each navigation. Whoever does something
 * else before keeps the focus. What `onFocused` opens returns the focus there.
 */
export function useFocusedRow(
  container: RefObject<HTMLElement | null>,
  key: string | undefined,
  onFocused?: () => void,
): void {
  const { key: visit } = useLocation()
  const tellFocused = useEffectEvent(() => onFocused?.())

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
      tellFocused()
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
