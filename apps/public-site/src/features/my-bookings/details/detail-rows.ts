import type { Booking } from '@luzzu/domain/contracts'
import { bookingFacts } from '@luzzu/page/area'
import type { DescriptionItem } from '@luzzu/ui'
import { freeCancellationUntil } from '../../../platform/cancellation'
import { zoneName } from '../../../platform/zone-name'
import { cancellationOf, dayOf, type ZonedNow } from '../booking-schedule'

export function detailRows(booking: Booking, zonedNow: ZonedNow, currency: string): DescriptionItem[] {
  const { now, timeZone, cancellationHours } = zonedNow
  const { product, status, date, addons, guests, total } = bookingFacts(booking, currency)
  const day = dayOf(booking)
  const slot = day && { date: day, timeRange: booking.time_range, timeZone }
  const until = slot && freeCancellationUntil(slot, cancellationHours, now)
  const deadline: DescriptionItem = {
    term: 'Free cancellation until',
    detail: until,
    small: zoneName(timeZone),
  }
  return [
    { term: 'Booking', detail: `#${booking.id}` },
    product,
    status,
    date,
    { term: 'Slot', detail: `${booking.slot_name}, ${booking.time_range}` },
    ...guests,
    ...addons,
    { term: 'User', detail: booking.username },
    total,
    ...(until && cancellationOf(booking, zonedNow) === 'allowed' ? [deadline] : []),
  ]
}
