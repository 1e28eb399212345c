import { expect, test } from 'vitest'
import { aSlot as slot } from '../../../platform/testing/a-slot'
import { freeFirst } from './free-first'

const catalogue = [1, 2, 3, 4, 5].map((id) => ({ id }))
const order = (...args: Parameters<typeof freeFirst>) => freeFirst(...args).map(({ id }) => id)

test('what can be booked comes first, otherwise the catalogue keeps its order', () => {
  const found = [
    { product_id: 5, slots: [slot('open'), slot('open')] },
    { product_id: 4, slots: [slot('closed')] },
    { product_id: 3, slots: [] },
    { product_id: 2, slots: [slot('full'), slot('open')] },
    { product_id: 1, slots: [slot('full')] },
  ]
  expect(order(catalogue, found)).toEqual([2, 5, 1, 3, 4])
})

test('while nothing is known, and where nothing is free, the order is that of the catalogue', () => {
  expect(order(catalogue, undefined)).toEqual([1, 2, 3, 4, 5])
  expect(order(catalogue, [{ product_id: 4, slots: [slot('full')] }])).toEqual([1, 2, 3, 4, 5])
})
