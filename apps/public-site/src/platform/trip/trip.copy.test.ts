import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking'
import { aPaidSite } from '../testing/an-order'
import { answerText, moveConsequence, moveWarning, pendingText } from './trip.copy'

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

test('without a mail server no email is promised: answers are read with the booking', () => {
  const site = aPaidSite({}, { has_mail_server: false })
  const texts = [
    answerText('noon', site),
    answerText(undefined, site),
    pendingText('noon', site),
    moveConsequence(aBooking({ status: 'Pending' }), site),
    moveConsequence(aBooking({ status: 'Confirmed' }), site),
    moveConsequence(aBooking({ status: 'Confirmed' }), { ...site, auto_confirm: true }),
  ]
  expect(texts.filter((text) => /mail/.test(text))).toEqual([])
  expect(texts.slice(0, 4)).toEqual([
    'Our team still has to say yes: you see our answer in My Bookings, by noon at the latest.',
    'Our team still has to say yes: you see our answer in My Bookings.',
    'Our team still has to say yes: you see our answer here, by noon at the latest. Please don’t set out before we have confirmed.',
    'Our team still has to approve the new date. You see our answer here.',
  ])
})

test('beside the button of a move stands that a confirmed place is given up, and only then', () => {
  const warningOf = (status: 'Confirmed' | 'Pending', auto_confirm = false) =>
    moveWarning(aBooking({ status }), aPaidSite({}, { auto_confirm }))
  expect(warningOf('Confirmed')).toMatch(/^You give up your confirmed place/)
  expect([warningOf('Pending'), warningOf('Confirmed', true)]).toEqual([undefined, undefined])
})
