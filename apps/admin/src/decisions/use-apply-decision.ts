import {
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { showError, showSuccess, showUndo } from '@luzzu/ui'
import { isWorthRetrying, reasonOf } from '../loading/failure'
import { canBeUndone, type Decidable, type Decision, STATUS_AFTER } from './booking-decisions'
import { undoWords, wordsOf } from './decision-words'

/** Carries out a decision and says how it went; what failed can be tried again, some can be undone. */
export function useApplyDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()

  const send = (decision: Decision, id: number): Promise<unknown> =>
    decision === 'delete'
      ? deleteBooking(id).unwrap()
      : changeStatus({ id, status: STATUS_AFTER[decision] }).unwrap()

  async function undo(id: number) {
    try {
      await undoChange(id).unwrap()
      showSuccess(undoWords.done(id))
    } catch (error) {
      showError(`${undoWords.failed(id)} ${reasonOf(error)}`)
    }
  }

  return async function apply(decision: Decision, booking: Decidable): Promise<void> {
    const words = wordsOf(decision, booking)
    try {
      await send(decision, booking.id)
      if (canBeUndone(decision)) showUndo(words.done, () => void undo(booking.id))
      else showSuccess(words.done)
    } catch (error) {
      const retry = isWorthRetrying(error) ? { retry: () => void apply(decision, booking) } : {}
      showError(`${words.failed} ${reasonOf(error)}`, retry)
    }
  }
}
