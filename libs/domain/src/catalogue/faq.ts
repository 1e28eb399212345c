import { checkFields, checkSentFields, type Fields, type Rules } from '../fields'
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

export const checkFaq = (fields: Fields<keyof FaqFields>) => checkFields(RULES, fields)
export const checkFaqChange = (fields: Fields<keyof FaqFields>) => checkSentFields(RULES, fields)
