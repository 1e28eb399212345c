import { Dialog, DialogCloseButton } from '@luzzu/ui'
import type { Callee } from './phone-calls'
import { PHONE_CALLS_COPY as COPY } from './phone-calls.copy'
import { ToCall } from './ToCall'

type CallsDialogProps = { open: boolean; onClose: () => void; customers: readonly Callee[] }

/** Whom no email has told that their booking is cancelled, to be ticked off as they are called. */
export function CallsDialog({ open, onClose, customers }: CallsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={COPY.customersToCall}
      actions={<DialogCloseButton>{COPY.done}</DialogCloseButton>}
    >
      <ToCall customers={customers} />
    </Dialog>
  )
}
