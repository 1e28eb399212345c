import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { MINUTE } from '../../../platform/clock'

test('an order is paid at Stripe, authorized, placed, and captured once staff confirm it, with a receipt', async () => {
  const online = await anOnlinePaymentsFixture()
  const { own, staff, find, payAtStripe, intentOf, balances, mails } = online
  const order = await online.startPaying()
  expect(order).toMatchObject({ status: 'paying', due_now: 60, authorized: 0, paid: 0, bookings: [] })
  expect(order.payments).toMatchObject([{ method: 'card', status: 'open', amount: 60, captured: 0 }])
  const { session } = online.simulator.account.checkout(order.session)
  expect(session).toMatchObject({
    amount_total: 6000,
    currency: 'eur',
    success_url: 'http://127.0.0.1:3000/manage?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/manage?session=unpaid',
    metadata: { order: String(order.id), payment: String(order.payments[0]?.id) },
  })

  await payAtStripe(order.session)
  expect(intentOf(order.session)).toMatchObject({ status: 'requires_capture', capture_method: 'manual' })
  const status = await own('GET', `/orders/${order.id}/payment-status`)
  online.clock.advance(4000)
  expect([(await own('GET', `/orders/${order.id}/payment-status`)).json(), status.statusCode]).toEqual([
    { status: 'authorized' },
    200,
  ])
  const placed = await find(order.id)
  expect(placed).toMatchObject({
    status: 'placed',
    authorized: 60,
    paid: 0,
    balance_due: 0,
    bookings: [{ status: 'Pending', order_id: order.id }],
    payments: [{ status: 'authorized', card: { brand: 'visa', last4: '4242' }, url: null }],
    documents: [],
  })
  expect(await balances()).toEqual({})

  await staff('PUT', `/bookings/${placed.bookings[0]?.id}`, { status: 'Confirmed' })
  await online.runJobs()
  expect(intentOf(order.session)).toMatchObject({ status: 'succeeded', amount_received: 6000 })
  expect(await find(order.id)).toMatchObject({
    authorized: 0,
    paid: 60,
    balance_due: 0,
    payments: [{ status: 'captured', captured: 60 }],
    documents: [{ kind: 'receipt', amount: 60 }],
  })
  expect(await balances(order.id)).toEqual({ sales: -6000, stripe: 6000 })
  expect((await mails()).map(({ kind }) => kind).filter((kind) => kind !== 'welcome')).toEqual([
    'order-received',
    'booking-confirmed',
  ])
})

test('a hold that ends is ended at Stripe first, and its place is free', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  online.clock.advance(15 * MINUTE)
  await online.runJobs()
  expect(online.simulator.account.checkout(order.session).session.status).toBe('expired')
  expect(await online.find(order.id)).toMatchObject({ status: 'expired', payments: [{ status: 'voided' }] })
  expect(await online.db.selectFrom('hold').selectAll().execute()).toEqual([])
})
