import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatExtraPrice, formatMoney, isAmount, isCents, MAX_CENTS, toAmount, toCents } from './money'

test('cents round-trip over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
      expect(toCents(JSON.parse(JSON.stringify(toAmount(cents))))).toBe(cents)
      expect(isAmount(toAmount(cents))).toBe(true)
    }),
  )
})

test('a price is formatted with its symbol and two decimals', () => {
  expect(formatMoney(120)).toBe('$120.00')
  expect(formatMoney(1234.5)).toBe('$1,234.50')
  expect(formatMoney(5, 'EUR')).toBe('€5.00')
  expect(formatExtraPrice(45)).toBe('$45.00')
  expect(formatExtraPrice(0)).toBe('Free')
  expect(formatExtraPrice(null)).toBe('Free')
})

test('a sum of amounts equals the sum of their cents, despite binary fractions', () => {
  expect(isCents(0.1 + 0.2, 30)).toBe(true)
  expect(isCents(0.3, 29)).toBe(false)
  expect(isCents(0.304, 30)).toBe(false)
  const prices = fc.array(fc.integer({ min: 0, max: MAX_CENTS }), { minLength: 1, maxLength: 31 })
  fc.assert(
    fc.property(prices, (cents) => {
      const total = cents.reduce((sum, one) => sum + one, 0)
      const amount = cents.reduce((sum, one) => sum + toAmount(one), 0)
      expect(isCents(amount, total)).toBe(true)
      expect(isCents(amount, total + 1)).toBe(false)
    }),
  )
})
