import { useCallOffBookingsMutation, useUndoCallOffMutation } from '@luzzu/api-client/closures'
import { validateCallOff } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { showError, showSuccess, TextArea } from '@luzzu/ui'
import { errorReason } from '../../platform/api-errors'
import { useOfferUndo } from '../../platform/undo/use-undo'
import { AffectedBookings } from './AffectedBookings'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

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

type CallOff = { message: string }

/** Calls off the bookings of a closure with a message, and offers to undo it. A failure keeps what was typed. */
function useCallOff(closureId: number, onDone: () => void) {
  const form = useValidatedForm<CallOff, CallOff>({ defaultValues: { message: '' }, check: validateCallOff })
  const [callOff] = useCallOffBookingsMutation()
  const [undoCallOff] = useUndoCallOffMutation()
  const offerUndo = useOfferUndo()

  async function undo() {
    const { data, error } = await undoCallOff(closureId)
    if (error) showError(closureMessages.notRestored(errorReason(error)))
    else showSuccess(closureMessages.restored(data.restored))
  }

  const submit = form.onSubmit(async ({ message }) => {
    const { data, error } = await callOff({ id: closureId, message })
    if (error) return form.fail(closureMessages.notCalledOff(errorReason(error)))
    const { cancelled, undoUntil } = data
    const done = closureMessages.calledOff(cancelled)
    if (undoUntil === null) showSuccess(done)
    else offerUndo({ message: done, changed: [], until: undoUntil, undo: () => void undo() })
    onDone()
  })

  return { ...form, submit }
}
