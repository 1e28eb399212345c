import { useNavigate } from '@luzzu/routing'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScreenLink } from '../screen'
import { isInDialog, isTyping } from './is-typing'
import { type ShortcutCommand, shortcutCommandFor } from './shortcut-command'

/** Time for the second key after `g`, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1500

type Handlers = Record<'palette' | 'sheet' | 'collapse' | 'undo', () => void>

/** The global shortcuts of the admin, disabled while a dialog is open. */
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
    // Runs before the shortcuts of lists: after `g` a letter names a screen.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
