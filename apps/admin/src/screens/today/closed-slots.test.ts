import { type CalendarDate, TIME_SLOTS } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { buildClosure } from '../../booking/testing/build-closure'
import { closedSlotText } from './closed-slots'

const DATE = '2026-07-05' as CalendarDate
const PRODUCTS = [
  { id: 1, units: 2 },
  { id: 2, units: 1 },
] as Product[]
const EVENING: TimeSlot = { id: 4, name: 'Evening', time_range: '19:00-21:00', product_ids: [2] }
const SLOTS: TimeSlot[] = [...TIME_SLOTS, EVENING]

const textsOf = (...closures: Parameters<typeof buildClosure>[0][]) =>
  SLOTS.map((slot) =>
    closedSlotText(slot, {
      date: DATE,
      closures: closures.map((fields) => buildClosure(fields)),
      timeSlots: SLOTS,
      products: PRODUCTS,
    }),
  )

test('a slot says that it is closed, also by one that overlaps it', () => {
  expect(textsOf({ slot_id: 1, reason: 'gale' })).toEqual([
    'Closed: gale',
    undefined,
    'Closed: gale',
    undefined,
  ])
})

test('a slot of which some units or products are closed is partly closed', () => {
  expect(textsOf({ product_id: 1, slot_id: 2 })).toEqual([
    undefined,
    'Partly closed',
    'Partly closed',
    undefined,
  ])
  expect(textsOf({ slot_id: 2, units: 1 })[1]).toBe('Partly closed')
})

test('a slot of some products is closed with these, and the closure of a deleted one closes nothing', () => {
  expect(textsOf({ product_id: 2 })).toEqual(['Partly closed', 'Partly closed', 'Partly closed', 'Closed'])
  expect(textsOf({ product_id: 9 })).toEqual(SLOTS.map(() => undefined))
})
