import type { CalendarDate, Pricing } from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { aProduct } from '../../platform/testing/a-product'
import { INITIAL_WIZARD, toggleAddon, type Wizard } from './wizard'
import { quoteOf, slotPriceOf } from './wizard-quote'

const SLOTS: TimeSlot[] = [
  { id: 3, name: 'Full Day', time_range: '08:00-18:00' },
  { id: 1, name: 'Morning', time_range: '08:00-12:00' },
]

const priced = (part: Partial<Pricing>): ProductWithAddons => ({
  ...aProduct,
  pricing: { charge: 'as_listed', slot_prices: [], rules: [], ...part },
})
const choose = (part: Partial<Wizard>): Wizard => ({ ...INITIAL_WIZARD, ...part })
const totalOf = (of: ProductWithAddons, wizard: Wizard) => quoteOf(of, wizard, SLOTS).total

describe('without a pricing', () => {
  test('the total starts at the base price', () => {
    expect(quoteOf(aProduct, INITIAL_WIZARD)).toEqual({
      total: 120,
      isLowest: false,
      lines: [{ label: 'Base price', amount: 120 }],
    })
  })

  test('it rises with a selected add-on and falls when it is deselected', () => {
    const withLunch = toggleAddon(INITIAL_WIZARD, 5)
    expect(totalOf(aProduct, withLunch)).toBe(165)
    expect(totalOf(aProduct, toggleAddon(withLunch, 5))).toBe(120)
  })

  test('an add-on without a price costs nothing', () => {
    expect(totalOf(aProduct, toggleAddon(INITIAL_WIZARD, 6))).toBe(120)
  })
})

describe('by the hour', () => {
  const hourly = priced({ charge: 'per_hour' })

  test('the total is the lowest until a slot is chosen', () => {
    expect(quoteOf(hourly, INITIAL_WIZARD, SLOTS)).toEqual({
      total: 480,
      isLowest: true,
      lines: [{ label: 'Base price', amount: 480, isLowest: true }],
    })
    expect(quoteOf(hourly, choose({ slotId: 3, addonIds: [5] }), SLOTS)).toEqual({
      total: 1245,
      isLowest: false,
      lines: [{ label: 'Base price × 10 hours', amount: 1200 }],
    })
  })
})

describe('per person', () => {
  const perPerson = priced({
    charge: 'per_person',
    rules: [
      {
        name: 'Weekend',
        from_date: null,
        to_date: '2026-12-31' as CalendarDate,
        weekdays: [6, 7],
        percent: 25,
      },
    ],
  })

  test('the total is the lowest until guests and date are told', () => {
    expect(quoteOf(perPerson, INITIAL_WIZARD)).toMatchObject({ total: 120, isLowest: true })
    expect(quoteOf(perPerson, choose({ guests: '2' }))).toMatchObject({ total: 240, isLowest: true })
    expect(quoteOf(perPerson, choose({ guests: ' 2', date: '2026-07-18' }))).toEqual({
      total: 300,
      isLowest: false,
      lines: [
        { label: 'Base price × 2 guests', amount: 240 },
        { label: 'Weekend', amount: 60, percent: 25 },
      ],
    })
  })

  test.each(['0', '9', '1.5', 'two'])('%s guests leave the total as if none were told', (guests) => {
    expect(quoteOf(perPerson, choose({ guests }))).toMatchObject({ total: 120, isLowest: true })
  })
})

test('each slot has its price for these guests, without the add-ons', () => {
  const [fullDay, morning] = SLOTS as [TimeSlot, TimeSlot]
  const hourly = priced({ charge: 'per_hour' })
  expect(slotPriceOf(hourly, choose({ addonIds: [5] }), fullDay)).toBe(1200)
  expect(slotPriceOf(hourly, choose({ slotId: 3 }), morning)).toBe(480)
  const perPerson = priced({ charge: 'per_person' })
  expect(slotPriceOf(perPerson, choose({ guests: '3' }), morning)).toBe(360)
  expect(slotPriceOf(perPerson, choose({}), morning)).toBeUndefined()
})
