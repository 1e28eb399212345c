import { type Fields, type Rules, type Validated, validateFields } from '../fields'
import { MAX_SCHEDULE_SLOTS, MAX_SETTING } from '../limits'
import { isId, isWholeBetween } from '../numbers'
import { ALWAYS_OFFERED, type Schedule } from './schedule'
import { isMonthDay, type Season } from './season'

const isMissing = (value: unknown) => value === undefined || value === null

const RULES: Rules<Schedule> = {
  slot_ids: {
    check: (value) =>
      isMissing(value) || isSetOf(value, isId, MAX_SCHEDULE_SLOTS)
        ? undefined
        : 'Please choose the time slots',
    read: (value) => (isMissing(value) ? null : sorted(value as number[])),
  },
  weekdays: {
    check: (value) =>
      value === undefined || isSetOf(value, isWeekday, 7) ? undefined : 'Please choose the weekdays',
    read: (value) => (value === undefined ? [...ALWAYS_OFFERED.weekdays] : sorted(value as number[])),
  },
  season: {
    check: (value) =>
      isMissing(value) || isSeason(value) ? undefined : 'A season needs two days such as 04-01',
    read: (value) => (isMissing(value) ? null : readSeason(value as Season)),
  },
  min_notice_hours: {
    check: (value) =>
      isMissing(value) || isWholeBetween(value, 0, MAX_SETTING.hours)
        ? undefined
        : `Minimum notice must be a whole number of hours from 0 to ${MAX_SETTING.hours}`,
    read: (value) => (isMissing(value) ? null : Number(value)),
  },
}

/**
 * Checks a whole schedule; what is left out is as if never set. Whether the slots exist is not checked here.
 *
 * @param before the schedule that is replaced: without any slot, because all were deleted, it may stay so.
 */
export function validateSchedule(
  fields: Fields<keyof Schedule>,
  before?: Pick<Schedule, 'slot_ids'>,
): Validated<Schedule, keyof Schedule & string> {
  if (!isEmpty(fields.slot_ids) || !isEmpty(before?.slot_ids)) return validateFields(RULES, fields)
  const checked = validateFields(RULES, { ...fields, slot_ids: null })
  return checked.ok ? { ok: true, value: { ...checked.value, slot_ids: [] } } : checked
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

const isWeekday = (value: unknown): value is number => isWholeBetween(value, 1, 7)

function isSetOf(
  value: unknown,
  isMember: (member: unknown) => boolean,
  max: number,
): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > max) return false
  return value.every(isMember) && new Set(value).size === value.length
}

function isSeason(value: unknown): value is Season {
  if (typeof value !== 'object' || value === null) return false
  const { from, to } = value as Partial<Record<keyof Season, unknown>>
  return isMonthDay(from) && isMonthDay(to)
}

const readSeason = ({ from, to }: Season): Season => ({ from, to })
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
