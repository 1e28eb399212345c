import { expect, test } from 'vitest'
import { hoursAhead } from '../bookings/booking-messages'
import { freeCancellationHours, type RefundTier } from './refund-tiers'

const tier = (hours_before: number, percent: number): RefundTier => ({ hours_before, percent })

test.each([
  ['until the limit where nothing else is said', null, 24],
  ['as long as all of it comes back', [tier(48, 100), tier(24, 50)], 48],
  ['whatever the order of the steps', [tier(24, 50), tier(48, 100), tier(72, 100)], 48],
  ['until the start', [tier(0, 100)], 0],
  ['never where nothing comes back', [], undefined],
  ['never where a part is kept', [tier(48, 90)], undefined],
  ['never where a part is kept early on', [tier(72, 50), tier(24, 100)], undefined],
])('what is paid is free to cancel %s', (_case, refund_tiers, hours) => {
  expect(freeCancellationHours({ deposit_percent: 100, refund_tiers }, 24)).toBe(hours)
})

test('what is paid on arrival is free to cancel until the limit', () => {
  expect(freeCancellationHours({ deposit_percent: 0, refund_tiers: [tier(48, 50)] }, 24)).toBe(24)
})

test.each([
  [24, 'up to 24 hours ahead'],
  [1, 'up to 1 hour ahead'],
  [0, 'until the start'],
])('a cancellation that is free until %i hours before is told so', (hours, text) => {
  expect(hoursAhead(hours)).toBe(text)
})
