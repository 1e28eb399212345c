import Type, { type Static } from 'typebox'
import { InstantSchema } from '../calendar/instant.contract'

/** A unit that is kept for a reseller until an instant; nobody has booked it. */
export const HoldSchema = Type.Object({
  id: Type.Integer(),
  booking_date: Type.String({ description: 'YYYY-MM-DD 00:00:00, as that of a booking' }),
  id_product_fk: Type.Integer(),
  product_name: Type.String(),
  slot_id: Type.Integer(),
  slot_name: Type.String(),
  time_range: Type.String({ description: 'HH:MM-HH:MM' }),
  guests: Type.Integer(),
  expires_at: InstantSchema,
  reseller: Type.String({ description: 'The name of the reseller' }),
})
export type Hold = Static<typeof HoldSchema>
