import { type Fields, type Rules, validateFields, validateSentFields } from '../fields'
import { MAX_LENGTH } from '../limits'
import { textRule } from '../text'

export type FaqFields = { question: string; answer: string }

const RULES: Rules<FaqFields> = {
  question: textRule({
    required: 'Question is required',
    name: 'Question',
    max: MAX_LENGTH.question,
    lines: true,
  }),
  answer: textRule({ required: 'Answer is required', name: 'Answer', max: MAX_LENGTH.answer, lines: true }),
}

export const validateFaq = (fields: Fields<keyof FaqFields>) => validateFields(RULES, fields)
export const validateFaqChange = (fields: Fields<keyof FaqFields>) => validateSentFields(RULES, fields)
