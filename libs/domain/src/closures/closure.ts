import type { CalendarDate } from '../calendar/calendar-date'
import { daysBetween, parseCalendarDate } from '../calendar/calendar-date'
import type { Rule, Validated } from '../fields'
import { MAX_CLOSURE_DAYS, MAX_COUNT, MAX_LENGTH } from '../limits'
import { isId, isWholeBetween } from '../numbers'
import type { RecordFields } from '../records/field'
import { validateRecord } from '../records/validate-record'
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

const readDate = (value: unknown) => (typeof value === 'string' ? parseCalendarDate(value) : undefined)

const dateRule = (invalid: string): Rule<CalendarDate> => ({
  check: (value) => (readDate(value) ? undefined : invalid),
  read: (value) => value as CalendarDate,
})

/** Left out it means all of them. */
const allOr = (isValid: (value: unknown) => boolean, invalid: string): Rule<number | null> => ({
  check: (value = null) => (value === null || isValid(value) ? undefined : invalid),
  read: (value = null) => value as number | null,
})

/** What is asked of a closure, in the order in which it is checked. */
export const CLOSURE_FIELDS = {
  from_date: {
    kind: 'special',
    label: 'First day',
    rule: dateRule(CLOSURE_MESSAGES.from),
    example: '2026-07-16',
  },
  to_date: { kind: 'special', label: 'Last day', rule: dateRule(CLOSURE_MESSAGES.to), example: '2026-07-17' },
  product_id: {
    kind: 'special',
    label: 'What is closed',
    rule: allOr(isId, CLOSURE_MESSAGES.product),
    example: null,
  },
  slot_id: { kind: 'special', label: 'Time slot', rule: allOr(isId, CLOSURE_MESSAGES.slot), example: null },
  units: {
    kind: 'special',
    label: 'Units',
    hint: 'Of each rental service. Leave empty to close all.',
    rule: allOr((units) => isWholeBetween(units, 1, MAX_COUNT), CLOSURE_MESSAGES.units),
    example: null,
  },
  reason: {
    kind: 'special',
    label: 'Reason',
    hint: 'Shown to customers in the calendar.',
    rule: { check: checkReason, read: normalizeText },
    example: 'Regatta',
  },
} as const satisfies RecordFields

type ClosureField = keyof ClosureInput

/** Checks a submitted closure. What is left out of product, slot and units means all of them. */
export function validateClosure(
  fields: Partial<Record<ClosureField, unknown>>,
): Validated<ClosureInput, ClosureField> {
  const checked = validateRecord(CLOSURE_FIELDS, fields)
  const period = checkPeriod(readDate(fields.from_date), readDate(fields.to_date))
  if (!period) return checked
  const { from_date, ...others } = checked.ok ? {} : checked.errors
  return { ok: false, errors: { ...(from_date && { from_date }), to_date: period, ...others } }
}

function checkPeriod(from: CalendarDate | undefined, to: CalendarDate | undefined): string | undefined {
  if (!from || !to) return undefined
  if (to < from) return CLOSURE_MESSAGES.reversed
  return daysBetween(from, to) < MAX_CLOSURE_DAYS ? undefined : CLOSURE_MESSAGES.tooLong
}

function checkReason(reason: unknown): string | undefined {
  if (reason === undefined || reason === null) return undefined
  if (typeof reason !== 'string') return 'Reason must be a text'
  if (normalizeText(reason) === '') return undefined
  return validateText(reason, { required: '', name: 'Reason', max: MAX_LENGTH.reason })
}

type Closed = Pick<ClosureInput, 'product_id' | 'slot_id' | 'units'> & { from_date: string; to_date: string }

/** Whether a closure closes all that another one does. Units add up, so one of some units covers no other. */
export function coversClosure(closure: Closed, other: Closed): boolean {
  const isSameOrAll = (part: 'product_id' | 'slot_id') =>
    closure[part] === null || closure[part] === other[part]
  return (
    closure.units === null &&
    closure.from_date <= other.from_date &&
    other.to_date <= closure.to_date &&
    isSameOrAll('product_id') &&
    isSameOrAll('slot_id')
  )
}

/** Whether two closures close the very same, so that the second would change nothing. */
export const isSameClosure = (one: Closed, other: Closed): boolean =>
  coversClosure(one, other) && coversClosure(other, one)

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
