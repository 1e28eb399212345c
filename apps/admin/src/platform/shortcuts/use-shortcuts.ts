import { useNavigate } from '@luzzu/routing'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isInDialog, isTyping } from './is-typing'
import { type Wish, wishOf } from './pressed'

/** How long after `g` the second key may come, in milliseconds. */
const PATIENCE = 1500

type Handlers = Record<'palette' | 'sheet' | 'collapse' | 'undo', () => void>

/** The keys that work on every page of the admin. While a dialog is open they are the dialog's. */
export function useShortcuts(handlers: Handlers) {
  const navigate = useNavigate()
  const beganAt = useRef(Number.NEGATIVE_INFINITY)

  function fulfil(wish: Wish) {
    switch (wish.kind) {
      case 'palette':
      case 'sheet':
      case 'collapse':
      case 'undo':
        return handlers[wish.kind]()
      case 'go':
        return navigate(wish.path)
    }
  }
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog()) return
    const began = event.timeStamp - beganAt.current < PATIENCE
    const wish = wishOf(event, { isTyping: isTyping(event.target), began })
    beganAt.current = wish.kind === 'begin' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (wish.kind === 'nothing') return
    event.preventDefault()
    fulfil(wish)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    // Before the keys of lists: after `g` a letter means a place.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
