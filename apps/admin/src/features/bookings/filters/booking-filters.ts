import type { BookingFilter } from '@luzzu/api-client/bookings'
import {
  BOOKING_STATUSES,
  type BookingStatus,
  isBookingStatus,
  parseCalendarDate,
  showDate,
} from '@luzzu/domain'

export type StatusChoice = BookingStatus | 'All'
export const STATUS_CHOICES: readonly StatusChoice[] = ['All', ...BOOKING_STATUSES]

/** What the list is narrowed to; `date` is `YYYY-MM-DD` or empty. */
export type BookingFilters = { search: string; date: string; status: StatusChoice }

/** Which page of the list: where it begins, and the how manieth it is. */
export type ListPlace = { cursor: string | undefined; page: number }

const DEFAULT_STATUS: StatusChoice = 'Pending'
const PAGE_SIZE = 25
/** The API takes no longer text. */
export const MAX_SEARCH = 100

const NO_FILTERS: BookingFilters = { search: '', date: '', status: 'All' }

/** The filters of an address. Without a status it is Pending; one that does not exist means all of them. */
export function filtersFrom(params: URLSearchParams): BookingFilters {
  return {
    search: (params.get('id') ?? '').slice(0, MAX_SEARCH),
    date: parseCalendarDate(params.get('date') ?? '') ?? '',
    status: readStatus(params.get('status')),
  }
}

function readStatus(asked: string | null): StatusChoice {
  if (asked === null) return DEFAULT_STATUS
  return isBookingStatus(asked) ? asked : 'All'
}

export function placeFrom(params: URLSearchParams): ListPlace {
  const cursor = params.get('cursor') ?? undefined
  const page = Number(params.get('page'))
  return cursor !== undefined && Number.isInteger(page) && page > 1
    ? { cursor, page }
    : { cursor: undefined, page: 1 }
}

/** The address of the first page with these filters. */
export function addressOf({ search, date, status }: BookingFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('id', search)
  if (date) params.set('date', date)
  if (status !== DEFAULT_STATUS) params.set('status', status)
  return params
}

export function addressOfPage(filters: BookingFilters, { cursor, page }: ListPlace): URLSearchParams {
  const params = addressOf(filters)
  if (cursor !== undefined) {
    params.set('cursor', cursor)
    params.set('page', String(page))
  }
  return params
}

/** What the server is asked for. */
export function queryOf(
  { search, date, status }: BookingFilters,
  { cursor }: Pick<ListPlace, 'cursor'> = { cursor: undefined },
): BookingFilter {
  const q = search.trim()
  return {
    ...(q && { q }),
    ...(date && { date }),
    ...(status !== 'All' && { status }),
    ...(cursor !== undefined && { cursor }),
    limit: PAGE_SIZE,
  }
}

export const withoutFilters = (): BookingFilters => NO_FILTERS

export function isFiltered({ search, date, status }: BookingFilters): boolean {
  return search.trim() !== '' || date !== '' || status !== 'All'
}

/** The filters in words: `Search “catamaran”, June 18, 2026, Cancelled`. */
export function describeFilters({ search, date, status }: BookingFilters): string {
  return [search.trim() && `Search “${search.trim()}”`, date && showDate(date), status !== 'All' && status]
    .filter(Boolean)
    .join(', ')
}

/** `26 to 50 of 1,284`. */
export function describePlace({ page }: ListPlace, shown: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const end = first + shown - 1
  return `${[first, end].map((place) => place.toLocaleString('en-US')).join(' to ')} of ${total.toLocaleString('en-US')}`
}
