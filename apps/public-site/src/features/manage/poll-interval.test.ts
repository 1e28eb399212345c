import { expect, test } from 'vitest'
import { isStillChecking, pollInterval } from './poll-interval'

test('an open payment is looked up often at first, then seldom, and in the end no more', () => {
  expect(pollInterval(undefined, 0)).toBe(2000)
  expect(pollInterval('open', 14)).toBe(2000)
  expect(pollInterval('open', 15)).toBe(5000)
  expect(pollInterval('open', 60)).toBe(0)
})

test('an authorized one is watched while it may be confirmed at once', () => {
  expect(pollInterval('authorized', 3)).toBe(2000)
  expect(pollInterval('authorized', 15)).toBe(0)
})

test.each(['paid', 'failed', 'expired', 'released'] as const)('what is %s is settled', (state) => {
  expect(pollInterval(state, 0)).toBe(0)
  expect(isStillChecking(state, 0)).toBe(false)
})

test('nothing is said of a payment before it was looked up a few times', () => {
  expect(isStillChecking(undefined, 0)).toBe(true)
  expect(isStillChecking('open', 2)).toBe(true)
  expect(isStillChecking('open', 3)).toBe(false)
})
