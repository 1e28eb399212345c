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

test('what is taken for one booking of an order is all its own, and what is more goes to the others', async () => {
  const { staff, orderOf, order, first, second } = await anOrderOfTwo({ confirmed: 2 })
  const take = (amount: number, booking_id?: number | null) =>
    staff('POST', `/orders/${order}/payments`, { method: 'cash', amount, booking_id })
  const paid = async () => (await orderOf(order)).bookings.map((booking: { paid: number }) => booking.paid)
  const taken = await take(60, second)
  expect([taken.statusCode, await paid()]).toEqual([201, [0, 60]])
  await staff('POST', `/payments/${taken.json().id}/reverse`)
  await take(20.01, null)
  expect(await paid()).toEqual([10.01, 10])
  await take(70, first)
  expect(await paid()).toEqual([60, 30.01])
  expect((await take(30, first)).json().type).toBe('/problems/exceeds-balance')
  expect(await paid()).toEqual([60, 30.01])
})

test('a payment names a booking of its order', async () => {
  const { sell, staff, orderOf, order } = await anOrderOfTwo({ confirmed: 2 })
  const { id: another } = await sell()
  for (const booking_id of [another, 999_999, 0, 1.5, '1', []]) {
    const refused = await staff('POST', `/orders/${order}/payments`, {
      method: 'cash',
      amount: 60,
      booking_id,
    })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ pointer: '#/booking_id', detail: 'Please choose a booking of this order' }],
    ])
  }
  expect(await orderOf(order)).toMatchObject({ paid: 0 })
})
