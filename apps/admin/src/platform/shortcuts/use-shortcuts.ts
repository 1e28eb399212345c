import { useNavigate } from '@luzzu/routing'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScreenLink } from '../screen'
import { isInDialog, isTyping } from './is-typing'
import { type ShortcutCommand, shortcutCommandFor } from './shortcut-command'

/** How long after `g` the second key may come, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1500

type Handlers = Record<'palette' | 'sheet' | 'collapse' | 'undo', () => void>

/** The keys that work on every page of the admin. While a dialog is open they are the dialog's. */
export function useShortcuts(screens: readonly ScreenLink[], handlers: Handlers) {
  const navigate = useNavigate()
  const beganAt = useRef(Number.NEGATIVE_INFINITY)

  function run(command: ShortcutCommand) {
    switch (command.kind) {
      case 'palette':
      case 'sheet':
      case 'collapse':
      case 'undo':
        return handlers[command.kind]()
      case 'go':
        return navigate(command.path)
    }
  }
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog()) return
    const began = event.timeStamp - beganAt.current < SEQUENCE_TIMEOUT_MS
    const command = shortcutCommandFor(event, { isTyping: isTyping(event.target), began }, screens)
    beganAt.current = command.kind === 'begin' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (command.kind === 'nothing') return
    event.preventDefault()
    run(command)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    // Before the keys of lists: after `g` a letter means a place.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
