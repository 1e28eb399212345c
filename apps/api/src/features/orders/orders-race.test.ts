import { expect, test } from 'vitest'
import { aGuestCheckoutFixture } from '../../../test/support/guest-checkout-fixture'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'

const TIMES = 12
const statusesOf = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

test('of many who hold the last place at once, one has it', async () => {
  const { own, as, signedIn, product, db } = await aPaymentsFixture()
  await db.updateTable('product').set({ units: 1 }).execute()
  const items = [{ booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }]
  const others = await Promise.all(Array.from({ length: TIMES - 1 }, async () => as(await signedIn())))
  const replies = await Promise.all([own, ...others].map((send) => send('POST', '/orders', { items })))
  expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: TIMES - 1 }, () => 409)])
  expect(await db.selectFrom('hold').select('id').execute()).toHaveLength(1)
})

test('of many payments of the whole balance at once, one is taken', async () => {
  const { sell, pay, orderOf } = await aPaymentsFixture()
  const { order } = await sell()
  const replies = await Promise.all(Array.from({ length: TIMES }, () => pay(order, 60)))
  expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: TIMES - 1 }, () => 409)])
  expect(await orderOf(order)).toMatchObject({ paid: 60, balance_due: 0 })
})

test('a booking is cancelled once, and refunded once, whoever asks at the same time', async () => {
  const { sell, pay, staff, own, orderOf, balances } = await aPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 60)
  const cancel = { booking_ids: [id], refund_total: 60 }
  const replies = await Promise.all(
    Array.from({ length: TIMES }, (_, at) =>
      (at % 2 ? own : staff)('POST', `/orders/${order}/cancel`, cancel),
    ),
  )
  expect(statusesOf(replies)).toEqual([200, ...Array.from({ length: TIMES - 1 }, () => 409)])
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 60, refunds: [{ amount: 60 }] })
  expect(await balances(order)).toEqual({})
})

test('payments, refunds and a cancellation at once leave nothing astray', async () => {
  const { sell, pay, staff, orderOf, balances } = await aPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 30)
  const refund = () => staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10 })
  const cancel = () => staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 30 })
  await Promise.all([pay(order, 30), refund(), cancel(), refund(), pay(order, 10), refund(), cancel()])
  const { paid, refunded, balance_due, total_price } = await orderOf(order)
  const { cash = 0, customer = 0 } = await balances(order)
  expect(cash).toBe(Math.round((paid - refunded) * 100))
  expect(customer).toBe(Math.round(balance_due * 100))
  expect(Math.round((total_price - balance_due) * 100)).toBe(cash)
})

test('of two who hand over the same refund one is told that it was, and nothing else is given back', async () => {
  const { order, item, by, staff, pay, orderOf } = await aGuestCheckoutFixture()
  const { id, token, booking } = await order([item(), item({ slot_id: 2 })])
  for (const one of (await orderOf(id)).bookings)
    await staff('PUT', `/bookings/${one.id}`, { status: 'Confirmed' })
  await pay(id, 120)
  await by(token)('POST', `/orders/${id}/cancel`, { booking_ids: [booking], refund_total: 60 })
  const handOver = () => staff('POST', `/orders/${id}/refunds`, { method: 'cash', amount: 60, pending: true })
  const replies = await Promise.all([handOver(), handOver()])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await orderOf(id)).toMatchObject({ paid: 120, refunded: 60, refunds: [{ status: 'succeeded' }] })
})

test('of two who give back the same money one is told of the other', async () => {
  const { sell, pay, staff, orderOf } = await aPaymentsFixture()
  const { order } = await sell()
  await pay(order, 60)
  const refund = () => staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 20, refunded: 0 })
  const replies = await Promise.all([refund(), refund()])
  expect(statusesOf(replies)).toEqual([201, 409])
  expect(replies.map((reply) => reply.json().message)).toContain(
    'Another refund was made meanwhile. Look at the payments before you make this one.',
  )
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 20 })
})
