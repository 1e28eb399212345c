import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBooking } from './booking-price'

const addon = fc.record({ id: fc.nat(), included: fc.boolean(), extraPrice: fc.option(fc.nat(100_000)) })
const addons = fc.uniqueArray(addon, { selector: ({ id }) => id })
const base = fc.nat(1_000_000)

test('without add-ons a booking costs its base price', () => {
  fc.assert(
    fc.property(base, addons, (price, all) => {
      expect(priceBooking(price, all, new Set())).toBe(price)
    }),
  )
})

test('choosing one more add-on raises the total by exactly its extra price', () => {
  fc.assert(
    fc.property(base, addons, addon, (price, others, added) => {
      fc.pre(others.every(({ id }) => id !== added.id))
      const all = [...others, added]
      const chosen = new Set(others.map(({ id }) => id))
      const cost = added.included ? 0 : (added.extraPrice ?? 0)
      expect(priceBooking(price, all, new Set([...chosen, added.id]))).toBe(
        priceBooking(price, all, chosen) + cost,
      )
    }),
  )
})

test('add-ons of other products cost nothing', () => {
  expect(priceBooking(12_000, [{ id: 1, included: false, extraPrice: 500 }], new Set([2, 3]))).toBe(12_000)
})
