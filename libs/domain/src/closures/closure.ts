import type { CalendarDate } from '../calendar/calendar-date'
import { daysBetween, parseCalendarDate } from '../calendar/calendar-date'
import type { FieldErrors, Validated } from '../fields'
import { MAX_CLOSURE_DAYS, MAX_COUNT, MAX_LENGTH } from '../limits'
import { isId, isWholeBetween } from '../numbers'
import { normalizeText, validateText } from '../text'

/** Days, both included, on which units of a product or of all cannot be booked. */
export type ClosureInput = {
  from_date: CalendarDate
  to_date: CalendarDate
  /** `null` for the whole business. */
  product_id: number | null
  /** `null` for the whole day. */
  slot_id: number | null
  /** How many units of each product; `null` for all. */
  units: number | null
  /** Told to visitors; empty without one. */
  reason: string
}

export const CLOSURE_MESSAGES = {
  from: 'Please enter the first day',
  to: 'Please enter the last day',
  reversed: 'The last day must not be before the first',
  tooLong: `A closure must be at most ${MAX_CLOSURE_DAYS} days long`,
  product: 'Please choose a product',
  slot: 'Please choose a time slot',
  units: `Units must be a whole number from 1 to ${MAX_COUNT}`,
} as const

type ClosureField = keyof ClosureInput

/** Checks a submitted closure. What is left out of product, slot and units means all of them. */
export function validateClosure(
  fields: Partial<Record<ClosureField, unknown>>,
): Validated<ClosureInput, ClosureField> {
  const { product_id = null, slot_id = null, units = null } = fields
  const [from, to] = [readDate(fields.from_date), readDate(fields.to_date)]
  const errors: FieldErrors<ClosureField> = {}
  if (!from) errors.from_date = CLOSURE_MESSAGES.from
  if (!to) errors.to_date = CLOSURE_MESSAGES.to
  else if (from) Object.assign(errors, checkPeriod(from, to))
  if (product_id !== null && !isId(product_id)) errors.product_id = CLOSURE_MESSAGES.product
  if (slot_id !== null && !isId(slot_id)) errors.slot_id = CLOSURE_MESSAGES.slot
  if (units !== null && !isWholeBetween(units, 1, MAX_COUNT)) errors.units = CLOSURE_MESSAGES.units
  const reasonError = validateReason(fields.reason)
  if (reasonError) errors.reason = reasonError
  if (!from || !to || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      from_date: from,
      to_date: to,
      product_id: product_id as number | null,
      slot_id: slot_id as number | null,
      units: units as number | null,
      reason: normalizeText(fields.reason),
    },
  }
}

const readDate = (value: unknown) => (typeof value === 'string' ? parseCalendarDate(value) : undefined)

function checkPeriod(from: CalendarDate, to: CalendarDate): FieldErrors<'to_date'> {
  if (to < from) return { to_date: CLOSURE_MESSAGES.reversed }
  return daysBetween(from, to) < MAX_CLOSURE_DAYS ? {} : { to_date: CLOSURE_MESSAGES.tooLong }
}

const REASON = { required: '', name: 'Reason', max: MAX_LENGTH.reason }

function validateReason(reason: unknown): string | undefined {
  if (reason === undefined || reason === null) return undefined
  if (typeof reason !== 'string') return 'Reason must be a text'
  return normalizeText(reason) === '' ? undefined : validateText(reason, REASON)
}

/** Checks the message to the customers whose bookings are called off. */
export function validateCallOff(fields: { message?: unknown }): Validated<{ message: string }, 'message'> {
  const error = validateText(fields.message, {
    required: 'Please enter a message for the customers',
    name: 'Message',
    max: MAX_LENGTH.callOffMessage,
    lines: true,
  })
  if (error !== undefined) return { ok: false, errors: { message: error } }
  return { ok: true, value: { message: normalizeText(fields.message) } }
}
