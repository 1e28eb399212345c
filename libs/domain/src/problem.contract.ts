import Type, { type Static } from 'typebox'

/** An RFC 9457 problem; `message` may be shown to people. */
export const ProblemSchema = Type.Object({
  type: Type.String({ description: '/problems/<name>' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String(),
  message: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ pointer: Type.String(), detail: Type.String() }))),
  total_price: Type.Optional(Type.Number({ description: 'With price-changed: what the booking costs now' })),
})
export type Problem = Static<typeof ProblemSchema>
