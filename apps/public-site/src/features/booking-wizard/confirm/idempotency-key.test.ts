import { afterEach, expect, test } from 'vitest'
import { clearIdempotencyKey, idempotencyKeyFor } from './idempotency-key'

afterEach(clearIdempotencyKey)

test('the same request keeps its key', () => {
  expect(idempotencyKeyFor({ slot_id: 1 })).toBe(idempotencyKeyFor({ slot_id: 1 }))
})

test('a changed request gets a new key', () => {
  expect(idempotencyKeyFor({ slot_id: 1 })).not.toBe(idempotencyKeyFor({ slot_id: 2 }))
})

test('after a booking the same request gets a new key', () => {
  const first = idempotencyKeyFor({ slot_id: 1 })
  clearIdempotencyKey()
  expect(idempotencyKeyFor({ slot_id: 1 })).not.toBe(first)
})
