import {
  BOOKING_SOURCES,
  isBookingSource,
  isBookingStatus,
  parseCalendarDate,
  parseId,
  STATUS_MESSAGES,
} from '@luzzu/domain'
import { BOOKING_SORTS, OPERATIONS, SORT_ORDERS } from '@luzzu/domain/contracts'
import type { Input } from '../../../platform/http/checked'
import { ListQuery, notADate } from '../../../platform/http/list-query'
import type { BookingFilter, BookingSelection } from './booking-filter'
import { parseCursor } from './booking-order'

const MESSAGES = {
  date: notADate('date'),
  sort: `sort must be ${BOOKING_SORTS.slice(0, -1).join(', ')} or ${BOOKING_SORTS.at(-1)}`,
  source: `source must be ${BOOKING_SOURCES.join(' or ')}`,
  customer: 'customer must be the id of a customer',
  order: `order must be ${SORT_ORDERS.join(' or ')}`,
}

/** A booking's number is written `#12`, as on paper. */
const bookingSearch = (text: string | undefined) => text?.replace(/^#\s*(?=\d+$)/, '')

const KNOWN = Object.keys(OPERATIONS['GET /bookings'].query.properties)

function readSelection(parsed: ListQuery): BookingSelection {
  return {
    q: bookingSearch(parsed.search()),
    date: parsed.read('date', parseCalendarDate, MESSAGES.date),
    status: parsed.read(
      'status',
      (text) => (isBookingStatus(text) ? text : undefined),
      STATUS_MESSAGES.unknown,
    ),
    source: parsed.read('source', (text) => (isBookingSource(text) ? text : undefined), MESSAGES.source),
    customer: parsed.read('customer', parseId, MESSAGES.customer),
    sort: parsed.read('sort', (text) => BOOKING_SORTS.find((sort) => sort === text), MESSAGES.sort) ?? 'id',
    order:
      parsed.read('order', (text) => SORT_ORDERS.find((order) => order === text), MESSAGES.order) ?? 'desc',
  }
}

/** `undefined` without filters, which matches every booking. */
export const readBookingListQuery = (query: Input): BookingFilter | undefined => {
  if (!KNOWN.some((name) => query[name] !== undefined)) return undefined
  const parsed = new ListQuery(query)
  const selection = readSelection(parsed)
  const limit = parsed.limit()
  return parsed.finish({
    ...selection,
    limit,
    cursor: parsed.cursor((text) => parseCursor(text, selection.sort)),
  })
}

/** A selection without paging. */
export const readBookingExportQuery = (query: Input): BookingSelection => {
  const parsed = new ListQuery(query)
  return parsed.finish(readSelection(parsed))
}
