import { expect, test } from 'vitest'
import { aCardPaymentsFixture } from '../../../../test/support/card-payments-fixture'
import { sentMails } from '../../../../test/support/mail-files'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { settleCardRefund } from '../../payments/refunds/settle-card-refund'

test('a refund goes to the card once it can no longer be undone, and is told when it has', async () => {
  const { sell, staff, payByCard, pass, returned, orderOf, mailsTo, balances } = await aCardPaymentsFixture()
  const { id, order } = await sell()
  await payByCard(order, 60)
  const cancelled = await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  expect(cancelled.statusCode).toBe(200)
  expect(await orderOf(order)).toMatchObject({
    paid: 60,
    refunded: 60,
    refunds: [{ amount: 60, method: 'card', status: 'pending' }],
  })
  await pass(5)
  expect(returned()).toBe(0)
  await pass(31)
  expect(returned()).toBe(6000)
  expect(await orderOf(order)).toMatchObject({ refunds: [{ amount: 60, status: 'succeeded' }] })
  expect(await balances(order)).toEqual({})
  expect(await mailsTo('refund-sent')).toHaveLength(1)
})

test('staff read how a refund goes back, to cards first; customers do not', async () => {
  const { sell, staff, own, payByCard, pay } = await aCardPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 20)
  await payByCard(order, 40)
  const quote = `/orders/${order}/refund-quote?booking_ids=${id}`
  expect((await staff('GET', `${quote}&percent=75`)).json()).toMatchObject({
    refund_total: 45,
    methods: [
      { method: 'card', amount: 40 },
      { method: 'cash', amount: 5 },
    ],
  })
  expect((await own('GET', quote)).json()).not.toHaveProperty('methods')
})

test('the dashboard counts the refunds that wait to be handed over, only while payments are on', async () => {
  const { sell, staff, pay } = await aCardPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 20)
  const payments = async () => (await staff('GET', '/dashboard')).json().payments
  expect(await payments()).toEqual({ attention: 0, to_hand_over: 0 })
  await staff('POST', '/cash-ups', { date: '2026-06-10', counted: { cash: 20, terminal: 0, bank: 0 } })
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 20 })
  expect(await payments()).toEqual({ attention: 0, to_hand_over: 1 })
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect(await payments()).toBeUndefined()
})

test('after the cash-up money still goes back to cards, and in no other way', async () => {
  const { sell, staff, payByCard, pay, orderOf } = await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 40)
  await pay(order, 20)
  const counted = { cash: 20, terminal: 0, bank: 0 }
  expect((await staff('POST', '/cash-ups', { date: '2026-06-10', counted })).statusCode).toBe(201)
  const refund = async (amount: number, method: string) => {
    const { statusCode, json } = await staff('POST', `/orders/${order}/refunds`, {
      amount,
      method,
      reason: 'Rain',
    })
    return [statusCode, json().type]
  }
  expect(await refund(30, 'cash')).toEqual([409, '/problems/closed'])
  expect(await refund(45, 'card')).toEqual([422, '/problems/validation'])
  expect(await refund(30, 'card')).toEqual([201, undefined])
  expect(await orderOf(order)).toMatchObject({ refunded: 30, refunds: [{ amount: 30, method: 'card' }] })
})

test('what is undone in time is not sent', async () => {
  const { sell, staff, payByCard, pass, returned, orderOf, db } = await aCardPaymentsFixture()
  const { id, order } = await sell()
  await payByCard(order, 60)
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  expect((await staff('POST', `/bookings/${id}/undo`)).statusCode).toBe(200)
  await pass(60)
  expect(returned()).toBe(0)
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 0, balance_due: 0 })
  expect(await db.selectFrom('stripe_call').selectAll().execute()).toEqual([])
})

test('cards come first, newest first, then what staff choose', async () => {
  const { sell, staff, payByCard, pay, pass, orderOf, balances } = await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 20)
  await payByCard(order, 10)
  await pay(order, 30)
  const refunded = await staff('POST', `/orders/${order}/refunds`, {
    amount: 45,
    method: 'bank',
    reason: 'Rain',
  })
  expect([refunded.statusCode, refunded.headers.location]).toEqual([
    201,
    `/api/refunds/${refunded.json().id}`,
  ])
  await pass(31)
  const { refunds } = await orderOf(order)
  expect(
    refunds.map(({ method, amount, status }: Record<string, unknown>) => [method, amount, status]),
  ).toEqual([
    ['card', 10, 'succeeded'],
    ['card', 20, 'succeeded'],
    ['bank', 15, 'succeeded'],
  ])
  expect(await balances(order)).toEqual({ sales: -1500, cash: 3000, bank: -1500 })
})

test('only what cards have paid goes back by card', async () => {
  const { sell, staff, payByCard, pay, orderOf } = await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 20)
  await pay(order, 40)
  const refund = (amount: number) =>
    staff('POST', `/orders/${order}/refunds`, { amount, method: 'card', reason: 'Rain' })
  const tooMuch = await refund(20.01)
  expect(tooMuch.statusCode).toBe(422)
  expect(tooMuch.json().errors).toEqual([
    { pointer: '#/method', detail: 'Method must be cash, terminal or bank' },
  ])
  expect(await orderOf(order)).toMatchObject({ refunded: 0, refunds: [] })
  expect((await refund(20)).json()).toMatchObject({ amount: 20, method: 'card', status: 'pending' })
  expect(await orderOf(order)).toMatchObject({ refunded: 20 })
})

test.each([
  ['refused by Stripe', 'refund-failed', 31],
  ['after it had succeeded', 'refund-failed-later', 200],
])(
  'a refund that fails, %s, is taken back in the books, and staff give it back otherwise',
  async (_when, kind, seconds) => {
    const fixture = await aCardPaymentsFixture()
    const { sell, staff, payByCard, pass, orderOf, simulator, attention, mailsTo, balances, db } = fixture
    const { id, order } = await sell()
    await payByCard(order, 60)
    await simulator.command('faults', { operation: 'refunds.create', kind })
    await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
    await pass(31)
    await pass(seconds)
    if (kind === 'refund-failed-later') {
      // A webhook or the reconciliation asks again.
      const { id: refund } = await db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
      const { app } = fixture
      if (app.stripe)
        await settleCardRefund(refund, { db, gateway: app.stripe, moment: await app.findMoment() })
      await pass(31)
    }
    const failed = { paid: 60, refunded: 0, refunds: [{ status: 'failed' }], unreturned: 60 }
    expect(await orderOf(order)).toMatchObject(failed)
    const whose = { username: expect.any(String), booking: { id }, bookings: 1 }
    const text =
      'A refund to a card has failed: the card has expired or was cancelled. Give the money back in another way.'
    expect(await attention()).toMatchObject([
      { kind: 'refund-failed', order_id: order, amount: 60, text, ...whose },
    ])
    expect(await mailsTo('refund-failed')).toHaveLength(1)
    const told = (await sentMails(fixture)).filter(({ subject }) =>
      subject?.startsWith('A refund has failed'),
    )
    const parts = [/has failed/, /Amount: .*60/, new RegExp(`Order: ${order}\\b`), /\/admin\/payments/]
    for (const part of parts) expect(told[0]?.text.replaceAll('\n', ' ')).toMatch(part)
    expect(
      await db.selectFrom('document').selectAll().where('cancelled_at', 'is not', null).execute(),
    ).toHaveLength(1)

    const giveBack = (amount: number) =>
      staff('POST', `/orders/${order}/refunds`, { amount, method: 'cash', reason: 'The card is closed' })
    await giveBack(25)
    expect(await attention()).toMatchObject([{ kind: 'refund-failed', order_id: order, amount: 35 }])
    expect(await orderOf(order)).toMatchObject({ unreturned: 35 })
    await giveBack(35)
    expect(await attention()).toEqual([])
    expect(await orderOf(order)).toMatchObject({ unreturned: 0 })
    expect(await balances(order)).toEqual({ stripe: 6000, cash: -6000 })
  },
)

test('a refund that fails after its booking was deleted is given back otherwise', async () => {
  const { sell, staff, payByCard, pass, simulator, app, db, as, signedIn, attention, balances } =
    await aCardPaymentsFixture()
  const { id, order } = await sell()
  await payByCard(order, 60)
  await simulator.command('faults', { operation: 'refunds.create', kind: 'refund-failed-later' })
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  await pass(31)
  expect((await as(await signedIn({ admin: true }))('DELETE', `/bookings/${id}`)).statusCode).toBe(204)
  await pass(61)
  const { id: refund } = await db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
  if (app.stripe) await settleCardRefund(refund, { db, gateway: app.stripe, moment: await app.findMoment() })
  await pass(31)
  expect(await attention()).toMatchObject([{ kind: 'refund-failed', amount: 60 }])
  const given = await staff('POST', `/orders/${order}/refunds`, {
    amount: 60,
    method: 'cash',
    reason: 'The card is closed',
  })
  expect(given.statusCode).toBe(201)
  expect(await attention()).toEqual([])
  expect(await balances(order)).toEqual({ stripe: 6000, cash: -6000 })
})

test.each(['timeout-after', 'reset-after', 'error-500-after', 'error-500', 'error-503', 'rate-limit'])(
  'a call that meets %s refunds once',
  async (kind) => {
    const { sell, staff, payByCard, pass, simulator, orderOf, app } = await aCardPaymentsFixture()
    const { order } = await sell()
    await payByCard(order, 60)
    await simulator.command('faults', {
      operation: 'refunds.create',
      kind,
      times: kind.startsWith('reset') ? 2 : 1,
    })
    await staff('POST', `/orders/${order}/refunds`, { amount: 25, method: 'cash', reason: 'Rain' })
    for (let run = 0; run < 4; run += 1) {
      await pass(31)
      app.log.level = 'silent'
    }
    const made = [...simulator.account.refunds.values()].map(({ amount }) => amount)
    expect(made).toEqual([2500])
    expect(await orderOf(order)).toMatchObject({ refunded: 25, refunds: [{ status: 'succeeded' }] })
  },
)

test('a refund that another process sends meanwhile has not failed', async () => {
  const { sell, staff, payByCard, simulator, app, db, orderOf, attention, pass, returned } =
    await aCardPaymentsFixture()
  const { order } = await sell()
  await payByCard(order, 60)
  await simulator.command('faults', { operation: 'refunds.create', kind: 'error-500' })
  await staff('POST', `/orders/${order}/refunds`, { amount: 25, method: 'cash', reason: 'Rain' })
  const { id } = await db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
  const stripe = app.stripe as StripeGateway
  const settle = async (gateway: StripeGateway) =>
    settleCardRefund(id, { db, gateway, moment: await app.findMoment() })
  await settle(stripe).catch(() => {})
  await settle({
    ...stripe,
    // Between the look-up and the next attempt.
    ask: async (request) => {
      const answer = await stripe.ask(request)
      await db.updateTable('stripe_call').set({ idempotency_key: 'of another process' }).execute()
      return answer
    },
  })
  expect(await orderOf(order)).toMatchObject({ refunded: 25, refunds: [{ status: 'pending' }] })
  expect(await attention()).toEqual([])
  await pass(31)
  expect(await orderOf(order)).toMatchObject({ refunded: 25, refunds: [{ status: 'succeeded' }] })
  expect(returned()).toBe(2500)
})
