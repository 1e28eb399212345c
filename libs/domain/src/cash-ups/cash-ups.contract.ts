import Type, { type Static } from 'typebox'
import { InstantSchema } from '../calendar/instant.contract'
import { nullable } from '../records/record.contract'

const amounts = (description: string) =>
  Type.Object({ cash: Type.Number(), terminal: Type.Number(), bank: Type.Number() }, { description })

export const CashUpSchema = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD, in the time zone of the business' }),
  expected: amounts('What was taken minus what was paid back on that day, damage deposits included'),
  breakdown: Type.Optional(
    Type.Object(
      {
        taken: amounts('Payments'),
        refunded: amounts('Refunds that were handed over'),
        deposits_taken: amounts('Damage deposits'),
        deposits_returned: amounts('Damage deposits that were given back'),
      },
      { description: 'On request: what `expected` is made of, of a closed day while it adds up to it' },
    ),
  ),
  counted: nullable(amounts('Null until the day is closed')),
  difference: nullable(amounts('Counted minus expected')),
  note: nullable(Type.String()),
  closed_at: nullable(InstantSchema),
  closed_by: nullable(Type.String({ description: 'A username' })),
})
export type CashUpRecord = Static<typeof CashUpSchema>
