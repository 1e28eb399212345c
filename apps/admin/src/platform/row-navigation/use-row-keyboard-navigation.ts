import { useShortcuts } from '@luzzu/ui'
import type { RefObject } from 'react'
import { findRows, focusRow, indexOfRow, stepTo } from './rows'

/**
 * The keys of a list: j and k move from row to row, arrows do within the rows, and each key of `actions` acts on the
 * focused row by its `data-key`.
 */
export function useRowKeyboardNavigation(
  container: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (key: string) => void>>,
) {
  function move(by: 1 | -1, onlyWithin: boolean): boolean {
    const rows = findRows(container.current)
    const at = indexOfRow(rows, document.activeElement)
    return !(onlyWithin && at < 0) && focusRow(rows[stepTo(at, by, rows.length)])
  }
  const act = (action: (key: string) => void) => () => {
    const rows = findRows(container.current)
    const key = rows[indexOfRow(rows, document.activeElement)]?.dataset.key
    if (key !== undefined) action(key)
    return key !== undefined
  }

  useShortcuts({
    j: () => move(1, false),
    k: () => move(-1, false),
    ArrowDown: () => move(1, true),
    ArrowUp: () => move(-1, true),
    ...Object.fromEntries(Object.entries(actions).map(([key, action]) => [key, act(action)])),
  })
}
