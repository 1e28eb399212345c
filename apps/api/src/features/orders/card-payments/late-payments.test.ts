import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { MINUTE, SECOND } from '../../../platform/clock'

type Online = Awaited<ReturnType<typeof anOnlinePaymentsFixture>>

/** A paid order whose hold has ended while Stripe was silent. */
async function paidTooLate(online: Online) {
  const order = await online.startPaying()
  online.clock.advance(16 * MINUTE)
  await online.simulator.command('faults', { operation: '*', kind: 'reset', times: 1000 })
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({ status: 'paying' })
  online.clock.advance(5 * MINUTE)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({ status: 'expired', payments: [{ status: 'open' }] })
  await online.simulator.command('faults/clear')
  await online.payAtStripe(order.session)
  return order
}

test('who pays late gets the same place at the same price, while it is free', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await paidTooLate(online)
  await online.db.updateTable('product').set({ price_cents: 99_900 }).execute()
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    status: 'placed',
    authorized: 60,
    total_price: 60,
    bookings: [{ status: 'Pending' }],
  })
})

test('who pays for a place that was given away is not charged, and is told', async () => {
  const online = await anOnlinePaymentsFixture()
  await online.db.updateTable('product').set({ units: 1 }).execute()
  const order = await paidTooLate(online)
  const other = await online.startPaying()
  expect(other.status).toBe('paying')
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    status: 'expired',
    authorized: 0,
    bookings: [],
    payments: [{ status: 'voided', captured: 0 }],
  })
  expect(online.intentOf(order.session)).toMatchObject({ status: 'canceled' })
  expect((await online.mails()).filter(({ kind }) => kind === 'late-payment-released')).toHaveLength(1)
  await online.payAtStripe(other.session)
  await online.settle(other.payments[0]?.id ?? 0)
  expect(await online.find(other.id)).toMatchObject({ status: 'placed' })
  const status = await online.app.inject({ url: `/api/payment-status?session=${order.session}` })
  expect(status.json()).toEqual({ status: 'released' })
  for (const none of ['unpaid', '%00']) {
    const reply = await online.app.inject({ url: `/api/payment-status?session=${none}` })
    expect(reply.statusCode).toBe(404)
  }
  expect(await online.find(order.id)).toMatchObject({
    lost: { amount: 60, is_refunded: false, items: [{ id_product_fk: online.product.id, closed: null }] },
  })
})

test('what somebody else has captured for no booking goes back in full', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.simulator.command(`payment_intents/${online.intentOf(order.session).id}/capture`)
  await online.runJobs()
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    status: 'expired',
    bookings: [],
    paid: 60,
    refunded: 60,
    payments: [{ status: 'captured', captured: 60, refunded: 60 }],
    refunds: [{ amount: 60, method: 'card', status: 'succeeded' }],
  })
  expect(await online.balances()).toEqual({})
})

test.each([
  ['another amount', { amount: 100 }],
  ['another currency', { currency: 'usd' }],
  ['another reference', { metadata: {} }],
])('%s than was asked for places nothing and is shown to staff', async (_name, change) => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  Object.assign(online.intentOf(order.session), change)
  await online.settle(order.payments[0]?.id ?? 0)
  expect(await online.find(order.id)).toMatchObject({
    status: 'expired',
    bookings: [],
    payments: [{ status: 'voided' }],
  })
  expect(online.intentOf(order.session).status).toBe('canceled')
  expect((await online.staff('GET', '/payments/attention')).json()).toMatchObject([
    { kind: 'mismatch', order_id: order.id, payment_id: order.payments[0]?.id },
  ])
})

test('a closure ends what is being paid, and nothing is charged', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await closeForStorm(online)
  await online.payAtStripe(order.session)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({ status: 'expired', payments: [{ status: 'voided' }] })
  const texts = (await sentMails(online)).map(({ text }) => text.replaceAll('\n', ' '))
  expect(texts.join()).toContain(
    'When your payment reached us, we had closed at the time that you chose (Storm).',
  )
  expect(await online.find(order.id)).toMatchObject({ lost: { amount: 60, items: [{ closed: 'Storm' }] } })
})

test('staff are told of the closure that ended a checkout before it was paid, guests are not', async () => {
  const online = await anOnlinePaymentsFixture()
  const { id } = await online.startPaying()
  await closeForStorm(online)
  await online.runJobs()
  expect(await online.find(id)).toMatchObject({ status: 'expired', closed: 'Storm' })
  expect((await online.own('GET', `/orders/${id}`)).json()).not.toHaveProperty('closed')
})

const closeForStorm = ({ staff, product }: Online) =>
  staff('POST', '/closures', {
    from_date: '2026-06-20',
    to_date: '2026-06-20',
    product_id: product.id,
    reason: 'Storm',
  })

test('an order has expired where the payment that was replaced is paid after the new one has ended', async () => {
  const online = await anOnlinePaymentsFixture()
  const { simulator, item } = online
  const held = await online.hold([item(), item({ slot_id: 2 })])
  await simulator.command('faults', { operation: 'write', kind: 'reset-after', times: 20 })
  expect((await online.checkOut(held)).statusCode).toBe(503)
  const [session = ''] = simulator.account.checkouts.keys()
  await online.own('PUT', `/orders/${held.id}/items`, { items: [item()] })
  await simulator.command('faults/clear')
  const order: Order = (await online.checkOut(await online.find(held.id))).json()
  await online.payAtStripe(session)
  online.clock.advance(16 * MINUTE)
  await online.settle(order.payments[1]?.id ?? 0)
  expect(await online.find(held.id)).toMatchObject({
    status: 'paying',
    payments: [{ status: 'open' }, { status: 'voided' }],
  })
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(held.id)).toMatchObject({
    status: 'expired',
    paid: 0,
    payments: [{ status: 'voided' }, { status: 'voided' }],
  })
})
