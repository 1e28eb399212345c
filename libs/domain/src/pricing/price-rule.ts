import { type CalendarDate, parseCalendarDate, weekdayOf } from '../calendar/calendar-date'
import { EVERY_DAY, isWeekdays } from '../calendar/weekdays'
import type { FieldErrors, Rule, Rules, Validated } from '../fields'
import { validateFields } from '../fields'
import { MAX_LENGTH, RULE_PERCENT } from '../limits'
import { textRule } from '../text'

/** Changes the price on some dates by a percentage of at most two decimals. */
export type PriceRule = {
  name: string
  /** The first date; `null` for no beginning. */
  from_date: CalendarDate | null
  /** The last date; `null` for no end. */
  to_date: CalendarDate | null
  /** From 1 for Monday to 7 for Sunday. */
  weekdays: number[]
  percent: number
}

export function appliesOn({ from_date, to_date, weekdays }: PriceRule, date: CalendarDate): boolean {
  if (from_date !== null && date < from_date) return false
  if (to_date !== null && date > to_date) return false
  return weekdays.includes(weekdayOf(date))
}

const isMissing = (value: unknown) => value === undefined || value === null

function dateOrNull(name: string): Rule<CalendarDate | null> {
  const read = (value: unknown) => (typeof value === 'string' ? (parseCalendarDate(value) ?? null) : null)
  return {
    check: (value) =>
      isMissing(value) || read(value) !== null ? undefined : `${name} must be a date such as 2026-07-16`,
    read,
  }
}

const RULES: Rules<PriceRule> = {
  name: textRule({ required: 'Name is required', name: 'Name', max: MAX_LENGTH.ruleName }),
  from_date: dateOrNull('First date'),
  to_date: dateOrNull('Last date'),
  weekdays: {
    check: (value) =>
      isMissing(value) || isWeekdays(value) ? undefined : 'Choose one or more weekdays, from 1 to 7',
    read: (value) => (isWeekdays(value) ? value.toSorted((one, other) => one - other) : [...EVERY_DAY]),
  },
  percent: {
    check: (value) =>
      isPercent(value)
        ? undefined
        : `Percent must be a number from ${RULE_PERCENT.min} to ${RULE_PERCENT.max} with at most 2 decimals`,
    read: Number,
  },
}

function isPercent(value: unknown): value is number {
  if (typeof value !== 'number' || !/^-?\d+(\.\d{1,2})?$/.test(String(value))) return false
  return value >= RULE_PERCENT.min && value <= RULE_PERCENT.max
}

/** Checks a rule; without dates it fits all of them, without weekdays every day. */
export function validatePriceRule(rule: unknown): Validated<PriceRule> {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule))
    return { ok: false, errors: { '': 'A rule must have a name, dates, weekdays and a percentage' } }
  const checked = validateFields(RULES, rule)
  if (!checked.ok) return checked
  const { from_date, to_date } = checked.value
  const errors: FieldErrors = { to_date: 'Last date must not be before the first' }
  return from_date !== null && to_date !== null && to_date < from_date ? { ok: false, errors } : checked
}
