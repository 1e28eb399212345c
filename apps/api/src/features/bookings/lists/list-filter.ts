import {
  type BookingStatus,
  type CalendarDate,
  type FieldErrors,
  isBookingStatus,
  MAX_ID,
  parseCalendarDate,
  parseId,
  STATUS_MESSAGES,
} from '@luzzu/domain'
import Type from 'typebox'
import { checkedInput } from '../../../platform/http/checked'
import { refuseFields } from '../../../platform/problems/refusal'

/** What staff look for, and the page of it that they want. */
export type BookingFilter = {
  q: string | undefined
  date: CalendarDate | undefined
  status: BookingStatus | undefined
  limit: number
  /** Bookings with lower ids follow. */
  cursor: number | undefined
}

const MAX_LIMIT = 500
const DEFAULT_LIMIT = 50
const MAX_SEARCH = 200

const KNOWN = ['q', 'date', 'status', 'limit', 'cursor'] as const

const MESSAGES = {
  q: `q must be a text of at most ${MAX_SEARCH} characters`,
  date: 'date must be a date such as 2026-07-16',
  limit: `limit must be a whole number from 1 to ${MAX_LIMIT}`,
  cursor: 'cursor must be the one that a page has given',
}

/** `undefined` when nothing is asked for: then every booking is meant. */
export const AskedBookings = checkedInput(
  Type.Object({
    q: Type.Optional(
      Type.String({ description: 'The beginning of an id, or a part of a user or product name' }),
    ),
    date: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
    status: Type.Optional(Type.String({ description: 'Pending, Confirmed or Cancelled' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT })),
    cursor: Type.Optional(Type.String({ description: 'From the Link header of the page before' })),
  }),
  (query): BookingFilter | undefined => {
    if (!KNOWN.some((name) => query[name] !== undefined)) return undefined
    const errors: FieldErrors = {}
    const read = <Value>(
      name: (typeof KNOWN)[number],
      parse: (text: string) => Value | undefined,
      message: string,
    ) => {
      const text = query[name]
      if (text === undefined || text === '') return undefined
      const value = typeof text === 'string' ? parse(text) : undefined
      if (value === undefined) errors[name] = message
      return value
    }
    const filter = {
      q: read('q', parseSearch, MESSAGES.q),
      date: read('date', parseCalendarDate, MESSAGES.date),
      status: read('status', (text) => (isBookingStatus(text) ? text : undefined), STATUS_MESSAGES.unknown),
      limit: read('limit', parseLimit, MESSAGES.limit) ?? DEFAULT_LIMIT,
      cursor: read('cursor', parseId, MESSAGES.cursor),
    }
    if (Object.keys(errors).length > 0) throw refuseFields(errors)
    return { ...filter, q: filter.q?.trim() || undefined }
  },
)

const parseSearch = (text: string) =>
  [...text].length <= MAX_SEARCH && !text.includes('\0') ? text : undefined

function parseLimit(text: string): number | undefined {
  const limit = parseId(text)
  return limit !== undefined && limit <= MAX_LIMIT ? limit : undefined
}

/** The ranges of ids that begin with the digits of `text`, longest ids first. */
export function idRanges(text: string): { from: number; to: number }[] {
  const start = parseId(text)
  if (start === undefined) return []
  const ranges: { from: number; to: number }[] = []
  for (let factor = 1; start * factor <= MAX_ID; factor *= 10) {
    ranges.unshift({ from: start * factor, to: Math.min(MAX_ID, (start + 1) * factor - 1) })
  }
  return ranges
}
