import { type CalendarDate, daysBetween, isWholeBetween, MAX_COUNT, parseCalendarDate } from '@luzzu/domain'
import type { Input } from '../../../platform/http/checked'
import { UNIT_ID } from '../catalogue/product-wire'
import { readBody, readList, readObject, readText } from '../fields'
import { badRequest, invalidId } from '../octo-error'

const MAX_DAYS = 366
const MAX_IDS = 100
const MAX_UNITS = 100

export type Period = { from: CalendarDate; to: CalendarDate }

/** What is asked about the availability of an option; unknown ids are told later. */
export type AvailabilityRequest = {
  productId: unknown
  optionId: unknown
  /** For how many guests, if that is asked. */
  readUnits: () => number | undefined
}

export function readCalendarBody(body: unknown, currency: string): AvailabilityRequest & { period: Period } {
  const fields = readBody(body)
  return { ...readCommon(fields, currency), period: readPeriod(fields) }
}

/** A period, or the availabilities with some ids. */
export type CheckRequest = AvailabilityRequest & ({ period: Period } | { ids: string[] })

export function readCheckBody(body: unknown, currency: string): CheckRequest {
  const fields = readBody(body)
  const common = readCommon(fields, currency)
  const ids = readList(fields, 'availabilityIds', MAX_IDS)
  const hasDates = Boolean(fields.localDateStart ?? fields.localDateEnd ?? fields.localDate)
  if (ids === undefined) return { ...common, period: readPeriod(fields) }
  if (hasDates) throw badRequest('Send availabilityIds or dates, not both.')
  if (ids.length === 0) throw badRequest('availabilityIds must have from 1 to 100 ids.')
  if (!ids.every((id) => typeof id === 'string')) throw badRequest('availabilityIds must be texts.')
  return { ...common, ids: ids as string[] }
}

function readCommon(fields: Input, currency: string): AvailabilityRequest {
  const [productId, optionId] = [readText(fields, 'productId'), readText(fields, 'optionId')]
  const currencyCode = readText(fields, 'currency')
  if (currencyCode !== undefined && currencyCode.toUpperCase() !== currency)
    throw badRequest(`The only currency is ${currency}.`)
  const units = readList(fields, 'units', MAX_UNITS)?.map(readUnit)
  return { productId, optionId, readUnits: () => (units ? countUnits(units) : undefined) }
}

type Unit = { id: unknown; quantity: number }

function readUnit(unit: unknown): Unit {
  const { id, quantity = 1 } = readObject(unit, 'Each of units')
  if (!isWholeBetween(quantity, 0, MAX_COUNT)) throw badRequest('quantity must be a whole number.')
  return { id, quantity }
}

function countUnits(units: readonly Unit[]): number {
  const unknown = units.find(({ id }) => id !== UNIT_ID)
  if (unknown) throw invalidId('UNIT_ID', unknown.id)
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}

function readPeriod(fields: Input): Period {
  const from = readDate(fields, 'localDateStart')
  const to = readDate(fields, 'localDateEnd')
  if (to < from) throw badRequest('localDateEnd must not be before localDateStart.')
  if (daysBetween(from, to) >= MAX_DAYS)
    throw badRequest(`At most ${MAX_DAYS} days can be asked for at once.`)
  return { from, to }
}

export function readDate(fields: Input, name: string): CalendarDate {
  const text = readText(fields, name)
  const date = text === undefined ? undefined : parseCalendarDate(text)
  if (!date) throw badRequest(`${name} must be a date, YYYY-MM-DD.`)
  return date
}
