import { type CalendarDate, parseCalendarDate, parseId } from '@luzzu/domain'
import type { Db } from '../../../platform/database/schema'
import type { Input } from '../../../platform/http/checked'
import type { Caller } from '../caller'
import { badRequest } from '../octo-error'
import { type BookingQuery, listResellerBookings } from './find-bookings'

/** What bookings are found by. */
export const BOOKING_FILTERS = [
  'resellerReference',
  'supplierReference',
  'localDate',
  'localDateStart',
  'localDateEnd',
  'productId',
  'optionId',
] as const

/** @throws {OctoError} `BAD_REQUEST` without a filter. */
export async function listBookings(db: Db, caller: Caller, query: Input) {
  const texts = Object.fromEntries(
    BOOKING_FILTERS.flatMap((name) =>
      query[name] === undefined || query[name] === '' ? [] : [[name, query[name]]],
    ),
  )
  if (Object.keys(texts).length === 0) throw badRequest(`One of ${BOOKING_FILTERS.join(', ')} is required.`)
  if (!Object.values(texts).every((value) => typeof value === 'string'))
    throw badRequest('A filter must be given once.')
  if (Object.values(texts).some((value) => String(value).includes('\0')))
    throw badRequest('A filter is not readable.')
  const filter = readFilter(texts as Record<string, string>)
  return filter ? listResellerBookings(db, caller, filter) : []
}

/** `undefined` where nothing can match. */
function readFilter(texts: Record<string, string>): BookingQuery | undefined {
  const [productId, optionId] = [idOf(texts.productId), idOf(texts.optionId)]
  if (productId === null || optionId === null) return undefined
  return {
    resellerReference: texts.resellerReference,
    supplierReference: texts.supplierReference,
    ...readDates(texts),
    productId,
    optionId,
  }
}

const idOf = (text: string | undefined) => (text === undefined ? undefined : (parseId(text) ?? null))

/** The days that all of the filters leave. */
function readDates({ localDate, localDateStart, localDateEnd }: Record<string, string>) {
  if ((localDateStart === undefined) !== (localDateEnd === undefined))
    throw badRequest('localDateStart and localDateEnd belong together.')
  const on = dateOf('localDate', localDate)
  const start = dateOf('localDateStart', localDateStart)
  const end = dateOf('localDateEnd', localDateEnd)
  if (start && end && end < start) throw badRequest('localDateEnd must not be before localDateStart.')
  return {
    from: on && start && start > on ? start : (on ?? start),
    to: on && end && end < on ? end : (on ?? end),
  }
}

function dateOf(name: string, text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined
  const date = parseCalendarDate(text)
  if (!date) throw badRequest(`${name} must be a date, YYYY-MM-DD.`)
  return date
}
