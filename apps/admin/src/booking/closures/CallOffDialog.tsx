import type { ManifestEntry } from '@luzzu/domain/contracts'
import { FormDialog } from '@luzzu/page/form'
import { TextArea } from '@luzzu/ui'
import { AffectedBookings } from './AffectedBookings'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'
import { useCallOff } from './use-call-off'

type CallOffDialogProps = {
  open: boolean
  onClose: () => void
  closureId: number
  bookings: readonly ManifestEntry[]
}

/** Cancels the bookings that no longer fit, with one message to all customers. */
export function CallOffDialog({ open, onClose, closureId, bookings }: CallOffDialogProps) {
  const form = useCallOff(closureId, onClose)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={closureMessages.callOffTitle(bookings.length)}
      size="medium"
      form={form}
      submit={{ variant: 'danger', children: closureMessages.callOffConfirm(bookings.length) }}
      cancelLabel={COPY.cancel}
    >
      <AffectedBookings bookings={bookings} count={bookings.length} />
      <TextArea label={COPY.message} hint={COPY.messageHint} data-autofocus {...form.field('message')} />
      <p>{closureMessages.callOffConsequence(bookings.length)}</p>
    </FormDialog>
  )
}
