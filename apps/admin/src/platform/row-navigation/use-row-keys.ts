import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isInDialog, isTyping } from '../shortcuts/is-typing'
import { rowWishOf, stepTo } from './row-wish'
import { focusRow, rowAround, rowsIn } from './rows'

/**
 * The keys of a list: from row to row, and by a letter what can be done with the row in which the focus
 * is. `acts` gets the row's `data-key`.
 */
export function useRowKeys(
  place: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, (key: string) => void>>,
) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isInDialog()) return
    const rows = rowsIn(place.current)
    const at = rowAround(rows, document.activeElement)
    const wish = rowWishOf(event, at >= 0)
    if (wish?.kind === 'step' && focusRow(rows[stepTo(at, wish.by, rows.length)])) event.preventDefault()
    const act = wish?.kind === 'act' ? acts[wish.key] : undefined
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
