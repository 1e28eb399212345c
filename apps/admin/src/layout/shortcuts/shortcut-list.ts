import type { ScreenLink } from '../screen'

type Shortcut = { label: string; keys: readonly string[]; second?: string }

type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] }

const GENERAL: ShortcutGroup = {
  title: 'General',
  shortcuts: [
    { label: 'Search or jump to…', keys: ['Ctrl', 'K'] },
    { label: 'New booking', keys: ['N'] },
    { label: 'Show shortcuts', keys: ['?'] },
    { label: 'Collapse sidebar', keys: ['['] },
    { label: 'Undo decline, cancellation or deletion', keys: ['U'] },
  ],
}

const LIST: ShortcutGroup = {
  title: 'In a list',
  shortcuts: [
    { label: 'Search list', keys: ['/'] },
    { label: 'Next row', keys: ['J'] },
    { label: 'Previous row', keys: ['K'] },
    { label: 'Open row', keys: ['Enter'] },
    { label: 'Approve', keys: ['A'] },
    { label: 'Decline', keys: ['D'] },
    { label: 'Select booking', keys: ['X'] },
  ],
}

const DIALOG: ShortcutGroup = {
  title: 'In a dialog',
  shortcuts: [
    { label: 'Confirm', keys: ['Enter'] },
    { label: 'Close without saving', keys: ['Esc'] },
  ],
}

/** Every shortcut, with those of the screens, in the order of the dialog. */
export function shortcutGroups(screens: readonly ScreenLink[]): readonly ShortcutGroup[] {
  const goTo = screens.flatMap(({ title, shortcut }) =>
    title && shortcut ? [{ label: title, keys: ['G'], second: shortcut.toUpperCase() }] : [],
  )
  return [GENERAL, { title: 'Go to', shortcuts: goTo }, LIST, DIALOG]
}
