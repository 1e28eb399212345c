import { slotOf, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { freeCancellationUntil } from '../cancellation'
import { formatDateAndTime } from '../orders/free-until'
import { cancellationOf, paidBooking, type ZonedNow } from './booking-schedule'

/** Until when the customer can cancel for free. */
export function cancellationRow(booking: Booking, zonedNow: ZonedNow): DescriptionItem[] {
  if (cancellationOf(booking, zonedNow) !== 'allowed') return []
  const until = freeUntilOf(booking, zonedNow)
  if (!until) return []
  // The day stays with its month.
  const detail = until.replace(/ (\d+,)/, '\u00a0$1')
  return [{ term: 'Free cancellation until', detail, small: zoneName(zonedNow.timeZone) }]
}

/** The same as text: what was paid comes back as the refund policy of the booking says. */
export function freeUntilOf(
  booking: Booking,
  { now, timeZone, cancellationHours }: ZonedNow,
): string | undefined {
  if (!paidBooking(booking)) return freeCancellationUntil(slotOf(booking, timeZone), cancellationHours, now)
  const until = booking.free_until ? new Date(booking.free_until) : undefined
  return until && until >= now ? formatDateAndTime(until, timeZone) : undefined
}
