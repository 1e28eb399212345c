import { expect, test } from 'vitest'
import { secondsLeft } from './show-toast'

test('a started second counts, and none are left after the end', () => {
  expect(secondsLeft(60_000, 50_000)).toBe(10)
  expect(secondsLeft(60_000, 51_001)).toBe(9)
  expect(secondsLeft(60_000, 59_999)).toBe(1)
  expect(secondsLeft(60_000, 70_000)).toBe(0)
})
