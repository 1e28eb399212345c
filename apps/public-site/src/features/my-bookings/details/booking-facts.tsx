import { formatDate, formatExtraPrice, formatMoney } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import type { DescriptionItem } from '@luzzu/ui'
import { freeCancellationUntil } from '../../../platform/cancellation'
import { zoneName } from '../../../platform/zone-name'
import { cancellationOf, dayOf, type ZonedNow } from '../booking-schedule'

export function bookingFacts(booking: Booking, zonedNow: ZonedNow, currency: string): DescriptionItem[] {
  const { now, timeZone } = zonedNow
  const day = dayOf(booking)
  const until = day && freeCancellationUntil({ date: day, timeRange: booking.time_range }, timeZone, now)
  const addons: DescriptionItem = {
    term: 'Add-ons',
    detail: booking.addons.map(({ addon_name, extra_price }) => (
      <div key={addon_name}>
        {addon_name}, {formatExtraPrice(extra_price, currency)}
      </div>
    )),
  }
  const deadline: DescriptionItem = {
    term: 'Free cancellation until',
    detail: until,
    small: zoneName(timeZone),
  }
  return [
    { term: 'Booking', detail: `#${booking.id}` },
    { term: 'Product', detail: booking.product_name },
    { term: 'Status', detail: <StatusBadge status={booking.status} /> },
    { term: 'Date', detail: formatDate(booking.booking_date) },
    { term: 'Slot', detail: `${booking.slot_name}, ${booking.time_range}` },
    ...(booking.addons.length > 0 ? [addons] : []),
    { term: 'User', detail: booking.username },
    { term: 'Total', detail: formatMoney(booking.total_price, currency) },
    ...(until && cancellationOf(booking, zonedNow) === 'allowed' ? [deadline] : []),
  ]
}
