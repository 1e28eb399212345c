import { expect, test } from 'vitest'
import { bookedAs } from '../features/booking-wizard/wizard.copy'
import { aBooking } from './testing/a-booking'
import { moved } from './trip/trip.copy'

test('a name that ends with a full stop ends the sentence', () => {
  expect(bookedAs('Maria Vella')).toBe('You are booking as Maria Vella.')
  expect(bookedAs('Maria B.')).toBe('You are booking as Maria B.')
  expect(moved(aBooking({ slot_name: 'Morning, 8 a.m.', status: 'Confirmed' }))).toMatch(
    /, Morning, 8 a\.m\.$/,
  )
})
