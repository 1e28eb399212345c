import { showError, showSuccess } from '@luzzu/ui'
import { errorReason, isRetryable } from '../loading/api-errors'
import type { DecidableBooking, Decision } from './booking-decisions'
import { decisionCopy, undoCopy } from './decision.copy'
import { useOfferUndo } from './use-offer-undo'
import { useSendDecision } from './use-send-decision'

/** Carries out a decision and says how it went; what failed can be tried again, some can be undone. */
export function useApplyDecision() {
  const { send, sendUndo } = useSendDecision()
  const offerUndo = useOfferUndo()

  async function undo(id: number) {
    try {
      await sendUndo(id)
      showSuccess(undoCopy.done(id))
    } catch (error) {
      showError(`${undoCopy.failed(id)} ${errorReason(error)}`)
    }
  }

  return async function apply(decision: Decision, booking: DecidableBooking): Promise<void> {
    const copy = decisionCopy(decision, booking)
    try {
      const { undoUntil } = await send(decision, booking.id)
      if (undoUntil !== null) offerUndo(copy.done, undoUntil, () => void undo(booking.id))
      else showSuccess(copy.done)
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void apply(decision, booking) } : {}
      showError(`${copy.failed} ${errorReason(error)}`, retry)
    }
  }
}
