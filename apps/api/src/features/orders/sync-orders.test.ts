import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/support/builders'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import { MINUTE, SECOND } from '../../platform/clock'

/** A booking in the morning costs 60, in the afternoon 40. */
async function withPrices(settings: object = {}) {
  const desk = await aPaymentsFixture(settings)
  const slot_prices = [
    { slot_id: 1, price: 60 },
    { slot_id: 2, price: 40 },
  ]
  await desk.staff('PUT', `/products/${desk.product.id}/pricing`, { charge: 'as_listed', slot_prices })
  return desk
}

const HALF = {
  payments: { mode: 'desk', refund_tiers: [{ hours_before: 24, percent: 50 }] },
  auto_confirm: true,
}

test('staff move to a cheaper place, and the whole difference is to be handed over', async () => {
  const { sell, pay, staff, orderOf, balances } = await withPrices()
  const { id, order } = await sell()
  await pay(order, 60)
  const place = { booking_date: '2026-06-20', slot_id: 2 }
  expect((await staff('POST', `/bookings/${id}/move`, place)).json()).toMatchObject({ total_price: 40 })
  const moved = await staff('POST', `/bookings/${id}/move`, { ...place, total_price: 40 })
  expect(moved.json()).toMatchObject({ total_price: 40, paid: 40, balance_due: 0 })
  expect(await orderOf(order)).toMatchObject({
    total_price: 40,
    paid: 60,
    refunded: 20,
    balance_due: 0,
    refunds: [{ amount: 20, status: 'pending' }],
  })
  expect(await balances(order)).toEqual({ cash: 4000, sales: -4000 })
})

test('a customer who moves to a cheaper place gets the share of the tier, and keeps that share', async () => {
  const { sell, pay, own, orderOf, balances } = await withPrices(HALF)
  const { id, order } = await sell()
  await pay(order, 60)
  await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-25', slot_id: 2, total_price: 40 })
  expect(await orderOf(order)).toMatchObject({ total_price: 50, paid: 60, refunded: 10, balance_due: 0 })
  expect(await balances(order)).toEqual({ cash: 5000, sales: -4000, retained: -1000 })
  const quote = (await own('GET', `/orders/${order}/refund-quote?booking_ids=${id}`)).json()
  expect(quote).toMatchObject({ percent: 50, refund_total: 20, retained: 30 })
})

test('moving away does not raise what a customer gets back', async () => {
  const { sell, pay, own, staff } = await withPrices({
    ...HALF,
    payments: {
      mode: 'desk',
      refund_tiers: [
        { hours_before: 72, percent: 100 },
        { hours_before: 24, percent: 50 },
      ],
    },
  })
  const { id, order } = await sell({ booking_date: '2026-06-12' })
  await pay(order, 60)
  await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-30', slot_id: 1 })
  const quote = (await own('GET', `/orders/${order}/refund-quote?booking_ids=${id}`)).json()
  expect(quote).toMatchObject({
    percent: 50,
    percent_until: '2026-06-29T06:00:00.000Z',
    refund_total: 30,
    lines: [{ percent: 50, policy_percent: 50 }],
  })
  expect((await staff('GET', `/orders/${order}/refund-quote?booking_ids=${id}`)).json()).toMatchObject({
    refund_total: 60,
    lines: [{ percent: 100, policy_percent: 50 }],
  })
})

test('a dearer place is due, and a move that asks again takes the sale back until it is confirmed', async () => {
  const { sell, pay, own, staff, orderOf, balances } = await withPrices()
  const { id, order } = await sell({ slot_id: 2 })
  await pay(order, 40)
  await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-20', slot_id: 1, total_price: 60 })
  expect(await orderOf(order)).toMatchObject({ balance_due: 20, bookings: [{ status: 'Pending' }] })
  expect(await balances(order)).toEqual({ cash: 4000, customer: -4000 })
  expect((await pay(order, 20)).json().type).toBe('/problems/invalid-state')
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  const paid = await pay(order, 20)
  expect([paid.statusCode, paid.headers.location]).toEqual([201, `/api/payments/${paid.json().id}`])
  expect(await balances(order)).toEqual({ cash: 6000, sales: -6000 })
})

test('a call-off refunds everything, and its undo takes that back', async () => {
  const { sell, pay, staff, orderOf, balances, clock } = await withPrices()
  const { id, order } = await sell()
  const unpaid = await sell()
  await pay(order, 60)
  const { id: closure } = (
    await staff('POST', '/closures', { from_date: '2026-06-20', to_date: '2026-06-20' })
  ).json()
  await staff('POST', `/closures/${closure}/call-off`, { message: 'A gale is forecast.' })
  expect(await orderOf(order)).toMatchObject({ status: 'cancelled', refunded: 60, balance_due: 0 })
  expect(await balances(unpaid.order)).toEqual({})
  await staff('POST', `/closures/${closure}/undo`)
  expect(await orderOf(order)).toMatchObject({ status: 'placed', refunded: 0, bookings: [{ id, paid: 60 }] })
  expect(await balances(unpaid.order)).toEqual({ customer: 6000, sales: -6000 })
  clock.advance(11 * SECOND)
  await staff('POST', `/closures/${closure}/call-off`, { message: 'A gale is forecast.' })
  clock.advance(11 * SECOND)
  expect((await staff('POST', `/closures/${closure}/undo`)).statusCode).toBe(409)
  expect(await orderOf(order)).toMatchObject({
    refunded: 60,
    refunds: [{ status: 'failed' }, { status: 'pending' }],
  })
})

test('a request that expires gives back what was paid before it was moved', async () => {
  const { app, sell, pay, own, orderOf, clock } = await withPrices({ request_expires_hours: 1 })
  const { id, order } = await sell()
  await pay(order, 60)
  await own('POST', `/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  clock.advance(61 * MINUTE)
  await app.jobs.runDue()
  expect((await own('GET', `/bookings/${id}`)).json()).toMatchObject({ status: 'Cancelled', paid: 0 })
  expect(await orderOf(order)).toMatchObject({ status: 'cancelled', paid: 60, refunded: 60, balance_due: 0 })
})

test('an unpaid booking follows the cancellation limit alone, a paid one the tiers until the start', async () => {
  const { sell, pay, own, clock } = await withPrices({ cancellation_hours: 48, ...HALF })
  const [unpaid, paid] = [
    await sell({ booking_date: '2026-06-12' }),
    await sell({ booking_date: '2026-06-12' }),
  ]
  await pay(paid.order, 60)
  const cancel = ({ id, order }: typeof paid, refund_total: number) =>
    own('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total })
  expect((await cancel(unpaid, 0)).json().type).toBe('/problems/invalid-state')
  expect(
    (await own('PUT', `/bookings/${paid.id}`, { status: 'Cancelled', refund_total: 30 })).statusCode,
  ).toBe(409)
  expect((await cancel(paid, 30)).statusCode).toBe(200)
  expect((await cancel(paid, 0)).json().type).toBe('/problems/invalid-state')
  const last = await sell({ booking_date: '2026-06-11' })
  await pay(last.order, 60)
  clock.advance(60 * MINUTE)
  expect((await cancel(last, 0)).statusCode).toBe(200)
})

test('nobody sees or cancels the order of somebody else', async () => {
  const { sell, as, signedIn } = await withPrices()
  const { id, order } = await sell()
  const other = as(await signedIn())
  const replies = [
    await other('GET', `/orders/${order}`),
    await other('GET', `/orders/${order}/refund-quote?booking_ids=${id}`),
    await other('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 0 }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('an account is exported with its payments, and money stays when it is erased', async () => {
  const { sell, pay, own, staff, customer, orderOf, balances, db } = await withPrices()
  const { id, order } = await sell({ slot_id: 2 })
  await pay(order, 40)
  await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10, reason: 'Maria was late' })
  const deleted = await sell()
  await pay(deleted.order, 20)
  await staff('POST', `/orders/${deleted.order}/cancel`, { booking_ids: [deleted.id], refund_total: 20 })
  await staff('DELETE', `/bookings/${deleted.id}`)
  const { payments } = (await own('GET', `/user/${customer.id}/export`)).json()
  expect(payments).toMatchObject([
    { order_id: order, method: 'cash', amount: 40, refunded: 10 },
    { order_id: deleted.order, method: 'cash', amount: 20, refunded: 20 },
  ])
  await db
    .updateTable('booking')
    .set({ booking_date: '2026-06-09' as CalendarDate })
    .execute()
  const erased = await staff('DELETE', `/user/${customer.id}`)
  expect(erased.statusCode).toBe(204)
  expect(await orderOf(order)).toMatchObject({
    customer: { mail: null, phone: null },
    bookings: [{ id }],
    refunds: [{ amount: 10, reason: null }],
    documents: [{ kind: 'receipt' }, { kind: 'credit_note' }],
  })
  expect(await balances(order)).toEqual({ cash: 3000, sales: -3000 })
})

test('once payments are off again, bookings that were paid can still be cancelled, and their money is known', async () => {
  const { sell, pay, staff, own, balances, orderOf } = await withPrices()
  const { id, order } = await sell()
  await pay(order, 60)
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect((await own('GET', `/orders/${order}`)).statusCode).toBe(404)
  const cancelled = await staff('POST', `/bookings/${id}/cancel`, { reason: 'Storm' })
  expect([cancelled.statusCode, cancelled.json()]).toMatchObject([200, { status: 'Cancelled' }])
  expect(cancelled.json()).not.toHaveProperty('paid')
  expect(await balances(order)).toEqual({})
  const { order_id } = (
    await own('POST', '/bookings', { booking_date: '2026-06-20', id_product_fk: 1, slot_id: 1 })
  ).json()
  expect(order_id).toBeUndefined()
  await staff('PUT', '/settings', { payments: { mode: 'desk' }, currency: 'GBP' })
  expect(await orderOf(order)).toMatchObject({
    currency: 'EUR',
    refunded: 60,
    refunds: [{ status: 'pending' }],
  })
})

test('a total that exceeds four bytes is held, sold and confirmed like any other', async () => {
  const { db, own, staff, book } = await aPaymentsFixture()
  const yacht = await aProduct(db, { units: 9, price_cents: 999_999_900, max_persons: 1000 })
  await staff('PUT', `/products/${yacht.id}/pricing`, { charge: 'per_person', slot_prices: [] })
  const place = { booking_date: '2026-06-20', id_product_fk: yacht.id, slot_id: 1, guests: 1000 }
  const held = await own('POST', '/orders', { items: [place] })
  expect(held.json()).toMatchObject({ status: 'held', total_price: 9_999_999_000 })
  const { id } = await book(place)
  const confirmed = await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  expect(confirmed.json()).toMatchObject({ status: 'Confirmed', balance_due: 9_999_999_000 })
})
