import { formatDate, formatExtraPrice, formatMoney } from '@luzzu/domain'
import type { Booking, User } from '@luzzu/domain/contracts'
import { StatusBadge } from '@luzzu/page/area'
import { Link } from '@luzzu/routing'
import type { DescriptionItem } from '@luzzu/ui'
import { customerPath } from '../../../platform/paths'

/** Rows of the details; the customer's contact details may still be loading. */
export function bookingFacts(
  booking: Booking,
  customer: User | undefined,
  currency: string,
): DescriptionItem[] {
  return [
    { term: 'Product', detail: booking.product_name },
    { term: 'Status', detail: <StatusBadge status={booking.status} /> },
    { term: 'Date', detail: formatDate(booking.booking_date) },
    { term: 'Slot', detail: `${booking.time_range} ${booking.slot_name}` },
    {
      term: 'User',
      detail: <Link to={customerPath(booking.id_user_fk)}>{booking.username}</Link>,
      small: customer ? `${customer.mail} · ${customer.phone}` : ' ',
    },
    ...addonsOf(booking, currency),
    { term: 'Total', detail: formatMoney(booking.total_price, currency) },
    { term: 'Requested', detail: formatDate(booking.created_at) },
  ]
}

function addonsOf({ addons }: Booking, currency: string): DescriptionItem[] {
  if (addons.length === 0) return []
  const labels = addons.map(
    ({ addon_name, extra_price }) => `${addon_name} (${formatExtraPrice(extra_price, currency)})`,
  )
  return [{ term: 'Add-ons', detail: labels.join(', ') }]
}
