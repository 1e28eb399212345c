import Type, { type Static } from 'typebox'

export const MoneyReportSchema = Type.Array(
  Type.Object({
    key: Type.String({ description: 'A day, a product, a method, or a rate: 18, or none' }),
    gross: Type.Number({ description: 'What came in' }),
    refunded: Type.Number({ description: 'What went back' }),
    net: Type.Number({ description: 'Gross minus refunded, without the tax' }),
    vat: Type.Number({ description: 'The tax inside gross minus refunded' }),
  }),
)
export type MoneyReport = Static<typeof MoneyReportSchema>

export const BookingReportSchema = Type.Array(
  Type.Object({
    key: Type.String({ description: 'A day, or a product' }),
    bookings: Type.Integer({ description: 'Pending and confirmed ones' }),
    guests: Type.Integer({ description: 'Of these bookings, as far as they were told' }),
    value: Type.Number({ description: 'The total prices of these bookings' }),
    cancelled: Type.Integer({ description: 'Bookings that were cancelled' }),
    pending: Type.Integer({ description: 'How many of the bookings are not confirmed yet' }),
    pending_value: Type.Number({ description: 'How much of the value is of pending ones' }),
  }),
)
export type BookingReport = Static<typeof BookingReportSchema>
