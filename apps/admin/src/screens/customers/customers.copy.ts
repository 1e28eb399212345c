import { pluralize } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { attendanceMessages } from '../../booking/attendance/attendance.copy'
import { countOf } from '../../platform/lists/format-count'
import type { Order } from './list/customer-filters'

export const CUSTOMERS_COPY = {
  title: 'Customers',
  list: 'List of customers',
  singular: 'customer',
  plural: 'customers',
  order: 'Order',
  search: 'Search by name, email or phone',
  searchHint: 'Search name, email or phone',
  none: 'No customers found.',
  accountsOnly: 'This list has accounts only; guests booked without one are found among the bookings.',
  /** Who booked without an account is no customer of the list. */
  searchBookings: 'Search the bookings',
  showBookings: 'Show the bookings',
  clear: 'Clear search',
  pages: 'Pages of customers',
  notLoaded: 'Couldn’t load the customers.',
} as const

export const ORDER_LABELS: Record<Order, string> = {
  newest: 'Newest account first',
  oldest: 'Oldest account first',
  name: 'By name, A first',
  'name-last': 'By name, Z first',
  soonest: 'Soonest trip first',
  latest: 'Latest trip first',
  most: 'Most bookings first',
  fewest: 'Fewest bookings first',
}

export const COLUMN_COPY = {
  name: 'Name',
  mail: 'Email',
  phone: 'Phone',
  bookings: 'Bookings',
  next: 'Next trip',
  since: 'Registered',
} as const

export const CUSTOMER_COPY = {
  notFound: 'Customer not found',
  back: 'All customers',
  notLoaded: 'Couldn’t load the customer.',
  newBooking: 'New booking',
  account: 'Account',
  bookings: 'Bookings',
  bookingsNotLoaded: 'Couldn’t load the bookings.',
  noBookings: 'No bookings yet',
  allBookings: 'All bookings',
  inList: 'Open in the list',
  newestBookings: 'Newest only',
  admin: 'Administrator',
  customer: 'Customer',
  disabled: 'Disabled',
  mailProven: 'Confirmed by a link sent there',
  mailUnproven: 'Not confirmed: until then this customer does not see bookings made by staff',
} as const

export const countSessions = (count: number): string =>
  count === 0 ? 'No active sessions' : pluralize(count, 'active session')

/** `12 bookings, 1 no-show` */
export function summarizeBookings(bookings: readonly Pick<Booking, 'attendance'>[]): string {
  const noShows = bookings.filter(({ attendance }) => attendance === 'no_show').length
  return [countOf(bookings.length, 'booking'), noShows > 0 && attendanceMessages.noShows(noShows)]
    .filter(Boolean)
    .join(', ')
}
