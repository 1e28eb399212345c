import { showError, showSuccess } from '@luzzu/ui'
import { errorReason } from '../../platform/api-errors'
import { type Confirmation, useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { useOfferUndo } from '../../platform/undo/use-undo'
import type { ShownRefund } from '../payments/refund/RefundChoice'
import type { DecidableBooking, Decision } from './booking-decisions'
import { decisionCopy, undoCopy } from './decision.copy'
import { useSendDecision } from './use-send-decision'

/** `reason`: of a cancellation, as typed; `refund`: what goes back with it. */
type BookingDecision = {
  decision: Decision
  booking: DecidableBooking
  reason?: string
  refund?: ShownRefund | undefined
}
export type UseDecisionResult = Confirmation<BookingDecision>

/** A decision about one booking, after confirmation; only an approval cannot be undone. */
export function useDecision() {
  const { send, sendCancellation, sendUndo } = useSendDecision()
  const offerUndo = useOfferUndo()

  async function undo(booking: DecidableBooking) {
    const { error } = await sendUndo(booking)
    if (error) showError(`${undoCopy.failed(booking.id)} ${errorReason(error)}`)
    else showSuccess(undoCopy.done(booking.id))
  }

  const { ask, ...confirmation } = useConfirmedAction({
    send: ({ decision, booking, reason, refund }: BookingDecision) =>
      refund ? sendCancellation(booking, refund, reason) : send(decision, booking, reason),
    onDone({ undoUntil }, { decision, booking }) {
      const { done } = decisionCopy(decision, booking)
      if (undoUntil === null) return void showSuccess(done)
      const changed = [booking.id]
      offerUndo({ message: done, changed, until: undoUntil, undo: () => void undo(booking) })
    },
    staysOpen: ({ reason, refund }) => Boolean(reason) || refund !== undefined,
    failed: ({ decision, booking }, reason) => `${decisionCopy(decision, booking).failed} ${reason}`,
  })

  return {
    ...confirmation,
    ask: (decision: Decision, booking: DecidableBooking) => ask({ decision, booking }),
  }
}
