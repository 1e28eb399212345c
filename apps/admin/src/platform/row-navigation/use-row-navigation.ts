import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isInDialog, isTyping } from '../shortcuts/is-typing'
import { rowCommandFor, stepTo } from './row-command'
import { findRows, focusRow, indexOfRow } from './rows'

/**
 * Keyboard navigation of a list: from row to row, and letters that act on the focused row. `acts` receive the row's
 * `data-key`.
 */
export function useRowNavigation(
  container: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (key: string) => void>>,
) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog()) return
    const rows = findRows(container.current)
    const at = indexOfRow(rows, document.activeElement)
    const command = rowCommandFor(event, at >= 0)
    if (command?.kind === 'step' && focusRow(rows[stepTo(at, command.by, rows.length)]))
      event.preventDefault()
    const act = command?.kind === 'act' ? actions[command.key] : undefined
    const key = rows[at]?.dataset.key
    if (!act || key === undefined) return
    event.preventDefault()
    act(key)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
