import { slotOf, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { freeCancellationUntil } from '../cancellation'
import { cancellationOf, paidBooking, type ZonedNow } from './booking-schedule'

/** Until when the customer can cancel for free; nothing of what was paid, for which the refund policy stands. */
export function cancellationRow(booking: Booking, zonedNow: ZonedNow): DescriptionItem[] {
  const { now, timeZone, cancellationHours } = zonedNow
  if (paidBooking(booking) || cancellationOf(booking, zonedNow) !== 'allowed') return []
  const until = freeCancellationUntil(slotOf(booking, timeZone), cancellationHours, now)
  return until ? [{ term: 'Free cancellation until', detail: until, small: zoneName(timeZone) }] : []
}
