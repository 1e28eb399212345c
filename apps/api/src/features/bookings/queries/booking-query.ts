import { isBookingStatus, parseCalendarDate, STATUS_MESSAGES } from '@luzzu/domain'
import Type from 'typebox'
import { checkedInput } from '../../../platform/http/checked'
import { CursorSchema, LimitSchema, ListQuery } from '../../../platform/http/list-query'
import type { BookingFilter, BookingSelection } from './booking-filter'
import { parseCursor } from './booking-order'

const SORTS = ['id', 'booking_date'] as const
const ORDERS = ['desc', 'asc'] as const

const MESSAGES = {
  date: 'date must be a date such as 2026-07-16',
  sort: `sort must be ${SORTS.join(' or ')}`,
  order: `order must be ${ORDERS.join(' or ')}`,
}

const SELECTION = {
  q: Type.Optional(
    Type.String({ description: 'The beginning of an id, or a part of a user or product name' }),
  ),
  date: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  status: Type.Optional(Type.String({ description: 'Pending, Confirmed or Cancelled' })),
  sort: Type.Optional(Type.Enum([...SORTS], { default: 'id' })),
  order: Type.Optional(Type.Enum([...ORDERS], { default: 'desc' })),
}
const KNOWN = [...Object.keys(SELECTION), 'limit', 'cursor']

function readSelection(parsed: ListQuery): BookingSelection {
  return {
    q: parsed.search(),
    date: parsed.read('date', parseCalendarDate, MESSAGES.date),
    status: parsed.read(
      'status',
      (text) => (isBookingStatus(text) ? text : undefined),
      STATUS_MESSAGES.unknown,
    ),
    sort: parsed.read('sort', (text) => SORTS.find((sort) => sort === text), MESSAGES.sort) ?? 'id',
    order: parsed.read('order', (text) => ORDERS.find((order) => order === text), MESSAGES.order) ?? 'desc',
  }
}

/** `undefined` without filters, which matches every booking. */
export const BookingListQuery = checkedInput(
  Type.Object({ ...SELECTION, limit: LimitSchema, cursor: CursorSchema }),
  (query): BookingFilter | undefined => {
    if (!KNOWN.some((name) => query[name] !== undefined)) return undefined
    const parsed = new ListQuery(query)
    const selection = readSelection(parsed)
    const limit = parsed.limit()
    return parsed.finish({
      ...selection,
      limit,
      cursor: parsed.cursor((text) => parseCursor(text, selection.sort)),
    })
  },
)

/** A selection without paging. */
export const BookingExportQuery = checkedInput(Type.Object(SELECTION), (query): BookingSelection => {
  const parsed = new ListQuery(query)
  return parsed.finish(readSelection(parsed))
})
