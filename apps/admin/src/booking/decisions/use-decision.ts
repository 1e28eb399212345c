import { type Answer, isProblem } from '@luzzu/api-client'
import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useLazyFindBookingQuery,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { useCancelOrderBookingsMutation } from '@luzzu/api-client/orders'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney } from '@luzzu/domain'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { useNavigate } from '@luzzu/routing'
import { showError, showSuccess } from '@luzzu/ui'
import { useRef } from 'react'
import { errorReason } from '../../platform/api-errors'
import { type Confirmation, useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'
import { useOfferUndo } from '../../platform/undo/use-undo'
import { PATHS } from '../paths'
import type { ShownRefund } from '../payments/refund/RefundChoice'
import { cancelMessages } from '../payments/refund/refund.copy'
import { type DecidableBooking, type Decision, isOffered, STATUS_AFTER } from './booking-decisions'
import { decisionCopy, undoCopy } from './decision.copy'

/** `reason`: of a decline or a cancellation, as typed; `refund`: what goes back with it. */
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
  const [find] = useLazyFindBookingQuery()
  const navigate = useNavigate()
  const { currency } = useSite()

  /** What staff still have to do with the money of a cancelled booking. */
  function toHandOver(refund: ShownRefund | undefined) {
    if (!refund || refund.byHand.amount === 0) return undefined
    const amount = formatMoney(refund.byHand.amount, currency)
    if (!refund.byHand.isLater) return { message: cancelMessages.giveBack(amount) }
    const more = { label: cancelMessages.show, run: () => navigate(PATHS.payments) }
    return { message: cancelMessages.handOver(amount), more }
  }

  async function undo(booking: DecidableBooking) {
    const { error } = await sendUndo(booking)
    if (error) showError(`${undoCopy.failed(booking.id)} ${errorReason(error)}`)
    else showSuccess(undoCopy.done(booking.id))
  }

  /** The same decision about the booking as somebody else has left it, unless they have answered it. */
  async function renew(action: BookingDecision, error: unknown): Promise<BookingDecision> {
    if (!isProblem(error, 'precondition-failed') && !isProblem(error, 'refund-changed')) return action
    const { data: booking } = await find(action.booking.id)
    return booking && isOffered(action.decision, booking.status) ? { ...action, booking } : action
  }

  const { ask, ...confirmation } = useConfirmedAction({
    send: ({ decision, booking, reason, refund }: BookingDecision) =>
      refund ? sendCancellation(booking, refund, reason) : send(decision, booking, reason),
    onDone({ undoUntil }, { decision, booking, refund }) {
      onDecided?.()
      const byHand = toHandOver(refund)
      const done = [decisionCopy(decision, booking).done, byHand?.message].filter(Boolean).join(' ')
      if (undoUntil === null) return void showSuccess(done, byHand?.more)
      const changed = [booking.id]
      offerUndo({
        message: done,
        changed,
        until: undoUntil,
        undo: () => void undo(booking),
        more: byHand?.more,
      })
    },
    staysOpen: ({ reason, refund }) => Boolean(reason) || refund !== undefined,
    renew,
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
  const sent = useRef<SentRequest>(null)

  return {
    /** `reason`: of a decline or a cancellation. */
    send(
      decision: Decision,
      { id, etag: ifMatch }: DecidableBooking,
      reason = '',
    ): Promise<Answer<{ undoUntil: number | null }>> {
      if (decision === 'delete') return deleteBooking({ id, ifMatch })
      if (decision === 'cancel') return cancelBooking({ id, ifMatch, reason })
      return changeStatus({ id, ifMatch, status: STATUS_AFTER[decision], ...(reason && { reason }) })
    },
    /** Cancels or declines a booking for which something was paid. */
    async sendCancellation(
      { id, etag: ifMatch }: DecidableBooking,
      { orderId, percent, total }: ShownRefund,
      reason = '',
    ): Promise<Answer<{ undoUntil: number | null }>> {
      const request = { id: orderId, booking_ids: [id], refund_total: total, percent, reason: reason || null }
      sent.current = withKey(request, sent.current)
      const answer = await cancelOrderBookings({ ...request, ifMatch, key: sent.current.key })
      // Once it is undone, the same is another cancellation.
      if (!answer.error) sent.current = null
      return answer
    },
    sendUndo: ({ id }: DecidableBooking): Promise<Answer<object>> => undoChange(id),
  }
}
