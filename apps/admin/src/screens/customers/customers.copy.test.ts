import { expect, test } from 'vitest'
import { buildBooking } from '../../booking/testing/build-booking'
import { summarizeBookings } from './customers.copy'

test('the bookings of a customer are counted, and the no-shows among them where there are any', () => {
  const noShow = buildBooking({ status: 'Confirmed', attendance: 'no_show' })
  expect(summarizeBookings([buildBooking()])).toBe('1 booking')
  expect(summarizeBookings([buildBooking(), noShow])).toBe('2 bookings, 1 no-show')
})
