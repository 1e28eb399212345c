import { fail, ok, type Result } from '../result'

export const BOOKING_STATUSES = ['Pending', 'Confirmed', 'Cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** How a booking came to be cancelled: `cancelled` by staff once it was confirmed, `declined` before. */
export const CANCELLATION_KINDS = ['by-customer', 'declined', 'cancelled', 'called-off', 'expired'] as const
export type CancellationKind = (typeof CANCELLATION_KINDS)[number]

/** Who changes a booking: staff, its customer, or the server when a request expires. */
export type BookingActor = 'staff' | 'customer' | 'system'

const TRANSITIONS: Record<BookingActor, Record<BookingStatus, readonly BookingStatus[]>> = {
  staff: { Pending: ['Confirmed', 'Cancelled'], Confirmed: [], Cancelled: [] },
  customer: { Pending: ['Cancelled'], Confirmed: ['Cancelled'], Cancelled: [] },
  system: { Pending: ['Cancelled'], Confirmed: [], Cancelled: [] },
}

export function isBookingStatus(value: unknown): value is BookingStatus {
  return BOOKING_STATUSES.some((status) => status === value)
}

export function canTransition(actor: BookingActor, current: BookingStatus, wanted: BookingStatus): boolean {
  return TRANSITIONS[actor][current].includes(wanted)
}

/** Setting the current status is a no-op, not an error. */
export function changeStatus(
  actor: BookingActor,
  current: BookingStatus,
  wanted: BookingStatus,
): Result<BookingStatus, 'booking/invalid-state'> {
  return current === wanted || canTransition(actor, current, wanted)
    ? ok(wanted)
    : fail('booking/invalid-state')
}

/** Whether staff can cancel a booking of this status; a pending one they decline. */
export function canCancel(status: BookingStatus): boolean {
  return status === 'Confirmed'
}

/** Whether a booking of this status occupies a unit. */
export function occupiesUnit(status: BookingStatus): boolean {
  return status !== 'Cancelled'
}

export const STATUS_MESSAGES = {
  required: 'Status is required',
  unknown: 'Status must be Pending, Confirmed or Cancelled',
  notPending: 'Only pending bookings can be approved or declined.',
  notConfirmed: 'Only confirmed bookings can be cancelled.',
} as const

/** How long staff can undo a decline or a deletion, and how long its email is delayed. */
export const UNDO_SECONDS = 10

/** Response header with the remaining undo period in seconds, with fractions. */
export const UNDO_EXPIRES_IN = 'undo-expires-in'
