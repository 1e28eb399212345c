import type { Fields, Rule, Validated } from '../fields'
import { MAX_SCHEDULE_SLOTS, MAX_SETTING } from '../limits'
import { isId, isWholeBetween } from '../numbers'
import type { RecordFields } from '../records/field'
import { validateRecord } from '../records/validate-record'
import { ALWAYS_OFFERED, type Schedule } from './schedule'
import { isMonthDay, type Season } from './season'

const isMissing = (value: unknown) => value === undefined || value === null

const SLOT_IDS: Rule<number[] | null> = {
  check: (value) =>
    isMissing(value) || isSetOf(value, isId, MAX_SCHEDULE_SLOTS) ? undefined : 'Please choose the time slots',
  read: (value) => (isMissing(value) ? null : sorted(value as number[])),
}

const WEEKDAY_SET: Rule<number[]> = {
  check: (value) =>
    value === undefined || isSetOf(value, isWeekday, 7) ? undefined : 'Please choose the weekdays',
  read: (value) => (value === undefined ? [...ALWAYS_OFFERED.weekdays] : sorted(value as number[])),
}

const SEASON: Rule<Season | null> = {
  check: (value) =>
    isMissing(value) || isSeason(value) ? undefined : 'A season needs two days such as 04-01',
  read: (value) => (isMissing(value) ? null : readSeason(value as Season)),
}

export const SCHEDULE_FIELDS = {
  slot_ids: { kind: 'special', label: 'Time slots', rule: SLOT_IDS, example: [1, 4] },
  weekdays: { kind: 'special', label: 'Weekdays', rule: WEEKDAY_SET, example: [6, 7] },
  season: { kind: 'special', label: 'Season', rule: SEASON, example: { from: '04-01', to: '10-31' } },
  min_notice_hours: {
    kind: 'period',
    label: 'Minimum notice',
    unit: 'hours',
    min: 0,
    max: MAX_SETTING.hours,
    nullable: true,
    hint: 'Replaces the minimum notice of the settings. Leave empty to keep that.',
    description: 'Replaces the minimum notice of the settings',
    example: null,
  },
} as const satisfies RecordFields

/**
 * Checks a whole schedule; what is left out is as if never set. Whether the slots exist is not checked here.
 *
 * @param before the schedule that is replaced: without any slot, because all were deleted, it may stay so.
 */
export function validateSchedule(
  fields: Fields<keyof Schedule>,
  before?: Pick<Schedule, 'slot_ids'>,
): Validated<Schedule, keyof Schedule & string> {
  if (!isEmpty(fields.slot_ids) || !isEmpty(before?.slot_ids)) return validateRecord(SCHEDULE_FIELDS, fields)
  const checked = validateRecord(SCHEDULE_FIELDS, { ...fields, slot_ids: null })
  return checked.ok ? { ok: true, value: { ...checked.value, slot_ids: [] } } : checked
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** Whether no slot may be chosen depends on the schedule that is replaced. */
export function validateScheduleFields(fields: Fields<keyof Schedule>): Validated<Schedule> {
  const checked = validateSchedule(fields, { slot_ids: [] })
  return checked.ok ? checked : validateSchedule(fields)
}

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
