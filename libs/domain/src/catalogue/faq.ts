import type { Fields } from '../fields'
import { MAX_LENGTH } from '../limits'
import type { RecordFields, ValuesOf } from '../records/field'
import { validateRecord, validateRecordChange } from '../records/validate-record'

export const FAQ_FIELDS = {
  question: {
    kind: 'text',
    label: 'Question',
    required: 'Question is required',
    max: MAX_LENGTH.question,
    lines: true,
    example: 'Do I need a licence?',
  },
  answer: {
    kind: 'long-text',
    label: 'Answer',
    required: 'Answer is required',
    max: MAX_LENGTH.answer,
    rows: 5,
    example: 'No. We explain the boat before you leave.',
  },
} as const satisfies RecordFields

export type FaqFields = ValuesOf<typeof FAQ_FIELDS>

export const validateFaq = (sent: Fields<keyof FaqFields>) => validateRecord(FAQ_FIELDS, sent)
export const validateFaqChange = (sent: Fields<keyof FaqFields>) => validateRecordChange(FAQ_FIELDS, sent)
