import {
  type CalendarDate,
  daysBetween,
  type FieldErrors,
  MAX_AVAILABILITY_DAYS,
  MAX_COUNT,
  parseCalendarDate,
} from '@luzzu/domain'
import { refuseFields } from '../../../platform/errors/refusal'
import type { Input } from '../../../platform/http/checked'
import { notADate } from '../../../platform/http/list-query'

export const INVALID_GUESTS = 'guests must be a whole number from 1'

export const readPeriod = (query: Input) => requirePeriod(query, {})

export const readProductAvailability = (query: Input) => {
  const errors: FieldErrors = {}
  const guests = readGuests(query, errors)
  return { ...requirePeriod(query, errors), guests }
}

export const readDayAvailability = (query: Input) => {
  const errors: FieldErrors = {}
  const date = readDate(query, 'date', errors)
  const guests = readGuests(query, errors)
  if (!date || Object.keys(errors).length > 0) throw refuseFields(errors)
  return { date, guests }
}

function requirePeriod(query: Input, errors: FieldErrors) {
  const from = readDate(query, 'from', errors)
  const to = readDate(query, 'to', errors)
  if (from && to && to < from) errors.to = 'to must not be before from'
  else if (from && to && daysBetween(from, to) >= MAX_AVAILABILITY_DAYS)
    errors.to = `At most ${MAX_AVAILABILITY_DAYS} days can be asked for at once`
  if (!from || !to || Object.keys(errors).length > 0) throw refuseFields(errors)
  return { from, to }
}

function readDate(query: Input, name: string, errors: FieldErrors): CalendarDate | undefined {
  const value = query[name]
  const date = typeof value === 'string' ? parseCalendarDate(value) : undefined
  if (!date) errors[name] = notADate(name)
  return date
}

/** `null` where they are not told; beyond what any product takes, all numbers mean the same. */
function readGuests({ guests }: Input, errors: FieldErrors): number | null {
  if (guests === undefined) return null
  if (typeof guests === 'string' && /^[1-9]\d*$/.test(guests)) return Math.min(Number(guests), MAX_COUNT + 1)
  errors.guests = INVALID_GUESTS
  return null
}
