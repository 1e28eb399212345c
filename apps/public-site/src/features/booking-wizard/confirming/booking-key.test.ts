import { afterEach, expect, test } from 'vitest'
import { forgetKey, keyFor } from './booking-key'

afterEach(forgetKey)

test('the same request keeps its key', () => {
  expect(keyFor({ slot_id: 1 })).toBe(keyFor({ slot_id: 1 }))
})

test('a changed request gets a new key', () => {
  expect(keyFor({ slot_id: 1 })).not.toBe(keyFor({ slot_id: 2 }))
})

test('after a booking the same wish is a new request', () => {
  const first = keyFor({ slot_id: 1 })
  forgetKey()
  expect(keyFor({ slot_id: 1 })).not.toBe(first)
})
