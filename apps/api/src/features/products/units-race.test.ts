import { setTimeout as pause } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

/** `ROUNDS` overrides the number. */
const ROUNDS = Number(process.env.ROUNDS ?? 25)
const JITTER_MS = 6

/** Operations that occupy a unit again, after `prepare` has released it. */
const OCCUPYING = [
  { name: 'the undo of a decline', prepare: 'decline', occupy: 'undo' },
  { name: 'the undo of a deletion', prepare: 'delete', occupy: 'undo' },
  { name: 'a new booking', prepare: 'delete', occupy: 'book' },
] as const

test.each(OCCUPYING)(
  'of a concurrent $name and reduction of units one fails',
  async ({ prepare, occupy }) => {
    const { app, db, signedIn } = await testApp()
    const [customer, admin] = [await signedIn(), await signedIn({ admin: true })]
    const outcomes = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await aProduct(db, { units: 2 })
      const booking = { account_id: customer.id, product, booking_date: '2026-06-24' }
      await aBooking(db, booking)
      const id = await aBooking(db, booking)
      const url = `/api/bookings/${id}`
      const send = (options: InjectOptions) => app.inject({ headers: admin.headers, ...options })
      await send(
        prepare === 'delete'
          ? { method: 'DELETE', url }
          : { method: 'PUT', url, payload: { status: 'Cancelled' } },
      )
      const bookingInput = { booking_date: '2026-06-24', id_product_fk: product.id, slot_id: 1 }
      const occupying = () =>
        occupy === 'undo'
          ? send({ method: 'POST', url: `${url}/undo` })
          : send({ method: 'POST', url: '/api/bookings', payload: bookingInput })
      const lowering = () =>
        send({ method: 'PUT', url: `/api/products/${product.id}`, payload: { units: 1 } })

      const replies = await Promise.all([
        after(Math.random() * JITTER_MS, occupying),
        after(Math.random() * JITTER_MS, lowering),
      ])

      const outcome = replies.map(({ statusCode }) => statusCode).join(' and ')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
    const won = occupy === 'undo' ? '200 and 409' : '201 and 409'
    expect([...outcomes.keys()].filter((outcome) => outcome !== won && outcome !== '409 and 200')).toEqual([])
  },
)

const after = async <Value>(milliseconds: number, work: () => Promise<Value>) => {
  await pause(milliseconds)
  return work()
}
