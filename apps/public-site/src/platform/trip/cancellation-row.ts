import { slotOf, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { freeCancellationUntil } from '../cancellation'
import { formatDateAndTime } from '../orders/free-until'
import { cancellationOf, type ZonedNow } from './booking-schedule'

/** Until when the customer can cancel for free. */
export function cancellationRow(booking: Booking, zonedNow: ZonedNow): DescriptionItem[] {
  const until = freeUntilOf(booking, zonedNow)
  if (!until) return []
  // The day stays with its month.
  const detail = until.replace(/ (\d+,)/, '\u00a0$1')
  return [{ term: 'Free cancellation until', detail, small: zoneName(zonedNow.timeZone) }]
}

/** The same as text: the server knows the refund policy of what is paid, or held on a card. */
export function freeUntilOf(booking: Booking, zonedNow: ZonedNow): string | undefined {
  if (cancellationOf(booking, zonedNow) !== 'allowed') return undefined
  const { now, timeZone, cancellationHours } = zonedNow
  const { order_id, free_until } = booking
  if (!order_id) return freeCancellationUntil(slotOf(booking, timeZone), cancellationHours, now)
  const until = free_until ? new Date(free_until) : undefined
  return until && until >= now ? formatDateAndTime(until, timeZone) : undefined
}
