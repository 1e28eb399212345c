import { expect, test } from 'vitest'
import { coversClosure, isSameClosure } from './closure'

const day = { from_date: '2026-12-08', to_date: '2026-12-08', product_id: null, slot_id: null, units: null }
const morning = { ...day, product_id: 2, slot_id: 1 }

test('a closure covers what lies within its days, products and slots', () => {
  expect(coversClosure(day, morning)).toBe(true)
  expect(coversClosure({ ...morning, to_date: '2026-12-09' }, morning)).toBe(true)
  expect(coversClosure(morning, day)).toBe(false)
  expect(coversClosure({ ...day, product_id: 5 }, morning)).toBe(false)
  expect(coversClosure({ ...day, slot_id: 2 }, morning)).toBe(false)
  expect(coversClosure(day, { ...day, to_date: '2026-12-09' })).toBe(false)
  expect(coversClosure(day, { ...day, units: 1 })).toBe(true)
})

test('closures of units add up, so that none covers another', () => {
  const unit = { ...morning, units: 1 }
  expect(coversClosure(unit, unit)).toBe(false)
  expect(isSameClosure(unit, unit)).toBe(false)
})

test('closures are the same that close the same days, products and slots', () => {
  expect(isSameClosure(morning, { ...morning })).toBe(true)
  expect(isSameClosure(morning, day)).toBe(false)
  expect(isSameClosure(day, { ...day, to_date: '2026-12-09' })).toBe(false)
})
