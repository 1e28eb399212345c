import { type CalendarDate, eachDay, parseCalendarDate } from '@luzzu/domain'
import type { Db, TimeSlotRow } from '../../../platform/database/schema'
import type { Caller } from '../caller'
import { findOfferedProduct, findOption, type OfferedProduct } from '../catalogue/find-products'
import { UNIT_ID } from '../catalogue/product-wire'
import { isAllDay, timesOf } from '../local-times'
import { invalidId } from '../octo-error'
import { isPerUnit, priceOf, totalOf } from '../pricing'
import { type CheckRequest, readCalendarBody, readCheckBody } from './availability-body'
import { capacityOf, findSlots, type SlotOfDay, toAvailability } from './find-slots'

/** One object for each day of a period. */
export async function findCalendar(db: Db, caller: Caller, body: unknown) {
  const { productId, optionId, period, readUnits } = readCalendarBody(body, caller.site.currency)
  const sold = await findOfferedProduct(db, caller.reseller, productId)
  const slot = findOption(sold, optionId)
  const guests = readUnits()
  const requested = { slot, days: eachDay(period.from, period.to), isTest: caller.isTest }
  const days = await findSlots(db, sold, requested, caller)
  return days.map(({ date, found }) => ({
    localDate: date,
    ...capacityOf(sold, found, guests),
    openingHours: isAllDay(sold) ? [{ from: slot.starts_at, to: slot.ends_at }] : [],
    ...pricesOf(caller, { sold, slot, date, guests }, 'From'),
  }))
}

/** What is offered in a period, or with some ids. */
export async function findAvailabilities(db: Db, caller: Caller, body: unknown) {
  const request = readCheckBody(body, caller.site.currency)
  const sold = await findOfferedProduct(db, caller.reseller, request.productId)
  const slot = findOption(sold, request.optionId)
  const dates = datesOf(request, caller, { sold, slot })
  const guests = request.readUnits()
  const days = await findSlots(db, sold, { slot, days: dates.days, isTest: caller.isTest }, caller)
  const found = days.filter(isOffered)
  if (dates.ids && found.length < new Set(dates.ids.values()).size) {
    const [unknown] = [...dates.ids].find(([, date]) => !found.some((day) => day.date === date)) ?? []
    throw invalidId('AVAILABILITY_ID', unknown)
  }
  return found.map((day) => ({
    ...toAvailability(sold, slot, day, { site: caller.site, guests }),
    ...pricesOf(caller, { sold, slot, date: day.date, guests }, ''),
  }))
}

export const isOffered = ({ found }: SlotOfDay) => found.status !== 'out_of_season'

type Option = { sold: OfferedProduct; slot: TimeSlotRow }

type Dates = { days: CalendarDate[]; ids?: Map<string, CalendarDate> }

function datesOf(request: CheckRequest, caller: Caller, option: Option): Dates {
  if ('period' in request) return { days: eachDay(request.period.from, request.period.to) }
  const ids = new Map(request.ids.map((id) => [id, dateOfId(id, option, caller)]))
  // Not what lies between them: they may be thousands of years apart.
  return { days: [...new Set(ids.values())].sort(), ids }
}

/** @throws {OctoError} `INVALID_AVAILABILITY_ID` for one that the slot has on no day. */
export function dateOfId(id: unknown, { sold, slot }: Option, { site }: Pick<Caller, 'site'>): CalendarDate {
  const date = typeof id === 'string' ? parseCalendarDate(id.slice(0, 10)) : undefined
  const times = date && timesOf(isAllDay(sold), slot, { date, timeZone: site.timeZone })
  if (!date || times?.id !== id) throw invalidId('AVAILABILITY_ID', id)
  return date
}

type Priced = Option & { date: CalendarDate; guests: number | undefined }

/** The prices of a day, where they are asked for: of one guest, or of a booking. */
function pricesOf(caller: Caller, { sold, slot, date, guests }: Priced, suffix: '' | 'From') {
  if (!caller.capabilities.has('octo/pricing')) return {}
  const price = (count: number) => priceOf(totalOf(sold, slot, { date, guests: count }), caller)
  const whole = guests ? { [`pricing${suffix}`]: price(guests) } : {}
  return isPerUnit(sold)
    ? { [`unitPricing${suffix}`]: [{ unitId: UNIT_ID, ...price(1) }], ...whole }
    : { [`pricing${suffix}`]: price(guests ?? 1) }
}
