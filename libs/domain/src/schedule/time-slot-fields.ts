import { parseTimeRange } from '../bookings/time-slot'
import { type Fields, type Rules, validateFields, validateSentFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { normalizeText, textRule } from '../text'

/** Names may repeat: a summer morning and a winter morning are offered by different schedules. */
export type TimeSlotFields = {
  name: string
  /** `HH:MM-HH:MM` */
  time_range: string
  archived: boolean
}

/** Times are multiples of this. */
export const TIME_SLOT_STEP_MINUTES = 5

const RULES: Rules<TimeSlotFields> = {
  name: textRule({ required: 'Name is required', name: 'Name', max: MAX_LENGTH.name }),
  time_range: { check: validateTimeRange, read: normalizeText },
  archived: {
    check: (value) =>
      value === undefined || typeof value === 'boolean' ? undefined : 'Archived must be true or false',
    read: Boolean,
  },
}

export const validateTimeSlot = (fields: Fields<keyof TimeSlotFields>) => validateFields(RULES, fields)
export const validateTimeSlotChange = (fields: Fields<keyof TimeSlotFields>) =>
  validateSentFields(RULES, fields)

function validateTimeRange(value: unknown): string | undefined {
  const range = parseTimeRange(normalizeText(value))
  if (!range) return 'Times must be as 08:00-12:00, and the start before the end'
  return isInSteps(range.start) && isInSteps(range.end)
    ? undefined
    : `Times must be in steps of ${TIME_SLOT_STEP_MINUTES} minutes`
}

const isInSteps = (time: string) => Number(time.slice(3)) % TIME_SLOT_STEP_MINUTES === 0
