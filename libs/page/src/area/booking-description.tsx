import {
  type BookingStatus,
  formatDateWithWeekday,
  formatExtraPrice,
  formatMoney,
  BOOKING_LABELS as LABELS,
} from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Badge, type BadgeProps, type DescriptionItem } from '@luzzu/ui'
import { Check, Clock, X } from 'lucide-react'

type BookingDescription = Record<'product' | 'status' | 'date' | 'total', DescriptionItem> & {
  /** Empty for a booking without add-ons. */
  addons: DescriptionItem[]
  /** Empty when it was not told how many. */
  guests: DescriptionItem[]
}

/** What both areas show of a booking; each puts the rows into its own order. */
export function bookingDescription(booking: Booking, currency: string): BookingDescription {
  const addons = booking.addons.map(({ addon_name, extra_price }) => (
    <div key={addon_name}>
      {addon_name}, {formatExtraPrice(extra_price, currency)}
    </div>
  ))
  return {
    product: { term: LABELS.product_name, detail: booking.product_name },
    status: { term: LABELS.status, detail: <StatusBadge status={booking.status} /> },
    date: { term: 'Date', detail: formatDateWithWeekday(booking.booking_date) },
    addons: addons.length > 0 ? [{ term: LABELS.addons, detail: addons }] : [],
    guests: booking.guests ? [{ term: LABELS.guests, detail: booking.guests }] : [],
    total: { term: LABELS.total_price, detail: formatMoney(booking.total_price, currency) },
  }
}

const VARIANTS: Record<BookingStatus, Pick<BadgeProps, 'tone' | 'icon'>> = {
  Pending: { tone: 'pending', icon: <Clock aria-hidden="true" /> },
  Confirmed: { tone: 'confirmed', icon: <Check aria-hidden="true" /> },
  Cancelled: { tone: 'cancelled', icon: <X aria-hidden="true" /> },
}

/** The status of a booking as colored text. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge {...VARIANTS[status]}>{status}</Badge>
}
