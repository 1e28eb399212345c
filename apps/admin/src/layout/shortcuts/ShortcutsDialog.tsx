import { Dialog, Kbd, media, Stack, Switch, token, useCharacterShortcuts } from '@luzzu/ui'
import styled from 'styled-components'
import type { ScreenLink } from '../screen'

type ShortcutsDialogProps = { screens: readonly ScreenLink[]; open: boolean; onClose: () => void }

/** Lists every shortcut, and turns those of single keys off, for this browser. */
export function ShortcutsDialog({ screens, open, onClose }: ShortcutsDialogProps) {
  const [isOn, setOn] = useCharacterShortcuts()
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="wide">
      <Stack gap={4}>
        <Switch
          label="Single-key shortcuts"
          description="Off, only Ctrl K and the keys of lists and dialogs, such as Enter and Esc, do something. Kept in this browser."
          checked={isOn}
          onChange={setOn}
        />
        {/* Focusable, so that it can be scrolled by keyboard. */}
        <Groups tabIndex={0} role="group" aria-label="Keyboard shortcuts">
          {shortcutGroups(screens).map(({ title, shortcuts }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {shortcuts.map(({ label, keys, second }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                      {second && (
                        <>
                          then <Kbd>{second}</Kbd>
                        </>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Groups>
      </Stack>
    </Dialog>
  )
}

const Groups = styled.div`
  columns: 2;
  column-gap: ${token('space-6')};

  ${media.phone} {
    columns: 1;
  }
  section {
    break-inside: avoid;
    margin-bottom: ${token('space-4')};
  }
  h3 {
    margin-bottom: ${token('space-1')};
    color: ${token('text-muted')};
    font-family: ${token('font-body')};
    font-size: ${token('text-sm')};
    letter-spacing: 0;
  }
  dl > div {
    display: flex;
    align-items: center;
    min-height: ${token('control-tiny')};
    font-size: ${token('text-table')};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    margin-inline-start: auto;
    color: ${token('text-muted')};
  }
`

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
function shortcutGroups(screens: readonly ScreenLink[]): readonly ShortcutGroup[] {
  const goTo = screens.flatMap(({ title, shortcut }) =>
    title && shortcut ? [{ label: title, keys: ['G'], second: shortcut.toUpperCase() }] : [],
  )
  return [GENERAL, LIST, DIALOG, { title: 'Go to', shortcuts: goTo }]
}
