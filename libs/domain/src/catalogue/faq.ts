import type { Fields, Validated } from '../fields'
import { MAX_FAQS, MAX_LENGTH } from '../limits'
import { isId } from '../numbers'
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

export const FAQ_MESSAGES = {
  order: 'Please name each FAQ once, by its id',
  notAll: 'Please load the FAQs again: some were added or deleted',
} as const

/** Checks the ids of all FAQs in the order in which they shall be. Whether they are all is not checked here. */
export function validateFaqOrder({ ids }: { ids?: unknown }): Validated<{ ids: number[] }, 'ids'> {
  const isOrder =
    Array.isArray(ids) && ids.length <= MAX_FAQS && ids.every(isId) && new Set(ids).size === ids.length
  return isOrder ? { ok: true, value: { ids } } : { ok: false, errors: { ids: FAQ_MESSAGES.order } }
}
