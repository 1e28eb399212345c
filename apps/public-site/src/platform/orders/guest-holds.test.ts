import { expect, test } from 'vitest'
import { parseGuestHolds } from './guest-holds'

const NOW = Date.UTC(2026, 6, 10)
const HOLD = { id: 512, orderToken: '512.1.b.test', until: NOW + 1 }

test('what is still held is read', () => {
  expect(parseGuestHolds(JSON.stringify([HOLD, { ...HOLD, id: 513, until: NOW }]), NOW)).toEqual([HOLD])
})

test.each([
  '',
  'null',
  '{}',
  '[null]',
  '[{}]',
  '[{"id":"512","orderToken":"a","until":9e15}]',
  '[{"id":512,"until":9e15}]',
])('what the page has not written, such as %s, is nothing', (stored) => {
  expect(parseGuestHolds(stored, NOW)).toEqual([])
})
