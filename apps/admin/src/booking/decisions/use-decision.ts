import type { Answer } from '@luzzu/api-client'
import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { useCancelOrderBookingsMutation } from '@luzzu/api-client/orders'
import { useIdempotencyKey } from '@luzzu/page/area'
import { showError, showSuccess } from '@luzzu/ui'
import { errorReason } from '../../platform/api-errors'
import { type Confirmation, useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { useOfferUndo } from '../../platform/undo/use-undo'
import type { ShownRefund } from '../payments/refund/RefundChoice'
import { type DecidableBooking, type Decision, STATUS_AFTER } from './booking-decisions'
import { decisionCopy, undoCopy } from './decision.copy'

/** `reason`: of a cancellation, as typed; `refund`: what goes back with it. */
type BookingDecision = {
  decision: Decision
  booking: DecidableBooking
  reason?: string
  refund?: ShownRefund | undefined
}
export type UseDecisionResult = Confirmation<BookingDecision>

/** A decision about one booking, after confirmation; only an approval cannot be undone. `onDone` is called once it is made. */
export function useDecision({ onDone: onDecided }: { onDone?: () => void } = {}) {
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
      onDecided?.()
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

/** Sends a decision about a booking as it was displayed, which tells until when it can be undone, or undoes it. */
export function useSendDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [cancelBooking] = useCancelBookingMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()
  const [cancelOrderBookings] = useCancelOrderBookingsMutation()
  const keyOf = useIdempotencyKey()

  return {
    /** `reason`: of a cancellation. */
    send(
      decision: Decision,
      { id, etag: ifMatch }: DecidableBooking,
      reason = '',
    ): Promise<Answer<{ undoUntil: number | null }>> {
      if (decision === 'delete') return deleteBooking({ id, ifMatch })
      if (decision === 'cancel') return cancelBooking({ id, ifMatch, reason })
      return changeStatus({ id, ifMatch, status: STATUS_AFTER[decision] })
    },
    /** Cancels a booking for which something was paid. */
    sendCancellation(
      { id }: DecidableBooking,
      { orderId, percent, total }: ShownRefund,
      reason = '',
    ): Promise<Answer<{ undoUntil: number | null }>> {
      const request = { id: orderId, booking_ids: [id], refund_total: total, percent, reason: reason || null }
      return cancelOrderBookings({ ...request, key: keyOf(request) })
    },
    sendUndo: ({ id }: DecidableBooking): Promise<Answer<object>> => undoChange(id),
  }
}
