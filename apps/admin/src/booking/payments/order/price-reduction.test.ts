import { expect, test } from 'vitest'
import { buildBooking } from '../../testing/build-booking'
import { priceReduction } from './price-reduction'

const booked = (total_price: number, status: 'Confirmed' | 'Cancelled' = 'Confirmed') =>
  buildBooking({ total_price, status })

test('a refund of a booking that stands is off its price', () => {
  expect(priceReduction({ total_price: 10, bookings: [booked(60)] })).toEqual({ booked: 60, off: 50 })
  expect(priceReduction({ total_price: 100.5, bookings: [booked(60), booked(50.5)] })).toEqual({
    booked: 110.5,
    off: 10,
  })
})

test('at its price nothing is off, and of cancelled bookings it cannot be told', () => {
  expect(priceReduction({ total_price: 60, bookings: [booked(60)] })).toBeUndefined()
  expect(priceReduction({ total_price: 60, bookings: [booked(60), booked(50, 'Cancelled')] })).toBeUndefined()
})
