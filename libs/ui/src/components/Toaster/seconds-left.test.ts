import { expect, test } from 'vitest'
import { secondsLeft } from './seconds-left'

const message = { createdAt: 50_000, pauseDuration: 0, duration: 10_000 }

test('a message that has just come has all of its seconds left', () => {
  expect(secondsLeft(message, 50_000)).toBe(10)
})

test('a second that has begun still counts, and none are left after the end', () => {
  expect(secondsLeft(message, 51_001)).toBe(9)
  expect(secondsLeft(message, 59_999)).toBe(1)
  expect(secondsLeft(message, 70_000)).toBe(0)
})

test('no second passes while messages wait, and waiting is made up for afterwards', () => {
  expect(secondsLeft(message, 58_000, 53_000)).toBe(7)
  expect(secondsLeft({ ...message, pauseDuration: 5000 }, 58_000)).toBe(7)
})
