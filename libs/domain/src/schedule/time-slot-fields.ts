import type { Fields, Rule } from '../fields'
import { MAX_LENGTH, MAX_SLOT_PRODUCTS } from '../limits'
import { isId } from '../numbers'
import type { RecordFields, ValuesOf } from '../records/field'
import { validateRecord, validateRecordChange } from '../records/validate-record'
import { normalizeText } from '../text'
import { parseTimeRange } from './time-slot'

/** Times are multiples of this. */
export const TIME_SLOT_STEP_MINUTES = 5

/** `HH:MM-HH:MM` */
const TIME_RANGE: Rule<string> = {
  check(value) {
    const range = parseTimeRange(normalizeText(value))
    if (!range) return 'Times must be as 08:00-12:00, and the start before the end'
    return isInSteps(range.start) && isInSteps(range.end)
      ? undefined
      : `Times must be in steps of ${TIME_SLOT_STEP_MINUTES} minutes`
  },
  read: normalizeText,
}

/** `null` for every product without a list of its own, `[]` for none. */
const PRODUCT_IDS: Rule<number[] | null> = {
  check: (value) =>
    value === undefined || value === null || isIds(value) ? undefined : 'Please choose products that exist',
  read: (value) => (isIds(value) ? value.toSorted((one, other) => one - other) : null),
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= MAX_SLOT_PRODUCTS &&
  value.every(isId) &&
  new Set(value).size === value.length

const isInSteps = (time: string) => Number(time.slice(3)) % TIME_SLOT_STEP_MINUTES === 0

/** Names may repeat: a summer morning and a winter morning are offered by different schedules. */
export const TIME_SLOT_FIELDS = {
  name: {
    kind: 'text',
    label: 'Name',
    required: 'Name is required',
    max: MAX_LENGTH.name,
    example: 'Morning',
  },
  time_range: { kind: 'special', label: 'Times', rule: TIME_RANGE, example: '08:00-12:00' },
  product_ids: { kind: 'special', label: 'Offered by', rule: PRODUCT_IDS, example: null },
  archived: {
    kind: 'switch',
    label: 'Archived',
    hint: 'Hidden from new bookings. Existing bookings keep it.',
    invalid: 'Archived must be true or false',
    example: false,
  },
} as const satisfies RecordFields

export type TimeSlotFields = ValuesOf<typeof TIME_SLOT_FIELDS>

export const validateTimeSlot = (sent: Fields<keyof TimeSlotFields>) => validateRecord(TIME_SLOT_FIELDS, sent)
export const validateTimeSlotChange = (sent: Fields<keyof TimeSlotFields>) =>
  validateRecordChange(TIME_SLOT_FIELDS, sent)
