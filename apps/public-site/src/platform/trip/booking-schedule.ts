import {
  canStillCancel,
  canTransition,
  dateIn,
  dayOf,
  daysBetween,
  findMoveProblem,
  type MoveProblem,
  occupiesUnit,
  slotEnd,
  slotOf,
  slotStart,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** The current time, the zone of the slots, and until how many hours before a start customers may cancel. */
export type ZonedNow = { now: Date; timeZone: string; cancellationHours: number }

type GroupedBookings = {
  next: Booking | undefined
  upcoming: Booking[]
  past: Booking[]
  cancelled: Booking[]
}

/** Sorts upcoming trips by start, that of who is late among them, and past and cancelled ones, latest first. */
export function groupBookings(bookings: readonly Booking[], zonedNow: ZonedNow): GroupedBookings {
  const start = (booking: Booking) =>
    slotStart(dayOf(booking), booking.time_range, zonedNow.timeZone).getTime()
  const isAhead = (booking: Booking) => isUpcoming(booking, zonedNow)
  const [next, ...upcoming] = bookings.filter(isAhead).sort((a, b) => start(a) - start(b))
  const rest = bookings.filter((booking) => !isAhead(booking)).sort((a, b) => start(b) - start(a))
  const isCancelled = ({ status }: Booking) => !occupiesUnit(status)
  return {
    next,
    upcoming,
    past: rest.filter((booking) => !isCancelled(booking)),
    cancelled: rest.filter(isCancelled),
  }
}

/** Whether it still takes place. */
export function isUpcoming(booking: Booking, { now, timeZone }: ZonedNow): boolean {
  return occupiesUnit(booking.status) && slotEnd(dayOf(booking), booking.time_range, timeZone) > now
}

/** Days until a trip: `today`, `tomorrow`, `in 13 days`; nothing once it has begun. */
export function formatDaysUntil(booking: Booking, { now, timeZone }: ZonedNow): string | undefined {
  if (slotStart(dayOf(booking), booking.time_range, timeZone) <= now) return undefined
  const days = daysBetween(dateIn(timeZone, now), dayOf(booking))
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** The booking with its order, where money goes back when it is cancelled. */
export function paidBooking<Of extends Booking>(booking: Of): (Of & { order_id: number }) | undefined {
  const { order_id, paid = 0 } = booking
  return order_id && paid > 0 ? { ...booking, order_id } : undefined
}

/** The booking with its order, where its cancellation says what becomes of money: paid, or held on a card until it is confirmed. */
export function bookingWithMoney<Of extends Booking>(
  booking: Of,
  isOnline: boolean,
): (Of & { order_id: number }) | undefined {
  const { order_id, status } = booking
  const mayBeHeld = isOnline && status === 'Pending' && order_id
  return mayBeHeld ? { ...booking, order_id } : paidBooking(booking)
}

/** Whether the customer may cancel now, with the reason if only the deadline prevents it. */
export function cancellationOf(
  booking: Booking,
  { now, timeZone, cancellationHours }: ZonedNow,
): 'allowed' | 'too-late' | 'impossible' {
  if (!canTransition('customer', booking.status, 'Cancelled')) return 'impossible'
  // What was paid can be given up until the start, for what the policy refunds.
  if (paidBooking(booking))
    return canStillCancel(slotOf(booking, timeZone), 0, now) ? 'allowed' : 'impossible'
  return canStillCancel(slotOf(booking, timeZone), cancellationHours, now) ? 'allowed' : 'too-late'
}

/** Why the customer cannot move the booking now; `undefined` if they can. */
export function moveProblemOf(
  booking: Booking,
  { now, timeZone, cancellationHours }: ZonedNow,
): MoveProblem | undefined {
  const { status, attendance } = booking
  const movable = { status, attendance, slot: slotOf(booking, timeZone) }
  return findMoveProblem('customer', movable, { cancellationHours, now })
}
