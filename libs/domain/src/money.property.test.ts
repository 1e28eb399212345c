import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAmount, MAX_CENTS, showExtraPrice, showMoney, toAmount, toCents } from './money'

test('cents survive the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
      expect(toCents(JSON.parse(JSON.stringify(toAmount(cents))))).toBe(cents)
      expect(isAmount(toAmount(cents))).toBe(true)
    }),
  )
})

test('a price is shown with its sign and two decimals', () => {
  expect(showMoney(120)).toBe('$120.00')
  expect(showMoney(1234.5)).toBe('$1,234.50')
  expect(showMoney(5, 'EUR')).toBe('€5.00')
  expect(showExtraPrice(45)).toBe('$45.00')
  expect(showExtraPrice(0)).toBe('Free')
  expect(showExtraPrice(null)).toBe('Free')
})
