import { formatDateWithWeekday, BOOKING_LABELS as LABELS, pluralize } from '@luzzu/domain'
import { SOURCE_CHOICE_LABELS } from '../../booking/resellers/resellers.copy'
import type { BookingFilters, Order, StatusChoice } from './filters/booking-filters'

export const BOOKINGS_COPY = {
  title: 'Bookings',
  search: 'Search by booking id, user or product',
  searchHint: 'Search id, user, phone or product',
  date: 'Booking date',
  status: LABELS.status,
  none: 'No bookings found.',
  clear: 'Clear search and filters',
  searchAll: 'Search all bookings',
  oneCustomer: 'One customer',
  onlyCustomer: (username: string) => `Only ${username}`,
  allCustomers: (username: string) => `Only ${username}, show all customers`,
  order: 'Order',
  pages: 'Pages of bookings',
  list: 'List of bookings',
  viewDetails: 'View details',
  changedElsewhere: 'Already updated',
} as const

export const ORDER_LABELS: Record<Order, string> = {
  newest: 'Newest request first',
  oldest: 'Oldest request first',
  earliest: 'Earliest booking date first',
  latest: 'Latest booking date first',
  name: 'By customer, A first',
  'name-last': 'By customer, Z first',
  product: 'By product, A first',
  'product-last': 'By product, Z first',
  highest: 'Highest total first',
  lowest: 'Lowest total first',
}

export const STATUS_LABELS: Record<StatusChoice, string> = {
  All: 'All Statuses',
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
}

export const COLUMN_COPY = {
  user: LABELS.username,
  product: LABELS.product_name,
  date: LABELS.booking_date,
  slot: 'Booking Slot',
  status: LABELS.status,
  total: LABELS.total_price,
  actions: 'Actions',
  /** `#72 · 2 guests` */
  booking: (id: number, guests: number | null) =>
    guests === null ? `#${id}` : `#${id} · ${pluralize(guests, 'guest')}`,
} as const

/** The filters as text: `Search “catamaran”, June 18, 2026, Cancelled, Resellers`. */
export function describeFilters({ search, date, status, source, customer }: BookingFilters): string {
  return [
    search.trim() && `Search “${search.trim()}”`,
    date && formatDateWithWeekday(date),
    status !== 'All' && status,
    source !== 'All' && SOURCE_CHOICE_LABELS[source],
    customer !== undefined && BOOKINGS_COPY.oneCustomer,
  ]
    .filter(Boolean)
    .join(', ')
}
