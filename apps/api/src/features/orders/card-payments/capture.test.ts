import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { DAY, HOUR, SECOND } from '../../../platform/clock'
import { inTransaction } from '../../../platform/database/transaction'
import { addStripeCall, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { captureSubject } from './call-subjects'
import { settleCardPayment } from './settle-card-payment'

type Online = Awaited<ReturnType<typeof anOnlinePaymentsFixture>>

/** An order whose payment is authorized. */
async function authorized(online: Online, items?: object[]): Promise<Order & { session: string }> {
  const { session, ...order } = await online.startPaying(items)
  await online.payAtStripe(session)
  await online.settle(order.payments[0]?.id ?? 0)
  return { ...(await online.find(order.id)), session }
}

const decide = (online: Online, order: Order, at: number, status: string) =>
  online.staff('PUT', `/bookings/${order.bookings[at]?.id}`, { status })

test('the last decision captures the share of what is confirmed and releases the rest, once nothing can be undone', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await authorized(online, [online.item(), online.item({ booking_date: '2026-06-21' })])
  expect(order).toMatchObject({ authorized: 120, bookings: [{ status: 'Pending' }, { status: 'Pending' }] })
  await decide(online, order, 0, 'Confirmed')
  await online.settle(order.payments[0]?.id ?? 0)
  expect(online.intentOf(order.session).status).toBe('requires_capture')
  expect((await decide(online, order, 1, 'Cancelled')).statusCode).toBe(200)
  await online.settle(order.payments[0]?.id ?? 0)
  expect(online.intentOf(order.session).status).toBe('requires_capture')
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(online.intentOf(order.session)).toMatchObject({ status: 'succeeded', amount_received: 6000 })
  expect(await online.find(order.id)).toMatchObject({
    paid: 60,
    refunded: 0,
    balance_due: 0,
    documents: [{ amount: 60 }],
  })
  expect(await online.balances(order.id)).toEqual({ sales: -6000, stripe: 6000 })
})

test('the email of the first confirmation says what is held for the whole order, and that of the last has the receipt', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await authorized(online, [online.item(), online.item({ booking_date: '2026-06-21' })])
  await decide(online, order, 0, 'Confirmed')
  await sentMails(online)
  await decide(online, order, 1, 'Confirmed')
  await online.settle(order.payments[0]?.id ?? 0)
  const confirmed = (await sentMails(online)).filter(({ subject }) =>
    subject?.startsWith('Booking confirmed'),
  )
  const hasLine = confirmed.map(({ text }) =>
    text
      .replaceAll('\n', ' ')
      .includes('120.00 is authorized on your card for your whole order (2 bookings).'),
  )
  expect(hasLine).toEqual([true, false])
  expect(confirmed.map(({ files }) => files.length)).toEqual([0, 1])
})

test('where all is declined nothing is charged, and the customer is told', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await authorized(online)
  await decide(online, order, 0, 'Cancelled')
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(online.intentOf(order.session).status).toBe('canceled')
  expect(await online.find(order.id)).toMatchObject({
    status: 'cancelled',
    authorized: 0,
    payments: [{ status: 'voided' }],
  })
  expect((await online.own('GET', `/orders/${order.id}/payment-status`)).json()).toEqual({
    status: 'released',
  })
  expect((await online.mails()).filter(({ kind }) => kind === 'payment-released')).toHaveLength(1)
})

test('a booking that is confirmed by itself is captured at once, however many settle it', async () => {
  const online = await anOnlinePaymentsFixture({ auto_confirm: true })
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  const id = order.payments[0]?.id ?? 0
  await Promise.all(Array.from({ length: 8 }, () => online.settle(id)))
  expect(await online.find(order.id)).toMatchObject({
    paid: 60,
    bookings: [{ status: 'Confirmed', paid: 60 }],
    documents: [{ amount: 60 }],
  })
  expect(await online.db.selectFrom('booking').selectAll().execute()).toHaveLength(1)
  expect(await online.balances()).toEqual({ sales: -6000, stripe: 6000 })
})

test('a request that nobody decides is cancelled before the authorization ends', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await authorized(online, [online.item(), online.item({ booking_date: '2026-06-21' })])
  await decide(online, order, 0, 'Confirmed')
  online.clock.advance(7 * DAY - 12 * HOUR + SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    paid: 60,
    bookings: [{ status: 'Confirmed' }, { status: 'Cancelled' }],
  })
})

test('a capture that fails leaves the booking, makes its price due and is told to staff', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await authorized(online)
  await online.simulator.command('faults', { operation: 'paymentIntents.capture', kind: 'capture-failed' })
  await decide(online, order, 0, 'Confirmed')
  online.clock.advance(31 * SECOND)
  await online.runJobs()
  expect(await online.find(order.id)).toMatchObject({
    status: 'placed',
    paid: 0,
    authorized: 0,
    balance_due: 60,
    bookings: [{ status: 'Confirmed' }],
    payments: [{ status: 'failed' }],
  })
  expect((await online.staff('GET', '/payments/attention')).json()).toMatchObject([
    { kind: 'capture-failed' },
  ])
  expect(online.intentOf(order.session).status).toBe('canceled')
  await online.pay(order.id, 60)
  expect((await online.staff('GET', '/payments/attention')).json()).toEqual([])
})

test('what somebody else captures comes in, although ours was refused after Stripe was asked', async () => {
  const online = await anOnlinePaymentsFixture()
  const { db, context, clock } = online
  const order = await authorized(online)
  const payment = order.payments[0]?.id ?? 0
  const { id } = online.intentOf(order.session)
  // Without a request, after which the server would settle it by itself.
  await db.updateTable('booking').set({ status: 'Confirmed' }).execute()
  let isCaptured = false
  const capture = async () => {
    isCaptured = true
    await online.stripe.command(`payment_intents/${id}/capture`)
    const call = await inTransaction(db, (tx) =>
      addStripeCall(tx, {
        kind: 'capture',
        subject: captureSubject(payment),
        target: id,
        body: () => ({ amount_to_capture: 6000 }),
        now: clock.now(),
      }),
    )
    const sent = await sendStripeCall(call.id, { db, gateway: context.gateway, now: clock.now() })
    expect(sent.status).toBe('failed')
  }
  const ask: StripeGateway['ask'] = async (request) => {
    const answer = await context.gateway.ask(request)
    if (!isCaptured) await capture()
    return answer
  }
  await settleCardPayment({ ...context, gateway: { ...context.gateway, ask } }, payment)
  expect(await online.find(order.id)).toMatchObject({ paid: 60, payments: [{ status: 'captured' }] })
  expect((await online.staff('GET', '/payments/attention')).json()).toEqual([])
})

test.each(['timeout-after', 'reset-after', 'error-500-after', 'error-500', 'error-503', 'rate-limit'])(
  'a capture is made once, whatever Stripe answers: %s',
  async (kind) => {
    const online = await anOnlinePaymentsFixture()
    const order = await authorized(online)
    await online.simulator.command('faults', { operation: 'paymentIntents.capture', kind })
    await decide(online, order, 0, 'Confirmed')
    for (let round = 0; round < 4; round += 1) {
      online.clock.advance(60 * SECOND)
      await online.runJobs()
    }
    expect(await online.find(order.id)).toMatchObject({ paid: 60, documents: [{ amount: 60 }] })
    expect(online.intentOf(order.session).amount_received).toBe(6000)
    expect(await online.balances(order.id)).toEqual({ sales: -6000, stripe: 6000 })
  },
)

test('what is due with the booking goes by the deposit of each product, and the rest is a balance', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { deposit_percent: 30 }, auto_confirm: true })
  await online.staff('PUT', `/products/${online.product.id}/payment-terms`, { deposit_percent: 25 })
  const order = await authorized(online)
  expect(order).toMatchObject({ total_price: 60, paid: 15, balance_due: 45, payments: [{ amount: 15 }] })
  const opened = await online.own('POST', `/orders/${order.id}/pay`)
  expect([opened.statusCode, opened.headers.location]).toEqual([201, `/api/payments/${opened.json().id}`])
  expect(opened.json()).toMatchObject({ method: 'card', status: 'open', amount: 45, qr: null })
  const again = await online.staff('POST', `/orders/${order.id}/pay`)
  expect(again.statusCode).toBe(200)
  expect(again.json()).toMatchObject({ id: opened.json().id, url: opened.json().url })
  expect(again.json().qr).toMatch(/^<svg/)
  await online.payAtStripe(String(opened.json().url).split('/').at(-1) ?? '')
  await online.settle(opened.json().id)
  expect(await online.find(order.id)).toMatchObject({ paid: 60, balance_due: 0, documents: [{}, {}] })
  const paid = await online.own('POST', `/orders/${order.id}/pay`)
  expect([paid.statusCode, paid.json().type]).toEqual([409, '/problems/invalid-state'])
})

test('a balance that was paid in cash meanwhile is not charged again', async () => {
  const online = await anOnlinePaymentsFixture({ payments: { deposit_percent: 50 }, auto_confirm: true })
  const order = await authorized(online)
  const opened = (await online.own('POST', `/orders/${order.id}/pay`)).json()
  await online.pay(order.id, 20)
  await online.payAtStripe(opened.url.split('/').at(-1))
  await online.settle(opened.id)
  expect(await online.find(order.id)).toMatchObject({ paid: 60, balance_due: 0 })
  expect(await online.balances(order.id)).toEqual({ sales: -6000, stripe: 4000, cash: 2000 })
})
