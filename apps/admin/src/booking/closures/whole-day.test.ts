import { expect, test } from 'vitest'
import { buildClosure } from '../testing/build-closure'
import { isClosedOtherwise } from './whole-day'

test('what another closure covers stays closed without this one', () => {
  const day = { from_date: '2026-07-05', to_date: '2026-07-05', units: null }
  const morning = buildClosure({ ...day, id: 1, product_id: 2, slot_id: 1 })
  const otherwise = (other: Parameters<typeof buildClosure>[0]) =>
    isClosedOtherwise(morning, [morning, buildClosure({ ...day, id: 3, ...other })])
  expect(otherwise({ product_id: null, slot_id: null })).toBe(true)
  expect(otherwise({ product_id: 2, slot_id: 1, units: 1 })).toBe(false)
  expect(otherwise({ product_id: 5, slot_id: 1 })).toBe(false)
  expect(isClosedOtherwise(morning, [morning])).toBe(false)
})
