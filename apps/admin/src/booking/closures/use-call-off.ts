import { useCallOffBookingsMutation, useUndoCallOffMutation } from '@luzzu/api-client/closures'
import { validateCallOff } from '@luzzu/domain'
import { useFailure } from '@luzzu/page/form'
import { showError, showSuccess } from '@luzzu/ui'
import { type FormEvent, useState } from 'react'
import { errorReason } from '../../platform/loading/api-errors'
import { useOfferUndo } from '../../platform/undo/use-undo'
import { closureMessages } from './closures.copy'

/** Calls off the bookings of a closure with a message, and offers to undo it. A failure keeps what was typed. */
export function useCallOff(closureId: number, onDone: () => void) {
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const { failure, fail, clear } = useFailure()
  const [callOff, { isLoading }] = useCallOffBookingsMutation()
  const [undoCallOff] = useUndoCallOffMutation()
  const offerUndo = useOfferUndo()

  async function undo() {
    const { data, error } = await undoCallOff(closureId)
    if (error) showError(closureMessages.notRestored(errorReason(error)))
    else showSuccess(closureMessages.restored(data.restored))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    clear()
    const checked = validateCallOff({ message })
    if (!checked.ok) {
      setError(checked.errors.message)
      return
    }
    const { data, error: refusal } = await callOff({ id: closureId, ...checked.value })
    if (refusal) return fail(closureMessages.notCalledOff(errorReason(refusal)))
    const { cancelled, undoUntil } = data
    const done = closureMessages.calledOff(cancelled)
    if (undoUntil === null) showSuccess(done)
    else offerUndo({ message: done, bookings: [], until: undoUntil, undo: () => void undo() })
    onDone()
  }

  return {
    message,
    error,
    failure,
    isSubmitting: isLoading,
    submit: (event: FormEvent) => void submit(event),
    change(text: string) {
      setError(undefined)
      setMessage(text)
    },
  }
}
