import { Dialog, Kbd } from '@luzzu/ui'
import { Groups } from './ShortcutsDialog.styles'
import { SHORTCUT_GROUPS } from './shortcut-list'

/** Every key that does something, on one sheet. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="wide">
      {/* On a small screen it scrolls, which has to work by keyboard. */}
      <Groups tabIndex={0} role="group" aria-label="Keyboard shortcuts">
        {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
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
