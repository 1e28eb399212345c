import { expect, test } from 'vitest'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import { randomOf } from '../../../test/support/random'
import { SECOND } from '../../platform/clock'

const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 150)
const SEED = Number(process.env.MONEY_SEED ?? 1)

const METHODS = ['cash', 'terminal', 'bank'] as const
/** A refusal is an answer, too; anything else is a fault. */
const EXPECTED = new Set([200, 201, 204, 404, 409, 422])

test(`whatever the desk does, ledger, orders and documents agree to the cent (MONEY_SEED=${SEED})`, async () => {
  const { below, pick } = randomOf(SEED)
  const desk = await aPaymentsFixture({
    payments: {
      mode: 'desk',
      refund_tiers: [
        { hours_before: 72, percent: 100 },
        { hours_before: 30, percent: 33.33 },
      ],
    },
  })
  const { staff, own, book, pay, product, clock, db } = desk
  await staff('PUT', `/products/${product.id}/pricing`, {
    charge: 'as_listed',
    slot_prices: [
      { slot_id: 1, price: 59.99 },
      { slot_id: 2, price: 33.34 },
    ],
    rules: [{ name: 'Later', from_date: '2026-06-15', percent: 25 }],
  })
  const sold: { id: number; order: number }[] = []
  const deposits: number[] = []
  const dates = ['2026-06-11', '2026-06-12', '2026-06-14', '2026-06-20']
  const amount = () => (1 + below(7000)) / 100

  const cancel = async (by: typeof staff, one: { id: number; order: number }, percent?: number) => {
    const query = percent === undefined ? '' : `&percent=${percent}`
    const quote = await by('GET', `/orders/${one.order}/refund-quote?booking_ids=${one.id}${query}`)
    if (quote.statusCode !== 200) return quote
    const refund_total = quote.json().refund_total
    const done = await by('POST', `/orders/${one.order}/cancel`, {
      booking_ids: [one.id],
      refund_total,
      ...(percent !== undefined && { percent }),
    })
    return done
  }

  const move = async (by: typeof staff, { id }: { id: number }) => {
    const place = { booking_date: pick(dates), slot_id: 1 + below(2) }
    const reply = await by('POST', `/bookings/${id}/move`, place)
    if (reply.json().type !== '/problems/price-changed') return reply
    return by('POST', `/bookings/${id}/move`, { ...place, total_price: reply.json().total_price })
  }

  const callOff = async () => {
    const closure = (
      await staff('POST', '/closures', { from_date: '2026-06-14', to_date: '2026-06-14' })
    ).json()
    const reply = await staff('POST', `/closures/${closure.id}/call-off`, { message: 'A gale is forecast.' })
    if (below(2)) await staff('POST', `/closures/${closure.id}/undo`)
    await staff('DELETE', `/closures/${closure.id}`)
    return reply
  }

  const operations: (() => Promise<Awaited<ReturnType<typeof staff>> | undefined>)[] = [
    async () => {
      const booking = await book({ booking_date: pick(dates), slot_id: 1 + below(2) })
      sold.push({ id: booking.id, order: booking.order_id })
      return below(4) ? staff('PUT', `/bookings/${booking.id}`, { status: 'Confirmed' }) : undefined
    },
    () => staff('PUT', `/bookings/${pick(sold).id}`, { status: pick(['Confirmed', 'Cancelled']) }),
    () => pay(pick(sold).order, amount(), pick(METHODS)),
    async () => {
      const { order } = pick(sold)
      const due = (await desk.orderOf(order)).balance_due
      return due > 0 ? pay(order, due, pick(METHODS)) : undefined
    },
    async () => {
      const payments = await db.selectFrom('payment').select('id').execute()
      return payments.length > 0 ? staff('POST', `/payments/${pick(payments).id}/reverse`) : undefined
    },
    () => move(pick([staff, own]), pick(sold)),
    () => cancel(own, pick(sold)),
    () => cancel(staff, pick(sold), pick([0, 12.5, 100, undefined])),
    async () => {
      const { order } = pick(sold)
      const [refund] = (await desk.orderOf(order)).refunds.filter(
        ({ status }: { status: string }) => status === 'pending',
      )
      return staff('POST', `/orders/${order}/refunds`, {
        method: pick(METHODS),
        amount: refund && below(3) ? refund.amount : amount(),
      })
    },
    () => staff('POST', `/bookings/${pick(sold).id}/undo`),
    () => staff('DELETE', `/bookings/${pick(sold).id}`),
    async () => {
      const reply = await staff('POST', `/bookings/${pick(sold).id}/damage-deposit`, {
        method: pick(METHODS),
        amount: amount(),
      })
      if (reply.statusCode === 201) deposits.push(reply.json().id)
      return reply
    },
    async () => {
      if (deposits.length === 0) return undefined
      const url = `/damage-deposits/${pick(deposits)}`
      return below(2)
        ? staff('POST', `${url}/release`)
        : staff('POST', `${url}/capture`, { amount: amount(), reason: 'A paddle' })
    },
    callOff,
    async () => {
      clock.advance(below(3) * 4 * SECOND)
      return undefined
    },
  ]

  await operations[0]?.()
  for (let count = 0; count < OPERATIONS; count += 1) {
    const at = below(operations.length)
    const reply = await operations[at]?.()
    const told = `operation ${at}, number ${count}, ${reply?.body ?? ''}`
    expect(EXPECTED.has(reply?.statusCode ?? 200), told).toBe(true)
    if (count % 10 === 0) for (const { order } of sold) await expectAgreement(desk, order, told)
  }
  for (const { order } of sold) await expectAgreement(desk, order, 'at the end')
  expect((await staff('GET', '/payments/attention')).json()).toEqual([])
})

type Desk = Awaited<ReturnType<typeof aPaymentsFixture>>
const cents = (amount: number) => Math.round(amount * 100)

async function expectAgreement({ orderOf, balances, db }: Desk, id: number, told: string): Promise<void> {
  const order = await orderOf(id)
  const held = await balances(id)
  const { customer = 0, retained = 0, sales = 0 } = held
  const deposits = order.damage_deposits as { status: string; amount: number; captured: number }[]
  const ofDeposits = deposits.reduce(
    (sum, { status, amount, captured }) => sum + cents(status === 'held' ? amount : captured),
    0,
  )
  const received = (held.cash ?? 0) + (held.terminal ?? 0) + (held.bank ?? 0) - ofDeposits
  const net = cents(order.paid) - cents(order.refunded)
  const isPending = order.bookings.some(({ status }: { status: string }) => status === 'Pending')
  expect({ received, customer: isPending ? customer : cents(order.balance_due) }, told).toEqual({
    received: net,
    customer,
  })
  expect(Math.min(net, 0 - sales, 0 - retained, cents(order.balance_due)), told).toBeGreaterThanOrEqual(0)
  if (!isPending) expect(0 - sales - retained, told).toBe(cents(order.total_price))
  const documents = await db
    .selectFrom('document')
    .select(['kind', 'amount_cents'])
    .where('order_id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute()
  const issued = documents.reduce(
    (sum, { kind, amount_cents }) => sum + (kind === 'credit_note' ? -amount_cents : amount_cents),
    0,
  )
  const captured = deposits.reduce((sum, deposit) => sum + cents(deposit.captured), 0)
  expect(issued - captured, told).toBe(net)
}
