import { expect, test } from 'vitest'
import { stepTo } from './rows'

test('stepping enters a list at the nearer end and stops at the ends', () => {
  expect(stepTo(-1, 1, 3)).toBe(0)
  expect(stepTo(-1, -1, 3)).toBe(2)
  expect(stepTo(0, -1, 3)).toBe(0)
  expect(stepTo(2, 1, 3)).toBe(2)
})
