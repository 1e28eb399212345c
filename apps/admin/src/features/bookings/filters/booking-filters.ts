import type { BookingFilter, BookingSelection } from '@luzzu/api-client/bookings'
import {
  BOOKING_STATUSES,
  type BookingStatus,
  formatDate,
  isBookingStatus,
  parseCalendarDate,
} from '@luzzu/domain'
import { MAX_SEARCH, PAGE_SIZE, type PagePosition } from '../../../platform/lists/page-position'

export type StatusChoice = BookingStatus | 'All'
export const STATUS_CHOICES: readonly StatusChoice[] = ['All', ...BOOKING_STATUSES]

/** By the day for which is booked, or the newest request first. */
export const ORDERS = ['newest', 'earliest', 'latest'] as const
export type Order = (typeof ORDERS)[number]

/** What the list is narrowed to, and its order; `date` is `YYYY-MM-DD` or empty. */
export type BookingFilters = { search: string; date: string; status: StatusChoice; order: Order }

const DEFAULT_STATUS: StatusChoice = 'Pending'
const DEFAULT_ORDER: Order = 'newest'

/** The filters of an address. Without a status it is Pending; one that does not exist means all of them. */
export function filtersFrom(params: URLSearchParams): BookingFilters {
  return {
    search: (params.get('id') ?? '').slice(0, MAX_SEARCH),
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: parseStatus(params.get('status')),
    order: ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_ORDER,
  }
}

function parseStatus(value: string | null): StatusChoice {
  if (value === null) return DEFAULT_STATUS
  return isBookingStatus(value) ? value : 'All'
}

/** The address of the first page with these filters. */
export function addressOf({ search, date, status, order }: BookingFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('id', search)
  if (date) params.set('date', date)
  if (status !== DEFAULT_STATUS) params.set('status', status)
  if (order !== DEFAULT_ORDER) params.set('order', order)
  return params
}

const SORTS = {
  newest: {},
  earliest: { sort: 'booking_date', order: 'asc' },
  latest: { sort: 'booking_date', order: 'desc' },
} as const satisfies Record<Order, BookingSelection>

/** Which bookings the server is asked for, and in which order. */
export function selectionOf({ search, date, status, order }: BookingFilters): BookingSelection {
  const q = search.trim()
  return {
    ...(q && { q }),
    ...(date && { date }),
    ...(status !== 'All' && { status }),
    ...SORTS[order],
  }
}

/** One page of them. */
export function queryOf(filters: BookingFilters, { cursor }: Pick<PagePosition, 'cursor'>): BookingFilter {
  return { ...selectionOf(filters), ...(cursor !== undefined && { cursor }), limit: PAGE_SIZE }
}

export const withoutFilters = (): Partial<BookingFilters> => ({ search: '', date: '', status: 'All' })

export function isFiltered({ search, date, status }: BookingFilters): boolean {
  return search.trim() !== '' || date !== '' || status !== 'All'
}

/** The filters as text: `Search “catamaran”, June 18, 2026, Cancelled`. */
export function describeFilters({ search, date, status }: BookingFilters): string {
  return [search.trim() && `Search “${search.trim()}”`, date && formatDate(date), status !== 'All' && status]
    .filter(Boolean)
    .join(', ')
}

/** The order after the head of the date was pressed: the earliest first, the latest first, the newest request first. */
export function nextOrder(order: Order): Order {
  return ({ newest: 'earliest', earliest: 'latest', latest: 'newest' } as const)[order]
}
