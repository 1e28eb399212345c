import type { CalendarDate, Pricing } from '@luzzu/domain'
import { expect, test } from 'vitest'
import {
  countWrongIn,
  type PricingFormValues,
  ruleErrors,
  slotPriceError,
  toPricingFormValues,
  toPricingTexts,
  validatePricingForm,
} from './pricing-form'

const PRICING: Pricing = {
  charge: 'per_person',
  slot_prices: [{ slot_id: 2, price: 12.5 }],
  rules: [
    {
      name: 'Summer',
      from_date: '2026-06-01' as CalendarDate,
      to_date: null,
      weekdays: [6, 7],
      percent: -12.5,
    },
  ],
}

test('a pricing goes through the form unchanged', () => {
  expect(validatePricingForm(toPricingFormValues(PRICING))).toEqual({ ok: true, value: PRICING })
})

test('an emptied price is none', () => {
  const values = { ...toPricingFormValues(PRICING), slot_prices: { 1: '', 2: ' ', 3: '40' } }
  expect(validatePricingForm(values)).toMatchObject({ value: { slot_prices: [{ slot_id: 3, price: 40 }] } })
})

test('errors are told once for each list, and placed at their fields', () => {
  const [rule] = toPricingFormValues(PRICING).rules
  const bad = { ...rule!, name: ' ', percent: 'ten' }
  const values: PricingFormValues = {
    charge: 'per_hour',
    slot_prices: { 1: '1.234', 2: '5' },
    rules: [rule!, bad],
  }
  const checked = validatePricingForm(values)
  expect(checked.ok ? {} : checked.errors).toEqual({
    slot_prices: 'Fix the highlighted prices.',
    rules: 'Fix the highlighted rules.',
  })
  const counts = (['rules', 'slot_prices', 'charge'] as const).map((name) => countWrongIn(name, values))
  expect(counts).toEqual([2, 1, undefined])
  expect(ruleErrors(rule!)).toEqual({})
  expect(Object.keys(ruleErrors(bad))).toEqual(['name', 'percent'])
  expect([slotPriceError('1.234'), slotPriceError('12.5'), slotPriceError('')].map(Boolean)).toEqual([
    true,
    false,
    false,
  ])
})

test('two versions are compared as texts', () => {
  expect(toPricingTexts(toPricingFormValues(PRICING))).toEqual({
    charge: 'Per person',
    slot_prices: '#2: 12.50',
    rules: 'Summer: -12.5 %, Sat-Sun, from June 1, 2026',
  })
})
