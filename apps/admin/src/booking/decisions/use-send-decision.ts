import type { Answer } from '@luzzu/api-client'
import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { useCancelOrderBookingsMutation } from '@luzzu/api-client/orders'
import { type SentRequest, withKey } from '@luzzu/page/area'
import { useRef } from 'react'
import type { ShownRefund } from '../payments/refund/RefundChoice'
import { type DecidableBooking, type Decision, STATUS_AFTER } from './booking-decisions'

/** Sends a decision about a booking as it was displayed, which tells until when it can be undone, or undoes it. */
export function useSendDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [cancelBooking] = useCancelBookingMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()
  const [cancelOrderBookings] = useCancelOrderBookingsMutation()
  const sent = useRef<SentRequest>(null)

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
      sent.current = withKey(request, sent.current)
      return cancelOrderBookings({ ...request, key: sent.current.key })
    },
    sendUndo: ({ id }: DecidableBooking): Promise<Answer<object>> => undoChange(id),
  }
}
