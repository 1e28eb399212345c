import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { MAX_CENTS, scaleCents, toAmount } from '../money'
import type { PriceRule } from './price-rule'
import { CHARGES, DEFAULT_PRICING, type Pricing } from './pricing'
import { calculateQuote, findPriceRule, type QuoteInput } from './quote'

const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10) as CalendarDate)
const percent = fc.integer({ min: -9000, max: 30_000 }).map((hundredths) => hundredths / 100)
const rule: fc.Arbitrary<PriceRule> = fc.record({
  name: fc.constantFrom('Weekend', 'High season', 'Early bird'),
  from_date: fc.option(date),
  to_date: fc.option(date),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  percent,
})
const cents = fc.oneof(fc.nat(20_000), fc.nat(MAX_CENTS))
const pricing: fc.Arbitrary<Pricing> = fc.record({
  charge: fc.constantFrom(...CHARGES),
  slot_prices: fc
    .uniqueArray(fc.record({ slot_id: fc.integer({ min: 1, max: 4 }), price: cents.map(toAmount) }), {
      selector: ({ slot_id }) => slot_id,
    })
    .map((prices) => prices),
  rules: fc.array(rule, { maxLength: 6 }),
})
const times = fc
  .tuple(fc.integer({ min: 0, max: 286 }), fc.integer({ min: 1, max: 287 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => `${timeOf(start)}-${timeOf(end)}`)
const timeOf = (steps: number) =>
  `${String(Math.floor(steps / 12)).padStart(2, '0')}:${String((steps % 12) * 5).padStart(2, '0')}`
const addon = fc.record({
  addon_name: fc.constantFrom('Lunch', 'Snorkel set'),
  extraPrice: fc.option(fc.nat(100_000)),
})
const input: fc.Arbitrary<QuoteInput> = fc.record({
  price: cents,
  pricing,
  date: fc.option(date, { nil: undefined }),
  slot: fc.option(fc.record({ id: fc.integer({ min: 1, max: 4 }), time_range: times }), { nil: undefined }),
  guests: fc.option(fc.integer({ min: 1, max: 1000 })),
  addons: fc.array(addon, { maxLength: 4 }),
})

const without = (booking: QuoteInput): QuoteInput => ({ ...booking, addons: [] })

test('the lines add up to the total, in whole cents', () => {
  fc.assert(
    fc.property(input, (booking) => {
      const { total, lines } = calculateQuote(booking)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect([total, ...lines.map(({ amount }) => amount)].every(Number.isSafeInteger)).toBe(true)
      expect(total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('with nothing set a booking costs the price of the product and its add-ons, whatever is chosen', () => {
  fc.assert(
    fc.property(input, (booking) => {
      const { total } = calculateQuote({ ...booking, pricing: DEFAULT_PRICING })
      expect(total).toBe(
        booking.addons.reduce((sum, { extraPrice }) => sum + (extraPrice ?? 0), booking.price),
      )
    }),
  )
})

test('an add-on raises the total by exactly its extra price, whatever rule applies', () => {
  fc.assert(
    fc.property(input, addon, (booking, added) => {
      const more = calculateQuote({ ...booking, addons: [...booking.addons, added] })
      expect(more.total - calculateQuote(booking).total).toBe(added.extraPrice ?? 0)
    }),
  )
})

test('the total is the exact price rounded once, halves up', () => {
  fc.assert(
    fc.property(input, (booking) => {
      const { slot, guests } = booking
      const own = booking.pricing.slot_prices.find(({ slot_id }) => slot_id === slot?.id)
      const price = BigInt(own ? Math.round(own.price * 100) : booking.price)
      const applied = booking.date && findPriceRule(booking.pricing.rules, booking.date)
      const [start = '', end = ''] = slot?.time_range.split('-') ?? []
      const minutes = slot ? minutesOf(end) - minutesOf(start) : 60
      const counts = { as_listed: 60, per_booking: 60, per_hour: minutes, per_person: 60 * (guests ?? 1) }
      const rate = 10_000 + Math.round((applied?.percent ?? 0) * 100)
      const exact = price * BigInt(counts[booking.pricing.charge]) * BigInt(rate)
      const scale = 600_000n
      const down = exact / scale
      const expected = (exact % scale) * 2n >= scale ? down + 1n : down
      expect(BigInt(calculateQuote(without(booking)).total)).toBe(expected)
    }),
  )
})
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test('only the first rule that fits counts: what follows it changes nothing', () => {
  fc.assert(
    fc.property(input, fc.array(rule), date, (booking, others, day) => {
      const at = { ...booking, date: day }
      const fits = findPriceRule(booking.pricing.rules, day)
      fc.pre(fits !== undefined)
      const rules = [...booking.pricing.rules, ...others]
      expect(calculateQuote({ ...at, pricing: { ...booking.pricing, rules } })).toEqual(calculateQuote(at))
      const alone = calculateQuote({ ...at, pricing: { ...booking.pricing, rules: fits ? [fits] : [] } })
      expect(alone).toEqual(calculateQuote(at))
    }),
  )
})

test('halves of a cent are rounded away from zero', () => {
  expect(scaleCents(1005, 1, 2)).toBe(503)
  expect(scaleCents(1, 1, 3)).toBe(0)
})

test('an evening of two and a half hours on a summer Saturday', () => {
  const quote = calculateQuote({
    price: 4000,
    pricing: {
      charge: 'per_hour',
      slot_prices: [{ slot_id: 4, price: 33.33 }],
      rules: [
        {
          name: 'Summer',
          from_date: '2026-06-01' as CalendarDate,
          to_date: '2026-09-30' as CalendarDate,
          weekdays: [6, 7],
          percent: 12.5,
        },
      ],
    },
    date: '2026-07-18' as CalendarDate,
    slot: { id: 4, time_range: '18:30-21:00' },
    guests: 3,
    addons: [{ addon_name: 'Lunch', extraPrice: 1500 }],
  })
  expect(quote).toEqual({
    total: 10_874,
    lines: [
      { label: 'Base price × 2.5 hours', amount: 8333 },
      { label: 'Summer', amount: 1041 },
      { label: 'Lunch', amount: 1500 },
    ],
  })
})
