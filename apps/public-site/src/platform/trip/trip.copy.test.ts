import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import { aPaidSite } from '../testing/an-order'
import { moveConsequence, moveWarning } from './trip.copy'

test.each([
  [
    'Confirmed',
    false,
    'Your confirmed place on Thursday, July 16, 2026 is released, and the new one is pending until our team has approved it. We’ll email you.',
  ],
  ['Pending', false, 'Our team still has to approve the new date. We’ll email you.'],
  ['Confirmed', true, 'The new date is confirmed at once. We’ll email you.'],
] as const)(
  'before a %s booking is moved, with automatic confirmation %s, it says: %s',
  (status, auto_confirm, text) => {
    expect(moveConsequence(aBooking({ status }), aPaidSite({}, { auto_confirm }))).toBe(text)
  },
)

test('beside the button of a move stands that a confirmed place is given up, and only then', () => {
  const warningOf = (status: 'Confirmed' | 'Pending', auto_confirm = false) =>
    moveWarning(aBooking({ status }), aPaidSite({}, { auto_confirm }))
  expect(warningOf('Confirmed')).toMatch(/^You give up your confirmed place/)
  expect([warningOf('Pending'), warningOf('Confirmed', true)]).toEqual([undefined, undefined])
})
