import Type, { type Static } from 'typebox'
import { InstantSchema } from '../calendar/instant.contract'
import { PaidBookingsSchema } from '../payments/payments.contract'
import { nullable } from '../records/record.contract'
import { DOCUMENT_KINDS } from './sales-document'

const NullableText = nullable(Type.String())

export const SellerSchema = Type.Object({
  name: NullableText,
  address: NullableText,
  vat_number: NullableText,
  exo_number: NullableText,
})

const VatShareSchema = Type.Object({
  percent: Type.Number(),
  net: Type.Number(),
  vat: Type.Number(),
  gross: Type.Number(),
})

export const SalesDocumentSchema = Type.Object({
  id: Type.Integer(),
  number: Type.String({ description: 'R-YYYY-NNNNNN, of credit notes C-YYYY-NNNNNN' }),
  kind: Type.Enum([...DOCUMENT_KINDS]),
  issued_at: InstantSchema,
  amount: Type.Number({ description: 'What was received, or paid back by a credit note' }),
  vat: Type.Array(VatShareSchema, { description: 'The tax inside the amount, by rate' }),
  order_id: Type.Integer(),
  credits: Type.Union([Type.String(), Type.Null()], {
    description: 'The number of the document that a credit note takes back',
  }),
  cancelled_at: Type.Union([InstantSchema, Type.Null()], {
    description: 'When a credit note was cancelled, because its refund was not made',
  }),
  is_damage: Type.Optional(Type.Boolean({ description: 'That it is for what was kept of a damage deposit' })),
})
export type SalesDocument = Static<typeof SalesDocumentSchema>

/** A document in the list of all, with what its order is. */
export const ListedDocumentSchema = Type.Object({
  ...SalesDocumentSchema.properties,
  ...PaidBookingsSchema.properties,
})
export type ListedDocument = Static<typeof ListedDocumentSchema>
