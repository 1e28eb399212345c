import Type from 'typebox'
import { AvailabilityPeriodSchema } from '../catalogue/catalogue.contract'
import { defineOperations } from '../operation'
import { HoldSchema } from './holds.contract'

export const holdOperations = defineOperations('Bookings', {
  'GET /holds': {
    id: 'listHolds',
    summary: 'List what resellers hold now on some days',
    access: 'admin',
    query: AvailabilityPeriodSchema,
    answer: { 200: Type.Array(HoldSchema) },
    example: [
      {
        id: 41,
        booking_date: '2026-07-10 00:00:00',
        id_product_fk: 2,
        product_name: 'Painted Luzzu',
        slot_id: 1,
        slot_name: 'Morning',
        time_range: '08:00-12:00',
        guests: 2,
        expires_at: '2026-07-09T12:30:00.000Z',
        reseller: 'Blue Grotto Tours',
      },
    ],
  },
})
