import { expect, test } from 'vitest'
import { countGuests } from './count-guests'
import { buildBooking } from './testing/build-booking'

test('guests are counted as far as they were told, without those of cancelled bookings', () => {
  const day = [
    buildBooking({ guests: 4 }),
    buildBooking({ guests: null, status: 'Confirmed' }),
    buildBooking({ guests: 3, status: 'Confirmed' }),
    buildBooking({ guests: 8, status: 'Cancelled' }),
  ]
  expect(countGuests(day)).toBe(7)
})
