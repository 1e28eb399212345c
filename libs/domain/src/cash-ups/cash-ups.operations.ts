import Type from 'typebox'
import { MAX_LENGTH } from '../limits'
import { defineOperations } from '../operation'
import { OptionalLinesSchema } from '../text.contract'
import { validateCashUp } from './cash-up'
import { CashUpSchema } from './cash-ups.contract'

const COUNTED = { cash: 480, terminal: 615, bank: 0 }
const CLOSED = {
  date: '2026-07-10',
  expected: { cash: 485, terminal: 615, bank: 0 },
  counted: COUNTED,
  difference: { cash: -5, terminal: 0, bank: 0 },
  note: 'Five euros of change were lost.',
  closed_at: '2026-07-10T17:20:00.000Z',
  closed_by: 'Nora Camilleri',
}

const DeskAmount = Type.Number({ description: 'At most two decimals' })
const DeskAmounts = { cash: DeskAmount, terminal: DeskAmount, bank: DeskAmount }

/** The money of a day, counted at its end. */
export const cashUpOperations = defineOperations('Payments', {
  'GET /cash-ups/:date': {
    id: 'getCashUp',
    summary: 'Get what is expected of a day, and what was counted once it is closed',
    access: 'admin',
    params: Type.Object({ date: Type.String({ description: 'YYYY-MM-DD' }) }),
    query: Type.Object({
      with: Type.Optional(Type.Enum(['breakdown'], { description: 'What is answered besides' })),
    }),
    answer: { 200: CashUpSchema },
    example: CLOSED,
  },
  'POST /cash-ups': {
    id: 'closeDay',
    summary: 'Close a day: after that it takes no payment',
    access: 'admin',
    body: Type.Object({
      date: Type.String({ description: 'YYYY-MM-DD, today or before' }),
      counted: Type.Object(DeskAmounts),
      expected: Type.Optional(
        Type.Object(DeskAmounts, {
          description: 'What was shown as expected; nothing is closed where it is something else by now',
        }),
      ),
      note: Type.Optional(OptionalLinesSchema(MAX_LENGTH.note, 'Blank is none')),
    }),
    validate: validateCashUp,
    answer: { 201: CashUpSchema },
    takes: ['Idempotency-Key'],
    headers: ['Location'],
    errors: ['in-use', 'expected-changed'],
    bodyExample: { date: CLOSED.date, counted: COUNTED, expected: CLOSED.expected, note: CLOSED.note },
    example: CLOSED,
  },
})
