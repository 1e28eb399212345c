import {
  addDays,
  type CalendarDate,
  instantOf,
  localInstant,
  slotEnd,
  slotStart,
  toInstant,
} from '@luzzu/domain'
import { LRUCache } from 'lru-cache'
import type { TimeSlotRow } from '../../platform/database/schema'
import { timeRangeOf } from '../time-slots/time-slots.queries'
import type { OfferedProduct } from './catalogue/find-products'

const MILLISECONDS = /\.\d{3}(?=Z|[+-])/

/** A time of the business with its offset, to the second. */
export const localTime = (at: Date, timeZone: string) =>
  localInstant(toInstant(at), timeZone).replace(MILLISECONDS, '')

/** An instant in UTC, to the second. */
export const utcTime = (at: Date) => at.toISOString().replace(MILLISECONDS, '')

export const isAllDay = ({ distribution }: Pick<OfferedProduct, 'distribution'>) =>
  distribution.availability === 'OPENING_HOURS'

type Times = Pick<TimeSlotRow, 'starts_at' | 'ends_at'>

type Day = { date: CalendarDate; timeZone: string }

/** Availability of a month asks for the same days again and again. */
const known = new LRUCache<string, ReturnType<typeof calculateTimes>>({ max: 5000 })

/** When a slot begins and ends on a day, and how it is named. */
export function timesOf(allDay: boolean, slot: Times, day: Day) {
  const key = `${allDay} ${slot.starts_at} ${slot.ends_at} ${day.date} ${day.timeZone}`
  const times = known.get(key) ?? calculateTimes(allDay, slot, day)
  known.set(key, times)
  return times
}

function calculateTimes(allDay: boolean, slot: Times, { date, timeZone }: Day) {
  const range = timeRangeOf(slot)
  const start = allDay ? instantOf(date, '00:00', timeZone) : slotStart(date, range, timeZone)
  const end = allDay ? instantOf(addDays(date, 1), '00:00', timeZone) : slotEnd(date, range, timeZone)
  const localDateTimeStart = localTime(start, timeZone)
  return {
    id: localDateTimeStart,
    localDateTimeStart,
    localDateTimeEnd: localTime(end, timeZone),
    allDay,
    openingHours: allDay ? [{ from: slot.starts_at, to: slot.ends_at }] : [],
  }
}
