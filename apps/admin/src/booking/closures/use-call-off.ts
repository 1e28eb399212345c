import { useCallOffBookingsMutation, useUndoCallOffMutation } from '@luzzu/api-client/closures'
import { validateCallOff } from '@luzzu/domain'
import { useValidatedForm } from '@luzzu/page/form'
import { showError, showSuccess } from '@luzzu/ui'
import { errorReason } from '../../platform/api-errors'
import { useOfferUndo } from '../../platform/undo/use-undo'
import { closureMessages } from './closures.copy'

type CallOff = { message: string }

/** Calls off the bookings of a closure with a message, and offers to undo it. A failure keeps what was typed. */
export function useCallOff(closureId: number, onDone: () => void) {
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
