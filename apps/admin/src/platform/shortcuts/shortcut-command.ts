import type { ScreenLink } from '../screen'

/** `begin` starts the sequence of `g` and the key of a screen. */
export type ShortcutCommand =
  | { kind: 'palette' | 'sheet' | 'collapse' | 'undo' | 'begin' | 'nothing' }
  | { kind: 'go'; path: string }

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const NO_COMMAND: ShortcutCommand = { kind: 'nothing' }

/** Single keys are ignored while the user types; Ctrl K always works. */
export function shortcutCommandFor(
  { key, ctrlKey, metaKey, altKey }: Keys,
  state: { isTyping: boolean; began: boolean },
  screens: readonly ScreenLink[],
): ShortcutCommand {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' }
  if (state.isTyping || ctrlKey || metaKey || altKey) return NO_COMMAND
  if (state.began) {
    const target = screens.find(({ shortcut }) => shortcut === key.toLowerCase())
    return target ? { kind: 'go', path: target.path } : NO_COMMAND
  }
  switch (key) {
    case '?':
      return { kind: 'sheet' }
    case '[':
      return { kind: 'collapse' }
    case 'u':
      return { kind: 'undo' }
    case 'g':
      return { kind: 'begin' }
    default:
      return NO_COMMAND
  }
}
