import type { Order, StatusChoice } from './filters/booking-filters'

export const BOOKINGS_COPY = {
  title: 'Bookings',
  search: 'Search by booking id, user or product',
  searchHint: 'Search id, user or product',
  date: 'Booking date',
  status: 'Status',
  none: 'No bookings found.',
  clear: 'Clear search and filters',
  order: 'Order',
  pages: 'Pages of bookings',
  list: 'List of bookings',
  viewDetails: 'View details',
  changedElsewhere: 'Already updated',
} as const

export const ORDER_LABELS: Record<Order, string> = {
  newest: 'Newest request first',
  earliest: 'Earliest booking date first',
  latest: 'Latest booking date first',
}

export const STATUS_LABELS: Record<StatusChoice, string> = {
  All: 'All Statuses',
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
}

export const COLUMN_COPY = {
  user: 'User',
  product: 'Product',
  date: 'Booking Date',
  slot: 'Booking Slot',
  status: 'Status',
  total: 'Total',
  actions: 'Actions',
} as const
