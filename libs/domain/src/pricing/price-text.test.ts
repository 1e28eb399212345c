import { expect, test } from 'vitest'
import { priceRuleText, priceText } from './price-text'

test('a product without a pricing costs from its price an hour', () => {
  expect(priceText({ price: 120 })).toEqual({
    prefix: 'From',
    amount: 120,
    unit: '/hour',
    note: 'one price for the whole time slot',
  })
  expect(priceText({ price: 120, charge: 'as_listed', price_from: 90, price_varies: true })).toMatchObject({
    prefix: 'From',
    amount: 90,
    unit: '/hour',
  })
})

test.each([
  ['per_booking', ' per booking'],
  ['per_hour', '/hour'],
  ['per_person', ' per person'],
] as const)('%s is told, with the lowest price where prices vary', (charge, unit) => {
  const priced = { price: 120, charge, price_from: 120, price_varies: false }
  expect(priceText(priced)).toEqual({ prefix: undefined, amount: 120, unit })
  expect(priceText({ ...priced, price_from: 96, price_varies: true })).toEqual({
    prefix: 'From',
    amount: 96,
    unit,
  })
})

test('a rule reads as what it adds', () => {
  expect(priceRuleText(25, 59.38, 'USD')).toBe('+25 % · +$59.38')
  expect(priceRuleText(-10, -12, 'USD')).toBe('−10 % · −$12.00')
})
