import { lazyDialog } from '../../platform/lazy-dialog'
import { CLOSURES_COPY } from './closures.copy'
import type { useClosing } from './use-closing'

const ClosureDialog = lazyDialog(
  async () => (await import('./ClosureDialog')).ClosureDialog,
  CLOSURES_COPY.formTitle,
)

/** The dialog that closes, from its first opening on. */
export function Closing({ closing }: { closing: ReturnType<typeof useClosing> }) {
  if (!closing.value) return null
  return (
    <ClosureDialog
      key={closing.formKey}
      open={closing.isOpen}
      onClose={closing.close}
      date={closing.value}
      onCreated={closing.handleCreated}
    />
  )
}
