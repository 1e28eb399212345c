import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { anOnlinePaymentsFixture } from '../../../../test/support/online-payments-fixture'
import { type Random, randomOf } from '../../../../test/support/random'
import { MINUTE, SECOND } from '../../../platform/clock'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { findCardPayment, findPaymentOf } from './card-payments.queries'

const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 80)
/** Others find more: one each night. */
const SEED = Number(process.env.MONEY_SEED ?? 1)

type Online = Awaited<ReturnType<typeof anOnlinePaymentsFixture>>

const FAULTS = ['reset', 'reset-after', 'error-500', 'error-500-after', 'error-503', 'rate-limit']
/** A refusal is an answer, too; anything else is a fault. */
const EXPECTED = new Set([200, 201, 204, 404, 409, 503])

test(`whatever guests, staff and Stripe do at once, the books and Stripe agree to the cent (MONEY_SEED=${SEED})`, async () => {
  const { below, pick } = randomOf(SEED)
  const online = await anOnlinePaymentsFixture({
    payments: { deposit_percent: 33.33, refund_tiers: [{ hours_before: 120, percent: 50 }] },
  })
  const { own, staff, db, clock, simulator, item, product, pay } = online
  await db.updateTable('product').set({ units: 2 }).where('id', '=', product.id).execute()
  const dates = ['2026-06-12', '2026-06-14', '2026-06-20']
  const orders: number[] = []
  const someOrder = async ({ pick }: Random): Promise<Order | undefined> => {
    const id = orders.length === 0 ? undefined : pick(orders)
    return id === undefined ? undefined : online.find(id).catch(() => undefined)
  }
  const someBooking = async (random: Random) => {
    const order = await someOrder(random)
    const booking = order?.bookings[random.below(order.bookings.length)]
    return order && booking ? { order, booking } : undefined
  }

  const someItems = ({ below, pick }: Random) =>
    Array.from({ length: 1 + below(2) }, () => item({ booking_date: pick(dates), slot_id: 1 + below(2) }))

  const operations: Record<string, (random: Random) => Promise<{ statusCode: number } | undefined>> = {
    hold: async (random) => {
      const held = await own('POST', '/orders', { items: someItems(random) })
      if (held.statusCode !== 201) return held.statusCode === 429 ? undefined : held
      orders.push(held.json().id)
      return online.checkOut(held.json())
    },
    replaceItems: async (random) => {
      const order = await someOrder(random)
      return order && own('PUT', `/orders/${order.id}/items`, { items: someItems(random) })
    },
    checkOutAgain: async (random) => {
      const order = await someOrder(random)
      return order && online.checkOut(order)
    },
    payAtStripe: async ({ below, pick }) => {
      const open = [...simulator.account.checkouts.values()].filter(
        ({ session }) => session.status === 'open',
      )
      if (open.length === 0) return undefined
      const card = below(5) === 0 ? '4000000000000002' : undefined
      // It may be ended at the same moment.
      await online.payAtStripe(pick(open).session.id, card).catch(() => undefined)
      return undefined
    },
    captureOutside: async ({ below, pick }) => {
      const held = [...simulator.account.intents.values()].filter(
        ({ status }) => status === 'requires_capture',
      )
      if (held.length > 0 && below(3) === 0)
        await simulator.command(`payment_intents/${pick(held).id}/capture`).catch(() => undefined)
      return undefined
    },
    returnPage: async (random) => {
      const order = await someOrder(random)
      return order && own('GET', `/orders/${order.id}/payment-status`)
    },
    settle: async (random) => {
      const payment = (await someOrder(random))?.payments.find(({ method }) => method === 'card')
      if (payment)
        await online.settle(payment.id).catch((error: unknown) => {
          if (!(error instanceof StripeFailure)) throw error
        })
      return undefined
    },
    decide: async (random) => {
      const found = await someBooking(random)
      const status = random.below(3) === 0 ? 'Cancelled' : 'Confirmed'
      return (
        found && staff('PUT', `/bookings/${found.booking.id}`, { status, refund_total: found.booking.paid })
      )
    },
    undo: async (random) => {
      const found = await someBooking(random)
      const reply = found && (await staff('POST', `/bookings/${found.booking.id}/undo`))
      return reply
    },
    cancel: async (random) => {
      const found = await someBooking(random)
      if (!found) return undefined
      const quote = await own('GET', `/orders/${found.order.id}/refund-quote?booking_ids=${found.booking.id}`)
      if (quote.statusCode !== 200) return quote
      const { refund_total } = quote.json()
      return own('POST', `/orders/${found.order.id}/cancel`, {
        booking_ids: [found.booking.id],
        refund_total,
      })
    },
    giveUp: async (random) => {
      const order = await someOrder(random)
      return order && own('DELETE', `/orders/${order.id}`)
    },
    balance: async (random) => {
      const order = await someOrder(random)
      return order && own('POST', `/orders/${order.id}/pay`)
    },
    cash: async (random) => {
      const order = await someOrder(random)
      return order && order.balance_due > 0
        ? pay(order.id, Math.min(order.balance_due, 1 + random.below(30)))
        : undefined
    },
    job: async () => {
      await online.runJobs()
      return undefined
    },
    time: async ({ pick }) => {
      clock.advance(pick([SECOND, 5 * SECOND, 31 * SECOND, MINUTE, 6 * MINUTE, 16 * MINUTE]))
      // A session ends that is idle for two hours.
      return staff('GET', '/settings')
    },
    fault: async ({ below, pick }) => {
      await simulator.command('faults', {
        operation: pick(['*', 'write']),
        kind: pick(FAULTS),
        times: 1 + below(2),
      })
      return undefined
    },
  }
  const names = Object.keys(operations)
  const likely = [...names, 'hold', 'checkOutAgain', 'payAtStripe', 'payAtStripe', 'decide', 'settle']

  for (let done = 0; done < OPERATIONS; done += 1) {
    // Each draws from a generator of its own: they run at once, and their answers come in any order.
    const chosen = Array.from({ length: 1 + below(3) }, () => ({ name: pick(likely), seed: below(2 ** 32) }))
    const replies = await Promise.all(chosen.map(({ name, seed }) => operations[name]?.(randomOf(seed))))
    for (const reply of replies)
      if (reply)
        expect([chosen, EXPECTED.has(reply.statusCode), reply.statusCode]).toEqual([
          chosen,
          true,
          reply.statusCode,
        ])
  }
  await simulator.command('faults/clear')
  for (let round = 0; round < 6; round += 1) {
    clock.advance(11 * MINUTE)
    await online.runJobs()
  }

  await expectAgreement(online, orders)
})

/** What an order has come to once nothing is on its way. */
function expectSettled({ status, paid, refunded, bookings, payments }: Order): void {
  expect(['placed', 'expired', 'cancelled', 'held']).toContain(status)
  expect(refunded).toBeLessThanOrEqual(paid)
  const isUndecided = bookings.some((booking) => booking.status === 'Pending')
  if (!isUndecided) expect(payments.filter((payment) => payment.status === 'authorized')).toEqual([])
  if (bookings.length === 0) expect(paid - refunded).toBe(0)
}

/** Receipts without what was credited, in cents. */
async function sumOfDocuments(db: Online['db']): Promise<number> {
  const documents = await db.selectFrom('document').select(['kind', 'amount_cents', 'cancelled_at']).execute()
  return documents.reduce(
    (sum, { kind, amount_cents, cancelled_at }) =>
      sum + (kind === 'credit_note' ? (cancelled_at === null ? -amount_cents : 0) : amount_cents),
    0,
  )
}

async function expectAgreement(online: Online, orders: readonly number[]): Promise<void> {
  const { db, as, signedIn } = online
  const { account } = online.simulator
  const received = [...account.intents.values()].reduce(
    (sum, { amount_received }) => sum + amount_received,
    0,
  )
  // Stripe has refunds for what was released, too.
  const refunds = [...account.refunds.values()].filter(({ metadata }) => metadata?.refund !== undefined)
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect((await online.balances()).stripe ?? 0).toBe(received - returned)
  for (const order of await Promise.all(orders.map((id) => online.find(id).catch(() => undefined))))
    if (order) expectSettled(order)
  for (const intent of account.intents.values()) {
    const id = await findPaymentOf(db, { intentId: intent.id })
    const payment = id === undefined ? undefined : await findCardPayment(db, id)
    if (intent.amount_received > 0) expect(payment?.captured_cents).toBe(intent.amount_received)
  }
  const { stripe = 0, cash = 0 } = await online.balances()
  expect(await sumOfDocuments(db)).toBe(stripe + cash)
  // The session of before may have been idle for two hours by now.
  const staff = as(await signedIn({ admin: true }))
  const attention: { kind: string }[] = (await staff('GET', '/payments/attention')).json()
  expect(attention.filter(({ kind }) => kind !== 'capture-failed')).toEqual([])
}
