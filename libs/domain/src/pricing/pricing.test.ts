import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { EVERY_DAY } from '../calendar/weekdays'
import { ALWAYS_OFFERED, type Schedule } from '../schedule/schedule'
import { hasVariedPrices, offerOf, priceFrom, slotPriceFrom } from './price-from'
import type { PriceRule } from './price-rule'
import { DEFAULT_PRICING, type Pricing } from './pricing'
import { validatePricing } from './validate-pricing'

const RULE = { name: 'Weekend', from_date: null, to_date: null, weekdays: [6, 7], percent: 20 }

test('what is not told is not set, and a rule without dates or weekdays fits every day', () => {
  expect(validatePricing({ charge: 'as_listed' })).toEqual({ ok: true, value: DEFAULT_PRICING })
  expect(validatePricing({ charge: 'per_hour', rules: [{ name: ' Always ', percent: -5 }] })).toEqual({
    ok: true,
    value: {
      charge: 'per_hour',
      slot_prices: [],
      rules: [{ name: 'Always', from_date: null, to_date: null, weekdays: [...EVERY_DAY], percent: -5 }],
    },
  })
})

test('each bad field is told by its place', () => {
  const checked = validatePricing({
    charge: 'per_day',
    slot_prices: [{ slot_id: 0, price: '5' }, null, { slot_id: 1, price: 5.001 }],
    rules: [
      { ...RULE, name: ' ', weekdays: [1, 1] },
      { ...RULE, from_date: '2026-02-30', percent: 300.5 },
      { ...RULE, from_date: '2026-07-02', to_date: '2026-07-01' },
      'always',
    ],
  })
  expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual([
    'charge',
    'rules/0/name',
    'rules/0/weekdays',
    'rules/1/from_date',
    'rules/1/percent',
    'rules/2/to_date',
    'rules/3',
    'slot_prices/0/price',
    'slot_prices/0/slot_id',
    'slot_prices/1/price',
    'slot_prices/1/slot_id',
    'slot_prices/2/price',
  ])
})

test.each([
  ['slot_prices', Array.from({ length: 51 }, (_, at) => ({ slot_id: at + 1, price: 1 }))],
  ['slot_prices', null],
  ['rules', Array.from({ length: 51 }, () => RULE)],
  ['rules', 'none'],
])('%s that are too many or no list are refused as a whole', (field, value) => {
  const checked = validatePricing({ charge: 'per_hour', [field]: value })
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual([field])
})

test('a slot has one price', () => {
  const twice = [
    { slot_id: 1, price: 5 },
    { slot_id: 1, price: 6 },
  ]
  expect(validatePricing({ charge: 'per_hour', slot_prices: twice })).toMatchObject({
    errors: { 'slot_prices/1/slot_id': 'A time slot has one price only' },
  })
})

test.each([-90, 300, 0, 12.5, -0.25])('%d percent is taken', (percent) => {
  expect(validatePricing({ charge: 'per_hour', rules: [{ ...RULE, percent }] }).ok).toBe(true)
})

test.each([-90.01, 301, 12.345, Number.NaN, '10', null])('%s percent is refused', (percent) => {
  expect(validatePricing({ charge: 'per_hour', rules: [{ ...RULE, percent }] }).ok).toBe(false)
})

test('what was checked is taken again unchanged', () => {
  const text = fc.string({ minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, fc.integer({ min: -90, max: 300 }), (name, percent) => {
      const once = validatePricing({ charge: 'per_person', rules: [{ ...RULE, name, percent }] })
      fc.pre(once.ok)
      expect(validatePricing(once.ok ? once.value : {})).toEqual(once)
    }),
  )
})

const pricing = (change: Partial<Pricing>): Pricing => ({ ...DEFAULT_PRICING, ...change })

const CLOCK = { today: '2026-06-10' as CalendarDate, windowDays: null }
const offer = (slotIds: number[], schedule: Partial<Schedule> = {}, moment = CLOCK) =>
  offerOf({ ...ALWAYS_OFFERED, ...schedule }, slotIds, moment)

test('the price from is the lowest of the slots that are offered', () => {
  expect(priceFrom(5000, DEFAULT_PRICING, offer([1, 2, 3]))).toBe(5000)
  const dearer = pricing({ slot_prices: [1, 2, 3].map((slot_id) => ({ slot_id, price: 60 + slot_id })) })
  expect(priceFrom(5000, dearer, offer([1, 2, 3]))).toBe(6100)
  expect(priceFrom(5000, dearer, offer([1, 4]))).toBe(5000)
  const fullDay = pricing({ slot_prices: [{ slot_id: 3, price: 200 }] })
  expect(priceFrom(5000, fullDay, offer([1, 2, 3], { slot_ids: [3] }))).toBe(20_000)
  expect(hasVariedPrices(5000, fullDay, offer([1, 2, 3], { slot_ids: [3] }))).toBe(false)
  expect(priceFrom(5000, fullDay, offer([1, 2], { slot_ids: [3] }))).toBe(5000)
})

test('the price from is that of a date that is offered', () => {
  const from = (rules: Partial<PriceRule>[], schedule: Partial<Schedule> = {}) =>
    priceFrom(5000, pricing({ rules: rules.map((rule) => ({ ...RULE, ...rule })) }), offer([1], schedule))
  const everyDay = [...EVERY_DAY]
  expect(from([{}])).toBe(5000)
  expect(from([{ weekdays: everyDay }])).toBe(6000)
  expect(from([{}, { weekdays: [1, 2, 3, 4, 5], percent: -10 }])).toBe(4500)
  expect(from([{}], { weekdays: [6, 7] })).toBe(6000)
  const summer = { from_date: '2026-06-01' as CalendarDate, weekdays: everyDay }
  expect(from([summer])).toBe(6000)
  expect(from([{ ...summer, to_date: '2026-07-01' as CalendarDate }])).toBe(5000)
  expect(from([{ ...summer, to_date: '2026-07-01' as CalendarDate, percent: -50 }])).toBe(2500)
  const autumn = { season: { from: '09-01', to: '09-30' } }
  expect(from([{ ...summer, to_date: '2026-12-31' as CalendarDate }], autumn)).toBe(6000)
})

test('prices vary when slots or dates differ', () => {
  expect(hasVariedPrices(5000, DEFAULT_PRICING, offer([1, 2]))).toBe(false)
  const own = (price: number) => pricing({ slot_prices: [{ slot_id: 1, price }] })
  expect(hasVariedPrices(5000, own(50), offer([1, 2]))).toBe(false)
  expect(hasVariedPrices(5000, own(60), offer([1, 2]))).toBe(true)
  expect(hasVariedPrices(5000, pricing({ rules: [RULE] }), offer([1, 2]))).toBe(true)
  expect(hasVariedPrices(5000, pricing({ rules: [RULE] }), offer([1], { weekdays: [6, 7] }))).toBe(false)
})

test('a slot is told for its whole time, with the lowest price where dates differ', () => {
  const slot = { id: 1, time_range: '08:00-12:00' }
  const told = (change: Partial<Pricing>, schedule: Partial<Schedule> = {}) =>
    slotPriceFrom({ price: 5000, pricing: pricing(change) }, slot, offer([1], schedule))
  expect(told({})).toEqual({ amount: 5000, varies: false })
  expect(told({ charge: 'per_hour' })).toEqual({ amount: 20_000, varies: false })
  expect(told({ charge: 'per_person', slot_prices: [{ slot_id: 1, price: 30 }] }).amount).toBe(3000)
  expect(told({ rules: [RULE] })).toEqual({ amount: 5000, varies: true })
  expect(told({ rules: [RULE] }, { weekdays: [6, 7] })).toEqual({ amount: 6000, varies: false })
})
