import type { BookingFilter, BookingSelection } from '@luzzu/api-client/bookings'
import {
  BOOKING_STATUSES,
  type BookingStatus,
  formatDateWithWeekday,
  isBookingStatus,
  MAX_LENGTH,
  parseCalendarDate,
} from '@luzzu/domain'
import { PAGE_SIZE, type PagePosition } from '../../../platform/lists/pagination'

export type StatusChoice = BookingStatus | 'All'
export const STATUS_CHOICES: readonly StatusChoice[] = ['All', ...BOOKING_STATUSES]

/** By booking date ascending or descending, or newest request first. */
export const ORDERS = ['newest', 'earliest', 'latest'] as const
export type Order = (typeof ORDERS)[number]

/** Filters and order of the list; `date` is `YYYY-MM-DD` or empty. */
export type BookingFilters = { search: string; date: string; status: StatusChoice; order: Order }

const DEFAULT_STATUS: StatusChoice = 'Pending'
const DEFAULT_ORDER: Order = 'newest'

/** Parses the filters of a URL. The default status is Pending; an unknown one means All. */
export function filtersFrom(params: URLSearchParams): BookingFilters {
  return {
    search: (params.get('id') ?? '').slice(0, MAX_LENGTH.search),
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: parseStatus(params.get('status')),
    order: ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_ORDER,
  }
}

function parseStatus(value: string | null): StatusChoice {
  if (value === null) return DEFAULT_STATUS
  return isBookingStatus(value) ? value : 'All'
}

/** The URL of the first page with these filters. */
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

/** Filters and order as API parameters. */
export function selectionOf({ search, date, status, order }: BookingFilters): BookingSelection {
  const q = search.trim()
  return {
    ...(q && { q }),
    ...(date && { date }),
    ...(status !== 'All' && { status }),
    ...SORTS[order],
  }
}

/** API parameters of one page. */
export function queryOf(filters: BookingFilters, { cursor }: Pick<PagePosition, 'cursor'>): BookingFilter {
  return { ...selectionOf(filters), ...(cursor !== undefined && { cursor }), limit: PAGE_SIZE }
}

export const withoutFilters = (): Partial<BookingFilters> => ({ search: '', date: '', status: 'All' })

export function isFiltered({ search, date, status }: BookingFilters): boolean {
  return search.trim() !== '' || date !== '' || status !== 'All'
}

/** The filters as text: `Search “catamaran”, June 18, 2026, Cancelled`. */
export function describeFilters({ search, date, status }: BookingFilters): string {
  return [
    search.trim() && `Search “${search.trim()}”`,
    date && formatDateWithWeekday(date),
    status !== 'All' && status,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The order after a click on the date column: ascending, descending, newest request first. */
export function nextOrder(order: Order): Order {
  return ({ newest: 'earliest', earliest: 'latest', latest: 'newest' } as const)[order]
}
