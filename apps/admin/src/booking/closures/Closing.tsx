import { ClosureDialog } from './ClosureDialog'
import type { useClosing } from './use-closing'

/** The dialog that closes, from its first opening on; on the screens where closing is at hand, its code is there already. */
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
