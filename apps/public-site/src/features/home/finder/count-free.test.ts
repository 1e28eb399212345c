import type { SlotAvailability } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aSlot as slot } from '../../../platform/testing/a-slot'
import { countFree, whyNothingIsFree } from './count-free'

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

test('where there are too many people for every product, a day without free times is told first', () => {
  const day = (...slots: SlotAvailability[]) => [{ product_id: 1, slots }]
  const tooMany = 'Nothing takes so many people at once. Try fewer, or make several bookings.'
  expect(whyNothingIsFree(day(), day(GALE))).toBe('Closed on this day: Gale. Try another day.')
  expect(whyNothingIsFree(day(), day(slot('full')))).toBe('Full on this day. Try another day.')
  expect(whyNothingIsFree(day(), day(slot('full'), slot('open')))).toBe(tooMany)
  expect(whyNothingIsFree(day(), undefined)).toBe(tooMany)
})

test.each([
  [[[slot('full')], [slot('past')]], 'Nothing is free. Try another day.'],
  [[[slot('full')], [slot('past')], []], 'Nothing is free. Try another day, or fewer people.'],
  [[[slot('full')], [slot('full')]], 'Full on this day. Try another day.'],
  [[[slot('full')], []], 'Full on this day. Try another day, or fewer people.'],
  [[[GALE], [GALE, slot('out_of_season')]], 'Closed on this day: Gale. Try another day.'],
  [[[GALE], [GALE], []], 'Closed on this day: Gale. Try another day.'],
  [[[], []], 'Nothing takes so many people at once. Try fewer, or make several bookings.'],
  [[], 'Nothing is free. Try another day.'],
])('nothing is free, case %#: %s', (products, text) => {
  expect(whyNothingIsFree(products.map((slots, product_id) => ({ product_id, slots })))).toBe(text)
})
