import { type Fields, type Rules, validateFields, validateSentFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { codePointLength, normalizeText, textRule } from '../text'

export const ACTIVITY_TYPES = ['Boat', 'Kayak', 'Jet Ski'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]
export const DEFAULT_ACTIVITY_TYPE: ActivityType = 'Boat'

export type ActivityFields = {
  name: string
  type: ActivityType
  description: string
  image_url: string | null
}

function isActivityType(value: unknown): value is ActivityType {
  return ACTIVITY_TYPES.some((type) => type === value)
}

const RULES: Rules<ActivityFields> = {
  name: textRule({ required: 'The activity name is required', name: 'Name', max: MAX_LENGTH.name }),
  type: {
    check: (type) =>
      isBlank(type) || isActivityType(type) ? undefined : 'Type must be Boat, Kayak or Jet Ski',
    read: (type) => (isActivityType(type) ? type : DEFAULT_ACTIVITY_TYPE),
  },
  description: textRule({
    required: 'The activity description is required',
    name: 'Description',
    max: MAX_LENGTH.description,
    lines: true,
  }),
  image_url: {
    check: (address) =>
      isBlank(address) || isHttpsAddress(address) ? undefined : 'Image address must be an https address',
    read: (address) => normalizeText(address) || null,
  },
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function isHttpsAddress(value: unknown): boolean {
  if (typeof value !== 'string' || codePointLength(value) > MAX_LENGTH.imageUrl || !URL.canParse(value))
    return false
  return new URL(value).protocol === 'https:'
}

export const validateActivity = (fields: Fields<keyof ActivityFields>) => validateFields(RULES, fields)
export const validateActivityChange = (fields: Fields<keyof ActivityFields>) =>
  validateSentFields(RULES, fields)
