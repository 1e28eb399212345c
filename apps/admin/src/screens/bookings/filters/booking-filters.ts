import type { BookingFilter, BookingSelection } from '@luzzu/api-client/bookings'
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  type BookingSource,
  type BookingStatus,
  isBookingSource,
  isBookingStatus,
  MAX_LENGTH,
  parseCalendarDate,
  parseId,
} from '@luzzu/domain'
import { PAGE_SIZE, type PagePosition } from '../../../platform/lists/pagination'

export type StatusChoice = BookingStatus | 'All'
export const STATUS_CHOICES: readonly StatusChoice[] = ['All', ...BOOKING_STATUSES]

export type SourceChoice = BookingSource | 'All'
export const SOURCE_CHOICES: readonly SourceChoice[] = ['All', ...BOOKING_SOURCES]

/** How the list can be sorted, by the column whose head says so; the newest request first by none. */
export const ORDERS = [
  'newest',
  'oldest',
  'earliest',
  'latest',
  'name',
  'name-last',
  'product',
  'product-last',
  'highest',
  'lowest',
] as const
export type Order = (typeof ORDERS)[number]

/** Filters and order of the list; `date` is `YYYY-MM-DD` or empty. */
export type BookingFilters = {
  search: string
  date: string
  status: StatusChoice
  source: SourceChoice
  /** The account whose bookings are listed; none for all. */
  customer?: number | undefined
  order: Order
}

const DEFAULT_STATUS: StatusChoice = 'Pending'
const DEFAULT_ORDER: Order = 'newest'

/** Parses the filters of a URL. The default status is Pending; an unknown one means All. */
export function filtersFrom(params: URLSearchParams): BookingFilters {
  return {
    search: (params.get('id') ?? '').slice(0, MAX_LENGTH.search),
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: parseStatus(params.get('status')),
    source: parseSource(params.get('source')),
    customer: parseId(params.get('customer') ?? ''),
    order: ORDERS.find((order) => order === params.get('order')) ?? DEFAULT_ORDER,
  }
}

function parseStatus(value: string | null): StatusChoice {
  if (value === null) return DEFAULT_STATUS
  return isBookingStatus(value) ? value : 'All'
}

export const parseSource = (value: string | null): SourceChoice => (isBookingSource(value) ? value : 'All')

/** The URL of the first page with these filters. */
export function addressOf({
  search,
  date,
  status,
  source,
  customer,
  order,
}: BookingFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('id', search)
  if (date) params.set('date', date)
  if (status !== DEFAULT_STATUS) params.set('status', status)
  if (source !== 'All') params.set('source', source)
  if (customer !== undefined) params.set('customer', String(customer))
  if (order !== DEFAULT_ORDER) params.set('order', order)
  return params
}

const SORTS = {
  newest: {},
  oldest: { sort: 'created_at', order: 'asc' },
  earliest: { sort: 'booking_date', order: 'asc' },
  latest: { sort: 'booking_date', order: 'desc' },
  name: { sort: 'username', order: 'asc' },
  'name-last': { sort: 'username', order: 'desc' },
  product: { sort: 'product_name', order: 'asc' },
  'product-last': { sort: 'product_name', order: 'desc' },
  highest: { sort: 'total_price', order: 'desc' },
  lowest: { sort: 'total_price', order: 'asc' },
} as const satisfies Record<Order, BookingSelection>

/** The columns whose heads sort, with the orders that pressing one goes through. */
const COLUMN_ORDERS = {
  date: ['earliest', 'latest'],
  user: ['name', 'name-last'],
  product: ['product', 'product-last'],
  total: ['highest', 'lowest'],
} as const satisfies Record<string, readonly Order[]>

export const isSortable = (key: string): key is keyof typeof COLUMN_ORDERS => key in COLUMN_ORDERS

/** The column that the list is sorted by, and in which direction. */
export function sortOf(order: Order): { key: string; direction: 'ascending' | 'descending' } | undefined {
  const column = Object.entries(COLUMN_ORDERS).find(([, orders]) => orders.some((one) => one === order))
  const sort: BookingSelection = SORTS[order]
  return column && { key: column[0], direction: sort.order === 'asc' ? 'ascending' : 'descending' }
}

/** Filters and order as API parameters. */
export function selectionOf({
  search,
  date,
  status,
  source,
  customer,
  order,
}: BookingFilters): BookingSelection {
  const q = search.trim()
  return {
    ...(q && { q }),
    ...(date && { date }),
    ...(status !== 'All' && { status }),
    ...(source !== 'All' && { source }),
    ...(customer !== undefined && { customer }),
    ...SORTS[order],
  }
}

/** API parameters of one page. */
export function queryOf(filters: BookingFilters, { cursor }: Pick<PagePosition, 'cursor'>): BookingFilter {
  return { ...selectionOf(filters), ...(cursor !== undefined && { cursor }), limit: PAGE_SIZE }
}

export const withoutFilters = (): Partial<BookingFilters> => ({
  search: '',
  date: '',
  status: 'All',
  source: 'All',
  customer: undefined,
})

/** The same search among all bookings; `undefined` where nothing else narrows it. */
export function widened({ search, ...others }: BookingFilters): Partial<BookingFilters> | undefined {
  return search.trim() && isFiltered({ ...others, search: '' }) ? { ...withoutFilters(), search } : undefined
}

export function isFiltered({ search, date, status, source, customer }: BookingFilters): boolean {
  return search.trim() !== '' || date !== '' || status !== 'All' || source !== 'All' || customer !== undefined
}

/** The order after a click on the head of a column: its own two, then the newest request first again. */
export function nextOrder(order: Order, key: string): Order {
  const orders: readonly Order[] = isSortable(key) ? COLUMN_ORDERS[key] : []
  return orders[orders.indexOf(order) + 1] ?? 'newest'
}
