import { formatDateWithWeekday, BOOKING_LABELS as LABELS, pluralize } from '@luzzu/domain'
import { SOURCE_CHOICE_LABELS } from '../../booking/resellers/resellers.copy'
import { countOf, formatCount } from '../../platform/lists/format-count'
import { describeRange, PAGE_SIZE } from '../../platform/lists/pagination'
import type { BookingFilters, Order, StatusChoice } from './filters/booking-filters'
import type { PrintedList } from './print/printed-list'

export const BOOKINGS_COPY = {
  title: 'Bookings',
  all: 'All bookings',
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
  call: (username: string, phone: string) => `Call ${username}, ${phone}`,
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

export const PRINT_COPY = {
  one: 'Print this one',
  nothing: 'No bookings to print.',
  failed: 'Couldn’t load the bookings to print.',
  /** On paper, where the browser’s own command was faster than the list, or the list has failed. */
  notLoaded: 'The bookings are not loaded. Print again once they are shown.',
} as const

export const printMessages = {
  /** Of a button. */
  print: (total: number | undefined, most: number) => {
    if (total === undefined) return 'Print these …'
    if (total === 1) return PRINT_COPY.one
    return total > most ? `Print the first ${formatCount(most)}` : `Print these ${formatCount(total)}`
  },
  fetching: (count: number) => `Fetching ${countOf(count, 'booking')}…`,
  /** `157 bookings`, `The first 500 of 1,234 bookings`, `Page 2 of 7 of the list: 26 to 50 of 157 bookings`. */
  range: ({ bookings, total, page }: PrintedList) => {
    const all = countOf(total, 'booking')
    if (bookings.length >= total) return all
    if (page === undefined) return `The first ${formatCount(bookings.length)} of ${all}`
    const pages = formatCount(Math.ceil(total / PAGE_SIZE))
    return `Page ${formatCount(page)} of ${pages} of the list: ${describeRange({ page }, bookings.length, total)} bookings`
  },
}

/** The filters as text: `Search “catamaran”, June 18, 2026, Cancelled, Resellers`; of a customer the name, where it is known. */
export function describeFilters(
  { search, date, status, source, customer }: BookingFilters,
  username?: string,
): string {
  return [
    search.trim() && `Search “${search.trim()}”`,
    date && formatDateWithWeekday(date),
    status !== 'All' && status,
    source !== 'All' && SOURCE_CHOICE_LABELS[source],
    customer !== undefined &&
      (username === undefined ? BOOKINGS_COPY.oneCustomer : BOOKINGS_COPY.onlyCustomer(username)),
  ]
    .filter(Boolean)
    .join(', ')
}
