import { type BookingStatus, canCancel, canTransition } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { amountOnHold } from '../payments/hold/describe-hold'
import { type BookedContact, isEmailed } from '../phone-calls/phone-calls'

/** Decisions of staff about a booking. */
export const DECISIONS = ['approve', 'decline', 'cancel', 'delete'] as const
export type Decision = (typeof DECISIONS)[number]

/** Decisions about many bookings at once; a cancellation is about one. */
export type BulkDecision = Exclude<Decision, 'cancel'>

/** The fields of a booking that a decision needs. */
export type DecidableBooking = Pick<
  Booking,
  | 'id'
  | 'username'
  | 'id_product_fk'
  | 'product_name'
  | 'booking_date'
  | 'slot_name'
  | 'time_range'
  | 'guests'
  | 'status'
  | 'etag'
  | 'order_id'
  | 'paid'
  | 'authorized'
> &
  BookedContact

/** Whether a booking is kept as cancelled: its customer is told why, and what was paid goes back. */
export const endsBooking = (decision: Decision) => decision === 'decline' || decision === 'cancel'

/** The status after a decision about a request. */
export const STATUS_AFTER = { approve: 'Confirmed', decline: 'Cancelled' } as const satisfies Partial<
  Record<Decision, BookingStatus>
>

export function isOffered(decision: Decision, status: BookingStatus): boolean {
  if (decision === 'delete') return true
  return decision === 'cancel' ? canCancel(status) : canTransition('staff', status, STATUS_AFTER[decision])
}

/** Whether the customer has to hear of a decision by phone; that a cancelled booking is deleted is news to nobody. */
export function needsCall(decision: Decision, booking: DecidableBooking, hasMailServer = true): boolean {
  return !isEmailed(booking, hasMailServer) && !(decision === 'delete' && booking.status === 'Cancelled')
}

/** The booking with its order, where a card waits for the answer to it. */
export function heldBooking<Of extends DecidableBooking>(
  booking: Of,
): (Of & { order_id: number }) | undefined {
  const { order_id } = booking
  return order_id && amountOnHold(booking) > 0 ? { ...booking, order_id } : undefined
}

/** The booking with its order, where money would go back with a decision. */
export function refundedBooking<Of extends DecidableBooking>(
  decision: Decision,
  booking: Of,
): (Of & { order_id: number }) | undefined {
  const { order_id, paid = 0 } = booking
  return endsBooking(decision) && order_id && paid > 0 ? { ...booking, order_id } : undefined
}

/** Whether a decision about many takes this one as well: what goes back is confirmed booking by booking. */
export const isOfferedForMany = (decision: BulkDecision, booking: DecidableBooking): boolean =>
  isOffered(decision, booking.status) && !refundedBooking(decision, booking)
