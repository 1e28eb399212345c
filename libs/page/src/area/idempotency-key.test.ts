import { expect, test } from 'vitest'
import { withKey } from './idempotency-key'

const first = withKey({ slot_id: 1 }, null)

test('the same request keeps its key', () => {
  expect(withKey({ slot_id: 1 }, first)).toEqual(first)
})

test('a changed request gets a new key', () => {
  expect(withKey({ slot_id: 2 }, first).key).not.toBe(first.key)
})

test('after a booking the same request gets a new key', () => {
  expect(withKey({ slot_id: 1 }, null).key).not.toBe(first.key)
})
