import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

/** An order of two bookings, of which staff have confirmed so many. */
async function anOrderOfTwo({ confirmed }: { confirmed: 1 | 2 }) {
  const desk = await aPaymentsFixture()
  const { own, staff, product } = desk
  const item = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }
  const held = (await own('POST', '/orders', { items: [item, item] })).json()
  const accepted = { total_price: 120, due_now: 0, pay: 'dock', accept_terms: true }
  const placed = (await own('POST', `/orders/${held.id}/checkout`, accepted)).json()
  const [first, second] = placed.bookings.map(({ id }: { id: number }) => id) as [number, number]
  for (const id of [first, second].slice(0, confirmed))
    await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  return { ...desk, order: held.id as number, first, second }
}

test('while a booking of the order is a request nothing is taken, and it is named', async () => {
  const { pay, staff, order, second } = await anOrderOfTwo({ confirmed: 1 })
  const refused = await pay(order, 60, 'terminal')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      type: '/problems/invalid-state',
      message: `Booking ${second} of this order still waits for an answer, so nothing can be paid yet.`,
    },
  ])
  await staff('PUT', `/bookings/${second}`, { status: 'Cancelled' })
  expect((await pay(order, 60, 'terminal')).statusCode).toBe(201)
})
