import { remainingUnits } from '@luzzu/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import type { ProductRow } from '../../platform/database/schema'

const DATE = '2026-06-20'
/** Five minutes each. */
const STEPS = 24 * 12

const clockOf = (step: number) =>
  `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`

const range = fc
  .tuple(fc.nat(STEPS - 1), fc.nat(STEPS - 1))
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ start: clockOf(Math.min(one, other)), end: clockOf(Math.max(one, other)) }))

const season = fc.record({
  units: fc.integer({ min: 1, max: 3 }),
  slots: fc.array(range, { minLength: 2, maxLength: 8 }),
  /** Which slot each request is for. */
  requests: fc.array(fc.nat(7), { minLength: 1, maxLength: 14 }),
})

type Range = { start: string; end: string }

/** Counts at the start of every booking, where occupancy can only rise. */
function busiest(taken: readonly Range[]): number {
  return Math.max(
    0,
    ...taken.map(({ start }) => taken.filter((one) => one.start <= start && start < one.end).length),
  )
}

async function start() {
  const { app, db, signedIn } = await testApp()
  const customer = await signedIn()

  /** A product that is offered in these slots only. */
  async function offer({ units, slots }: { units: number; slots: readonly Range[] }) {
    const product = await aProduct(db, { units })
    await db.updateTable('time_slot').set({ archived: 1 }).execute()
    const offered: Offered[] = []
    for (const { start: starts_at, end: ends_at } of slots)
      offered.push({
        id: await aTimeSlot(db, { starts_at, ends_at }),
        range: { start: starts_at, end: ends_at },
      })
    return { product, offered }
  }
  async function findSlot(productId: number, slotId: number) {
    const url = `/api/products/${productId}/availability?from=${DATE}&to=${DATE}`
    const [day] = (await app.inject({ url })).json() as [{ slots: { slot_id: number }[] }]
    return day.slots.find(({ slot_id }) => slot_id === slotId)
  }
  async function book(productId: number, slotId: number) {
    const payload = { booking_date: DATE, id_product_fk: productId, slot_id: slotId }
    const { headers } = customer
    return (await app.inject({ method: 'POST', url: '/api/bookings', headers, payload })).statusCode
  }
  /** Past every check but that of the database. */
  const insert = (product: ProductRow, { start: starts_at, end: ends_at }: Range) =>
    aBooking(db, { account_id: customer.id, product, booking_date: DATE, starts_at, ends_at })

  return { offer, findSlot, book, insert }
}

type Offered = { id: number; range: Range }

test('whatever slots overlap, no instant has more bookings than units, and availability says so before', async () => {
  const { offer, findSlot, book, insert } = await start()
  await fc.assert(
    fc.asyncProperty(season, async ({ units, slots, requests }) => {
      const { product, offered } = await offer({ units, slots })
      const taken: Range[] = []
      for (const request of requests) {
        const { id, range: wanted } = offered[request % offered.length] as Offered
        const remaining = remainingUnits(units, taken, wanted)
        const isOpen = remaining > 0
        expect(await findSlot(product.id, id)).toMatchObject({ remaining, status: isOpen ? 'open' : 'full' })
        expect(await book(product.id, id)).toBe(isOpen ? 201 : 409)
        if (isOpen) taken.push(wanted)
        else await expect(insert(product, wanted)).rejects.toThrow('slot_taken')
        expect(busiest(taken)).toBeLessThanOrEqual(units)
      }
    }),
    { numRuns: 15 },
  )
})
