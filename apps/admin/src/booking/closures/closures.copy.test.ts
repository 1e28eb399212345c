import { TIME_SLOTS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { closureMessages, closureOverlap, closureScope, overlapHint } from './closures.copy'

const EVENING = { id: 4, name: 'Evening', time_range: '19:00-21:30', archived: true }
const scopeOf = (fields: Partial<Parameters<typeof closureScope>[0]>) =>
  closureScope(
    { product_id: null, slot_id: null, units: null, ...fields },
    { products: [], slots: [EVENING] },
  )

test('a closure says what it closes, also of what is archived or deleted', () => {
  expect(scopeOf({})).toBe('The whole business')
  expect(scopeOf({ slot_id: 4 })).toBe('The whole business, Evening')
  expect(scopeOf({ slot_id: 9, units: 1 })).toBe('1 unit of each product, a deleted time slot')
  expect(scopeOf({ product_id: 7 })).toBe('A deleted product')
})

test('a closure calls nothing deleted while names are unknown', () => {
  const closure = { product_id: 7, slot_id: 9, units: null }
  expect(closureScope(closure, { products: undefined, slots: undefined })).toBe('A product, a time slot')
})

test('a closure of a slot says what else it closes', () => {
  const overlapOf = (slot_id: number | null, units: number | null = null) =>
    closureOverlap({ product_id: null, slot_id, units }, TIME_SLOTS)
  expect(overlapOf(3)).toBe('Also closes Morning and Afternoon, which overlap it.')
  expect(overlapOf(1)).toBe('Also closes Full Day, which overlaps it.')
  expect(overlapOf(1, 2)).toBe('Also closes 2 units in Full Day, which overlaps it.')
  expect(overlapOf(null)).toBe('')
  expect(closureOverlap({ product_id: null, slot_id: 1, units: null }, TIME_SLOTS.slice(0, 2))).toBe('')
})

test('the form of a closure says what a chosen slot closes besides, and nothing where that is nothing', () => {
  const hintOf = (slot_id: number | null, units: number | null = null) =>
    overlapHint({ product_id: null, slot_id, units }, TIME_SLOTS)
  expect(hintOf(3)).toMatch(/^Time slots that overlap 08:00–1\d:00 are closed too: Morning, Afternoon\.$/)
  expect(hintOf(1, 2)).toBe('Time slots that overlap 08:00–12:00 lose 2 units, too: Full Day.')
  expect(hintOf(null)).toBeUndefined()
})

test('what happens to one affected booking and to several', () => {
  expect(`${closureMessages.affected(1)} ${closureMessages.stays(1)}`).toBe(
    '1 booking no longer fits. It stays booked until you call it off.',
  )
  expect(`${closureMessages.affected(2)} ${closureMessages.stays(2)}`).toBe(
    '2 bookings no longer fit. They stay booked until you call them off.',
  )
})

test('requests say whose slots are closed, and each reason once', () => {
  expect(closureMessages.slotsAreClosed(['gale'], 1)).toBe('This slot is closed: gale.')
  expect(closureMessages.slotsAreClosed([''], 1)).toBe('This slot is closed.')
  expect(closureMessages.slotsAreClosed(['gale'], 2)).toBe(
    'The slot of one of these bookings is closed: gale.',
  )
  expect(closureMessages.slotsAreClosed(['gale', 'gale'], 2)).toBe(
    'The slots of all these bookings are closed: gale.',
  )
  expect(closureMessages.slotsAreClosed(['gale', '', 'gale', 'regatta'], 9)).toBe(
    'The slots of 4 of these bookings are closed: gale, regatta.',
  )
})
