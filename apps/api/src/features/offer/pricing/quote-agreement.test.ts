import {
  type CalendarDate,
  CHARGES,
  calculateQuote,
  DEFAULT_PRICING,
  type Pricing,
  toAmount,
  toCents,
} from '@luzzu/domain'
import type { ProductWithAddons, TimeSlot } from '@luzzu/domain/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAddon, aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

const PRICINGS = 10
const BOOKINGS = 25
/** Four of them make a thousand choices, each with a timeout of its own on a slow machine. */
const SEEDS = [20_260_620, 20_260_720, 20_260_820, 20_260_920]

const amount = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)
const day = fc.integer({ min: 19, max: 30 }).map((one) => `2026-06-${one}` as CalendarDate)
const rule = fc.record({
  name: fc.constantFrom('Weekend', 'Season'),
  from_date: fc.option(day),
  to_date: fc.constant(null),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  percent: fc.integer({ min: -9000, max: 30_000 }).map((hundredths) => hundredths / 100),
})
const pricing: fc.Arbitrary<Pricing> = fc.record({
  charge: fc.constantFrom(...CHARGES),
  slot_prices: fc.uniqueArray(fc.record({ slot_id: fc.integer({ min: 1, max: 3 }), price: amount }), {
    selector: ({ slot_id }) => slot_id,
  }),
  rules: fc.array(rule, { maxLength: 5 }),
})
const choice = fc.record({
  date: day,
  slotAt: fc.nat(2),
  guests: fc.integer({ min: 1, max: 8 }),
  addonCount: fc.nat(2),
})
type Choice = typeof choice extends fc.Arbitrary<infer Value> ? Value : never

test.each(SEEDS)(
  'the page, the quote and the booking of random choices have the same total (seed %i)',
  async (seed) => {
    const { app, db, signedIn } = await testApp({ environment: { MAX_OPEN_REQUESTS: '10000' } })
    const [admin, customer] = [await signedIn({ admin: true }), await signedIn()]
    const { id } = await aProduct(db, { units: 1000, price_cents: 8735 })
    const chosen = [0, 4550].map((cents) => anAddon(db, { product_id: id, extra_price_cents: cents }))
    const addonIds = await Promise.all(chosen)
    const slots: TimeSlot[] = (await app.inject('/api/time-slots')).json()
    const url = `/api/products/${id}`

    async function totalsOf(product: ProductWithAddons, { date, slotAt, guests, addonCount }: Choice) {
      const slot = slots[slotAt]
      const addons = addonIds.slice(0, addonCount)
      const shown = calculateQuote({
        price: toCents(product.price),
        pricing: product.pricing ?? DEFAULT_PRICING,
        date,
        slot,
        guests,
        addons: product.addons
          .filter((addon) => addons.includes(addon.id))
          .map(({ addon_name, extra_price }) => ({
            addon_name,
            extraPrice: extra_price && toCents(extra_price),
          })),
      })
      const quote = await app.inject(
        `${url}/quote?date=${date}&slot_id=${slot?.id}&guests=${guests}&addon_ids=${addons.join(',')}`,
      )
      const booked = await app.inject({
        method: 'POST',
        url: '/api/bookings',
        headers: customer.headers,
        payload: { booking_date: date, slot_id: slot?.id, id_product_fk: id, guests, addon_ids: addons },
      })
      expect(quote.json().lines).toEqual(
        shown.lines.map((line) => ({ ...line, amount: toAmount(line.amount) })),
      )
      return [toAmount(shown.total), quote.json().total_price, booked.json().total_price]
    }

    let [compared, different] = [0, 0]
    for (const [at, payload] of fc.sample(pricing, { numRuns: PRICINGS, seed }).entries()) {
      await app.inject({ method: 'PUT', url: `${url}/pricing`, payload, headers: admin.headers })
      const product: ProductWithAddons = (await app.inject(url)).json()
      expect(product.pricing).toMatchObject({ charge: payload.charge, slot_prices: payload.slot_prices })
      for (const one of fc.sample(choice, { numRuns: BOOKINGS, seed: seed + at })) {
        const totals = await totalsOf(product, one)
        compared += 1
        if (new Set(totals).size > 1) different += 1
      }
    }
    process.stdout.write(`${compared} random quotes compared with what is charged: ${different} different\n`)
    expect({ compared, different }).toEqual({ compared: PRICINGS * BOOKINGS, different: 0 })
  },
)
