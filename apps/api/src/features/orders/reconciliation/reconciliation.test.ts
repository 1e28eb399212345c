import { expect, test } from 'vitest'
import { SIMULATED_WEBHOOK_SECRET } from '../../../../../../tools/stripe-simulator/start-stripe-simulator'
import { sign } from '../../../../../../tools/stripe-simulator/webhook-sender'
import { aCardPaymentsFixture } from '../../../../test/support/card-payments-fixture'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { reconciliationJob } from './reconciliation-job'

const HOUR = 3601

test('what was refunded in the dashboard of Stripe is booked, with its credit note', async () => {
  const { sell, payByCard, pass, simulator, orderOf, balances, attention } = await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 60)
  const [charge] = simulator.account.charges.values()
  await simulator.command(`charges/${charge?.id}/refund`, { amount: 1500 })
  await pass(HOUR)
  await pass(HOUR)
  expect(await orderOf(order)).toMatchObject({
    paid: 60,
    refunded: 15,
    balance_due: 0,
    refunds: [{ amount: 15, method: 'card', status: 'succeeded' }],
    documents: [{ kind: 'receipt' }, { kind: 'credit_note', amount: 15 }],
  })
  expect(await balances(order)).toEqual({ sales: -4500, stripe: 4500 })
  expect(await attention()).toEqual([])
  const refund = [...simulator.account.refunds.values()].at(-1)
  await simulator.command(`refunds/${refund?.id}/settle`, { status: 'failed' })
  await pass(HOUR)
  expect(await balances(order)).toEqual({ customer: -1500, sales: -4500, stripe: 6000 })
  expect(await attention()).toMatchObject([{ kind: 'refund-failed', amount: 15 }])
})

test('a refund that has failed days later, and of which no webhook came, is found', async () => {
  const { sell, staff, payByCard, pass, simulator, orderOf } = await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 60)
  await staff('POST', `/orders/${order}/refunds`, { amount: 15, method: 'cash', reason: 'Rain' })
  await pass(31)
  const refund = [...simulator.account.refunds.values()].find(({ metadata }) => metadata?.refund)
  await pass(3 * 24 * HOUR)
  await simulator.command(`refunds/${refund?.id}/settle`, { status: 'failed' })
  await pass(HOUR)
  expect(await orderOf(order)).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }] })
})

test('a refund in the dashboard of just what was not captured is booked as any other', async () => {
  const online = await anOnlinePaymentsFixture()
  const { simulator, staff, intentOf, find, runJobs, pass } = online
  const order = await online.startPaying([online.item(), online.item({ booking_date: '2026-06-21' })])
  await online.payAtStripe(order.session)
  await runJobs()
  const [one, other] = (await find(order.id)).bookings
  await staff('PUT', `/bookings/${one?.id}`, { status: 'Confirmed' })
  await staff('PUT', `/bookings/${other?.id}`, { status: 'Cancelled' })
  await pass(31_000)
  await runJobs()
  expect(await find(order.id)).toMatchObject({ paid: 60, refunded: 0 })
  await runReconciliation(online)
  expect(await find(order.id)).toMatchObject({ paid: 60, refunded: 0 })
  const charge = intentOf(order.session).latest_charge
  await simulator.command(`charges/${charge}/refund`, { amount: 6000, reason: 'other' })
  await runReconciliation(online)
  expect(await find(order.id)).toMatchObject({ paid: 60, refunded: 60 })
})

test.each([
  ['won', { sales: -6000, stripe: 6000 }],
  ['lost', { sales: -6000, disputes: 6000 }],
])('a disputed payment needs attention until the dispute is %s', async (status, left) => {
  const { sell, payByCard, pass, simulator, balances, attention, mailsTo } = await aCardPaymentsFixture()
  const { order } = await sell()
  const payment = await payByCard(order, 60, '4000000000000259')
  await pass(HOUR)
  await pass(31)
  expect(await attention()).toMatchObject([
    { kind: 'dispute', order_id: order, payment_id: payment, amount: 60 },
  ])
  expect(await mailsTo('payment-attention')).toHaveLength(1)
  expect(await balances(order)).toEqual({ sales: -6000, disputes: 6000 })
  const [dispute] = simulator.account.disputes.values()
  await simulator.command(`disputes/${dispute?.id}/close`, { status })
  await pass(HOUR)
  expect(await attention()).toEqual([])
  expect(await balances(order)).toEqual(left)
})

test('a payment at Stripe that the books do not know, such as after a restored backup, needs attention', async () => {
  const online = await anOnlinePaymentsFixture()
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  const { metadata } = online.intentOf(order.session)
  Object.assign(metadata, { payment: '77', order: '55' })
  await online.app.jobs.runDue()
  const noted = (await online.staff('GET', '/payments/attention')).json()
  expect(noted).toMatchObject([{ kind: 'mismatch', order_id: 55, payment_id: null, amount: 60 }])
})

test('what Stripe has otherwise than the books needs attention once, until both agree', async () => {
  const online = await anOnlinePaymentsFixture()
  const { db, staff, simulator } = online
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.app.jobs.runDue()
  // As a backup would say that was taken when a capture had failed.
  await db.updateTable('payment').set({ status: 'failed' }).execute()
  const attention = async () => {
    await runReconciliation(online)
    return (await staff('GET', '/payments/attention')).json()
  }
  await attention()
  expect(await attention()).toMatchObject([
    { id: expect.any(Number), kind: 'mismatch', order_id: order.id, amount: 60 },
  ])
  await simulator.command(`payment_intents/${online.intentOf(order.session).id}/lapse`)
  // Longer ago than the days that are compared.
  online.intentOf(order.session).created -= 30 * 24 * HOUR
  expect(await attention()).toEqual([])
})

test('what Stripe does not know, as after the change from test to live, keeps nothing else from being followed', async () => {
  const { sell, staff, payByCard, pass, db, simulator, attention, mailsTo } = await aCardPaymentsFixture()
  const { order } = await sell()
  const payment = await payByCard(order, 60)
  await staff('POST', `/orders/${order}/refunds`, { amount: 15, method: 'cash', reason: 'Rain' })
  await pass(31)
  const elsewhere = { stripe_id: 're_elsewhere' }
  await db
    .updateTable('refund')
    .set({ ...elsewhere, status: 'pending' })
    .execute()
  await db.updateTable('stripe_call').set(elsewhere).where('kind', '=', 'refund').execute()
  const disputed = { payment_id: payment, amount_cents: 6000, status: 'open' as const }
  await db
    .insertInto('dispute')
    .values({ ...disputed, stripe_id: 'du_elsewhere' })
    .execute()
  const noted = {
    kind: 'mismatch' as const,
    amount_cents: 6000,
    text: '',
    order_id: order,
    resolved_at: null,
  }
  const rows = [{ stripe_id: 'pi_elsewhere' }, { payment_id: payment }]
  for (const row of rows)
    await db
      .insertInto('attention')
      .values({
        payment_id: null,
        refund_id: null,
        ...noted,
        ...row,
        at: '2026-06-10T05:00:00.000Z' as never,
      })
      .execute()
  const [charge] = simulator.account.charges.values()
  await simulator.command(`charges/${charge?.id}/dispute`)
  await pass(HOUR)
  await pass(31)
  const wrong: { kind: string }[] = await attention()
  expect(wrong.map(({ kind }) => kind).toSorted()).toEqual(['dispute', 'mismatch'])
  expect(await mailsTo('payment-attention')).toHaveLength(3)
})

test('what Stripe has and the books do not know can be settled by staff, and is not noted again', async () => {
  const online = await anOnlinePaymentsFixture()
  const { staff, own, db } = online
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  Object.assign(online.intentOf(order.session).metadata, { payment: '77', order: '55' })
  await runReconciliation(online)
  const [noted] = (await staff('GET', '/payments/attention')).json()
  const settle = (note: unknown, send = staff) =>
    send('POST', `/payments/attention/${noted.id}/settle`, { note })
  expect((await settle('Known', own)).statusCode).toBe(403)
  const blank = await settle('  ')
  expect([blank.statusCode, blank.json().errors]).toEqual([
    422,
    [{ detail: 'Please say how it was settled', pointer: '#/note' }],
  ])
  expect((await settle('Of the shop before the backup')).statusCode).toBe(204)
  expect((await settle('Again')).statusCode).toBe(404)
  await runReconciliation(online)
  expect((await staff('GET', '/payments/attention')).json()).toEqual([])
  expect((await staff('GET', '/payments/attention/settled')).json()).toMatchObject([
    { id: noted.id, kind: 'mismatch', amount: 60, note: 'Of the shop before the backup' },
  ])
  // Another difference than the one that was settled.
  Object.assign(online.intentOf(order.session), { amount: 6100, amount_received: 6100, status: 'succeeded' })
  await runReconciliation(online)
  expect((await staff('GET', '/payments/attention')).json()).toMatchObject([{ kind: 'mismatch', amount: 61 }])
  expect(await db.selectFrom('attention').select('id').execute()).toHaveLength(2)
})

/** Compares what Stripe has with the books, at once. */
const runReconciliation = ({ context }: Awaited<ReturnType<typeof anOnlinePaymentsFixture>>) =>
  reconciliationJob(context).run({
    db: context.db,
    now: context.clock.now(),
    signal: new AbortController().signal,
    renewLease: async () => undefined,
  } as never)

test.each(['refund', 'dispute'])('a webhook about a %s is followed at once', async (what) => {
  const online = await anOnlinePaymentsFixture({ auto_confirm: true })
  const { simulator, app, find, staff } = online
  const order = await online.startPaying()
  await online.payAtStripe(order.session)
  await online.app.jobs.runDue()
  const charge = online.intentOf(order.session).latest_charge
  await simulator.command(`charges/${charge}/${what}`, { amount: 1000 })
  const event = [...simulator.account.events.values()].find(({ data }) => data.object.object === what)
  const payload = JSON.stringify(event)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': sign(
        payload,
        SIMULATED_WEBHOOK_SECRET,
        Math.floor(online.clock.now().getTime() / 1000),
      ),
    },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  if (what === 'refund') expect(await find(order.id)).toMatchObject({ paid: 60, refunded: 10 })
  else
    expect((await staff('GET', '/payments/attention')).json()).toMatchObject([
      { kind: 'dispute', amount: 60 },
    ])
})
