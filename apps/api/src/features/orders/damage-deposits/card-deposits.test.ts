import { ORDER_MESSAGES } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { DAY, HOUR, SECOND } from '../../../platform/clock'

/** A deposit of 200 on a card, for a confirmed booking of tomorrow. */
async function aDeposit() {
  const online = await anOnlinePaymentsFixture({ auto_confirm: true, payments: { pay_at_dock: true } })
  const order = await online.hold([online.item({ booking_date: '2026-06-11' })])
  const placed = (await online.checkOut(order, { pay: 'dock', due_now: 0 })).json()
  const id = placed.bookings[0].id as number
  const reply = await online.staff('POST', `/bookings/${id}/damage-deposit`, { method: 'card', amount: 200 })
  const deposit = reply.json()
  const session = String(deposit.url).split('/').at(-1) ?? ''
  const shown = async () => (await online.find(order.id)).damage_deposits[0]
  const settle = async () => {
    await online.pass(31 * SECOND)
    await online.runJobs()
    return shown()
  }
  const leave = async () => {
    await online.payAtStripe(session)
    return settle()
  }
  return { ...online, order, deposit, session, shown, settle, leave, url: `/damage-deposits/${deposit.id}` }
}

test('guests leave a deposit on a card, a part of it is kept once, and the rest is let go', async () => {
  const { deposit, leave, staff, url, intentOf, session, balances, order, db } = await aDeposit()
  expect(deposit).toMatchObject({ method: 'card', status: 'open', amount: 200, captured: 0 })
  expect(deposit.qr).toContain('<svg')
  expect((await staff('POST', `${url}/capture`, { amount: 50, reason: 'A paddle' })).statusCode).toBe(409)
  expect(await leave()).toMatchObject({ status: 'held', url: null })
  const { lapses_at } = await db.selectFrom('damage_deposit').select('lapses_at').executeTakeFirstOrThrow()
  expect(lapses_at).toMatch(/^2026-06-17/)
  expect(await balances(order.id)).toEqual({ customer: 6000, sales: -6000 })

  expect((await staff('POST', `${url}/capture`, { amount: 201, reason: 'A paddle' })).statusCode).toBe(422)
  const captured = await staff('POST', `${url}/capture`, { amount: 50, reason: 'A paddle' })
  expect(captured.json()).toMatchObject({ status: 'captured', captured: 50, reason: 'A paddle' })
  expect(intentOf(session)).toMatchObject({ status: 'succeeded', amount_received: 5000 })
  expect(await balances(order.id)).toEqual({ customer: 6000, sales: -6000, stripe: 5000, damage: -5000 })
  expect((await staff('POST', `${url}/capture`, { amount: 10, reason: 'A paddle' })).statusCode).toBe(409)
})

test('a deposit is let go, held or not left yet', async () => {
  const held = await aDeposit()
  await held.leave()
  expect((await held.staff('POST', `${held.url}/release`)).json()).toMatchObject({ status: 'released' })
  await held.settle()
  expect(held.intentOf(held.session)).toMatchObject({ status: 'canceled' })
  const open = await aDeposit()
  await open.staff('POST', `${open.url}/release`)
  await open.settle()
  expect(open.stripe.account.checkout(open.session).session.status).toBe('expired')
  expect(await open.shown()).toMatchObject({ status: 'released', captured: 0 })
})

test('the page of Stripe leads back to where guests hear how their deposit stands, and staff see it', async () => {
  const { session, stripe, staff, url, payAtStripe, pass, app } = await aDeposit()
  const progress = async () => {
    await pass(4 * SECOND)
    return (await app.inject(`/api/payment-status?session=${session}`)).json()
  }
  expect(stripe.account.checkout(session).session).toMatchObject({
    success_url: 'http://127.0.0.1:3000/manage?deposit={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/manage?deposit=unpaid',
  })
  expect(await progress()).toEqual({ status: 'open' })
  expect((await staff('GET', url)).json()).toMatchObject({
    status: 'open',
    qr: expect.stringContaining('<svg'),
  })
  await payAtStripe(session)
  expect(await progress()).toEqual({ status: 'authorized' })
  expect((await staff('GET', url)).json()).toMatchObject({
    status: 'held',
    url: null,
    qr: null,
    authorized_at: expect.stringMatching(/^2026-06-10/),
    lapses_at: expect.stringMatching(/^2026-06-17/),
  })
  await staff('POST', `${url}/release`)
  expect(await progress()).toEqual({ status: 'released' })
})

test('less than a card can be charged is refused at its field', async () => {
  const { staff, url, order, find } = await aDeposit()
  await staff('POST', `${url}/release`)
  const [booking] = (await find(order.id)).bookings
  const small = await staff('POST', `/bookings/${booking?.id}/damage-deposit`, {
    method: 'card',
    amount: 0.49,
  })
  expect([small.statusCode, small.json().errors]).toMatchObject([422, [{ pointer: '#/amount' }]])
  expect((await find(order.id)).damage_deposits).toHaveLength(1)
})

test('what the bank lets go of has lapsed', async () => {
  const { leave, pass, runJobs, db } = await aDeposit()
  await leave()
  await pass(7 * DAY)
  await runJobs()
  expect(await db.selectFrom('damage_deposit').selectAll().executeTakeFirst()).toMatchObject({
    status: 'lapsed',
    captured_cents: 0,
  })
})

test.each(['error-500-after', 'reset-after'])(
  'a part is kept once although the answer is lost by %s',
  async (kind) => {
    const { leave, staff, url, stripe, settle, intentOf, session } = await aDeposit()
    await leave()
    await stripe.command('faults', { operation: 'paymentIntents.capture', kind, times: 2 })
    expect((await staff('POST', `${url}/capture`, { amount: 50, reason: 'A paddle' })).statusCode).toBe(503)
    expect(await settle()).toMatchObject({ status: 'captured', captured: 50 })
    expect(intentOf(session)).toMatchObject({ amount_received: 5000 })
  },
)

test('after Stripe has refused to charge a part staff are told, and can keep another part', async () => {
  const { leave, staff, url, stripe, settle, intentOf, session } = await aDeposit()
  await leave()
  const capture = (amount: number) => staff('POST', `${url}/capture`, { amount, reason: 'A paddle' })
  await stripe.command('faults', { operation: 'paymentIntents.capture', kind: 'capture-refused', times: 1 })
  const refused = await capture(0.2)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, ORDER_MESSAGES.depositRefused])
  expect(await settle()).toMatchObject({ status: 'held', captured: 0 })
  expect((await capture(50)).json()).toMatchObject({ status: 'captured', captured: 50 })
  expect(intentOf(session)).toMatchObject({ amount_received: 5000 })
})

/** What was kept of a deposit, as it stands at Stripe, and what staff are told an hour later. */
async function aKeptDeposit() {
  const fixture = await aDeposit()
  const { leave, staff, url, stripe, intentOf, session, pass, runJobs } = fixture
  await leave()
  await staff('POST', `${url}/capture`, { amount: 50, reason: 'A paddle' })
  const attention = async () => {
    await pass(HOUR + SECOND)
    await runJobs()
    return (await staff('GET', '/payments/attention')).json()
  }
  const change = (what: string, fields: object) =>
    stripe.command(`charges/${intentOf(session).latest_charge}/${what}`, fields)
  return { ...fixture, attention, change }
}

test.each(['refund', 'dispute'])('staff are told of a %s at Stripe of what was kept', async (what) => {
  const { attention, change, order } = await aKeptDeposit()
  expect(await attention()).toEqual([])
  await change(what, { amount: 2000 })
  const told = { kind: 'mismatch', order_id: order.id, amount: what === 'refund' ? 20 : 50 }
  expect(await attention()).toMatchObject([told])
  expect(await attention()).toHaveLength(1)
})

test('a dispute of what was kept that was won needs attention no more', async () => {
  const { attention, change, stripe } = await aKeptDeposit()
  await change('dispute', {})
  expect(await attention()).toHaveLength(1)
  const [dispute] = stripe.account.disputes.values()
  await stripe.command(`disputes/${dispute?.id}/close`, { status: 'won' })
  expect(await attention()).toEqual([])
})
