import { expect, test } from 'vitest'
import { countGuests } from './count-guests'
import { guestsMessages } from './guests.copy'
import { buildBooking } from './testing/build-booking'

const DAY = [
  buildBooking({ guests: 4 }),
  buildBooking({ guests: null, status: 'Confirmed' }),
  buildBooking({ guests: 3, status: 'Confirmed', attendance: 'no_show' }),
  buildBooking({ guests: 8, status: 'Cancelled' }),
  buildBooking({ guests: null, status: 'Cancelled' }),
]

test('guests are counted without those of cancelled bookings and no-shows, and bookings that tell no number beside them', () => {
  expect(countGuests(DAY)).toEqual({ guests: 4, unknown: 1 })
})

test.each([
  [{ guests: 109, unknown: 0 }, '109 guests'],
  [{ guests: 109, unknown: 1 }, '109 guests + 1 booking without a number'],
  [{ guests: 0, unknown: 2 }, 'number of guests unknown'],
  [{ guests: 0, unknown: 0 }, ''],
])('the sum of %o is told as “%s”', (count, text) => {
  expect(guestsMessages.sum(count)).toBe(text)
})
