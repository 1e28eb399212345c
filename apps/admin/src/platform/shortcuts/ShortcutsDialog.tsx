import { Dialog, Kbd } from '@luzzu/ui'
import type { ScreenLink } from '../screen'
import { Groups } from './ShortcutsDialog.styles'
import { shortcutGroups } from './shortcut-list'

type ShortcutsDialogProps = { screens: readonly ScreenLink[]; open: boolean; onClose: () => void }

/** Lists every shortcut. */
export function ShortcutsDialog({ screens, open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="wide">
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
    </Dialog>
  )
}
