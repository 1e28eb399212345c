import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositOf, isChargeable, splitDeposit } from './deposit'
import { sumOf } from './split-amount'

const part = fc.record({
  cents: fc.integer({ min: 0, max: 99_999_999 }),
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
})

test('a deposit is rounded once, and its parts add up to it', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 10 }), (parts) => {
      const cents = depositOf(parts)
      const exact = parts.reduce((sum, { cents: price, percent }) => sum + (price * percent) / 100, 0)
      expect(Math.abs(cents - exact)).toBeLessThan(0.5001)
      const shares = splitDeposit(
        cents,
        parts.map((one, at) => ({ id: at + 1, ...one })),
      )
      expect(sumOf(shares)).toBe(cents)
      for (const { id, cents: share } of shares) {
        const { cents: price = 0, percent = 0 } = parts[id - 1] ?? {}
        expect(share).toBeLessThanOrEqual(Math.ceil((price * Math.round(percent * 100)) / 10_000))
      }
    }),
  )
})

test('no part of a deposit is above the price of its booking', () => {
  const parts = [
    { id: 1, cents: 6000, percent: 100 },
    { id: 2, cents: 5999, percent: 50 },
  ]
  expect(splitDeposit(depositOf(parts), parts)).toEqual([
    { id: 1, cents: 6000 },
    { id: 2, cents: 3000 },
  ])
})

test('halves go away from zero, once for all bookings', () => {
  expect(depositOf([{ cents: 1, percent: 50 }])).toBe(1)
  expect(
    depositOf([
      { cents: 1, percent: 50 },
      { cents: 1, percent: 50 },
    ]),
  ).toBe(1)
  expect(depositOf([{ cents: 9999, percent: 33.33 }])).toBe(3333)
})

test('cards take no amount below the minimum of their currency', () => {
  expect([49, 50].map((cents) => isChargeable(cents, 'EUR'))).toEqual([false, true])
  expect([29, 30].map((cents) => isChargeable(cents, 'GBP'))).toEqual([false, true])
})
