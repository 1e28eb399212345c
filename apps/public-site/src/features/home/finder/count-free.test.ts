import type { SlotAvailability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aSlot as slot } from '../../../platform/testing/a-slot'
import {
  commonReason,
  countFree,
  groupAdvice,
  isCommonReason,
  isLargeGroup,
  noAvailabilityMessage,
} from './count-free'

const GALE = slot('closed', { reason: 'Gale' })

test('what is free is counted by activity', () => {
  const groups = [
    { activity: { id: 1, name: 'Boats' }, products: [{ id: 1 }, { id: 2 }] },
    { activity: { id: 2, name: 'Kayaks' }, products: [{ id: 3 }] },
  ]
  const found = (id: number, ...slots: SlotAvailability[]) => ({ product_id: id, slots })
  expect(countFree(groups, [found(1, slot('open')), found(2, slot('full')), found(3)])).toEqual([
    { id: 1, name: 'Boats', free: 1 },
  ])
})

const found = (...products: SlotAvailability[][]) =>
  products.map((slots, index) => ({ product_id: index + 1, slots }))

test.each([
  [[[slot('full')], [slot('past')]], 'Nothing is free. Try another day.'],
  [[[slot('full')], [slot('past')], []], 'Nothing is free. Try another day, or fewer people.'],
  [[[slot('full')], [slot('full')]], 'Full on this day. Try another day.'],
  [[[slot('full')], []], 'Full on this day. Try another day, or fewer people.'],
  [[[GALE], [GALE, slot('out_of_season')]], 'Closed on this day: Gale. Try another day.'],
  [[[GALE], [GALE], []], 'Closed on this day: Gale. Try another day.'],
  [[], 'Nothing is free. Try another day.'],
])('nothing is free, case %#: %s', (products, text) => {
  expect(noAvailabilityMessage(found(...products))).toBe(text)
})

test('a reason is common where every product with slots has it, and nothing is free', () => {
  expect(commonReason(found([GALE], [GALE], []))).toBe('Closed on this day: Gale')
  expect(commonReason(found([GALE], [slot('full')]))).toBeUndefined()
  expect(commonReason(found([slot('full')], [slot('full'), slot('open')]))).toBeUndefined()
})

test('where there are too many people for every product, the reason is that of the day for any number', () => {
  expect(commonReason(found([]), found([GALE]))).toBe('Closed on this day: Gale')
  expect(noAvailabilityMessage(found([]), found([slot('full')]))).toBe('Full on this day. Try another day.')
  expect(commonReason(found([]), found([slot('full'), slot('open')]))).toBeUndefined()
  expect(commonReason(found([]), undefined)).toBeUndefined()
})

test('a group is too large where each product is too small, and the day is not to blame', () => {
  expect(isLargeGroup({ found: found([], []), forAnyGuests: found([GALE], [slot('open')]) })).toBe(true)
  expect(isLargeGroup({ found: found([], []) })).toBe(true)
  expect(isLargeGroup({ found: found([], []), forAnyGuests: found([GALE], [slot('full')]) })).toBe(false)
  expect(isLargeGroup({ found: found([], [slot('open')]) })).toBe(false)
})

test.each([
  [14, [slot('open', { remaining: 2 })], 'The largest takes 12 people. Make several bookings, or ask us:'],
  [14, [slot('open', { remaining: 1 })], 'The largest takes 12 people. For groups, ask us:'],
  [17, [slot('open', { remaining: 2 })], 'The largest takes 12 people. For groups, ask us:'],
])(
  'a group of %i is told how many fit, and of several bookings where they do, case %#',
  (guests, slots, text) => {
    const products = [
      { id: 1, max_persons: 8, units: 2 },
      { id: 2, max_persons: 12, units: 1 },
    ]
    expect(groupAdvice(products, { guests, forAnyGuests: found(slots) })).toBe(text)
  },
)

const FULL = [slot('full')]
const TWO_FREE = [slot('open', { remaining: 2 })]

test.each([
  ['its own', [FULL, TWO_FREE], false],
  ['one among other reasons', [FULL, [GALE]], false],
  ['that of all', [FULL, FULL], true],
  ['that of all that are large enough', [FULL, []], true],
  ['none, because it is free', [TWO_FREE, FULL], false],
])('the reason of a product is %s', (_, products, isCommon) => {
  expect(isCommonReason(products[0] ?? [], found(...products))).toBe(isCommon)
})
