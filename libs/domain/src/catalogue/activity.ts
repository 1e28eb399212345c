import type { Fields, Rule } from '../fields'
import { MAX_LENGTH } from '../limits'
import type { RecordFields, ValuesOf } from '../records/field'
import { validateRecord, validateRecordChange } from '../records/validate-record'
import { codePointLength, normalizeText } from '../text'

export const ACTIVITY_TYPES = ['Boat', 'Kayak', 'Jet Ski'] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

const IMAGE_ADDRESS: Rule<string | null> = {
  check: (address) =>
    isBlank(address) || isHttpsAddress(address) ? undefined : 'Image address must be an https address',
  read: (address) => normalizeText(address) || null,
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function isHttpsAddress(value: unknown): boolean {
  if (typeof value !== 'string' || codePointLength(value) > MAX_LENGTH.imageUrl || !URL.canParse(value))
    return false
  return new URL(value).protocol === 'https:'
}

export const ACTIVITY_FIELDS = {
  name: {
    kind: 'text',
    label: 'Name',
    required: 'The activity name is required',
    max: MAX_LENGTH.name,
    example: 'Boat rentals',
  },
  type: {
    kind: 'choice',
    label: 'Type',
    options: ACTIVITY_TYPES,
    default: 'Boat',
    invalid: 'Type must be Boat, Kayak or Jet Ski',
    example: 'Boat',
  },
  description: {
    kind: 'long-text',
    label: 'Description',
    required: 'The activity description is required',
    max: MAX_LENGTH.description,
    example: 'Self-drive and skippered boats.',
  },
  image_url: { kind: 'special', label: 'Image', rule: IMAGE_ADDRESS, example: null },
} as const satisfies RecordFields

export type ActivityFields = ValuesOf<typeof ACTIVITY_FIELDS>

export const validateActivity = (sent: Fields<keyof ActivityFields>) => validateRecord(ACTIVITY_FIELDS, sent)
export const validateActivityChange = (sent: Fields<keyof ActivityFields>) =>
  validateRecordChange(ACTIVITY_FIELDS, sent)
