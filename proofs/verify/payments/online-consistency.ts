import { sql } from 'kysely'
import type { Db } from '../../../apps/api/src/platform/database/schema'
import type { StripeAccount } from '../../../tools/stripe-simulator/account/stripe-account'
import type { Refund } from '../../../tools/stripe-simulator/account/stripe-objects'

/** What is not captured is shown as refunded by Stripe, and brings nothing back. */
const isRelease = ({ reason }: Refund) => reason === null

/** Orders of which Stripe holds another sum than the ledger says. Returns what disagrees. */
export async function compareStripe(db: Db, account: StripeAccount): Promise<string[]> {
  const held = new Map<number, number>()
  const add = (order: number, cents: number) => held.set(order, (held.get(order) ?? 0) + cents)
  const orderOf = new Map<string, number>()
  for (const { id, metadata, amount_received } of account.intents.values()) {
    orderOf.set(id, Number(metadata.order))
    add(Number(metadata.order), amount_received)
  }
  for (const refund of account.refunds.values())
    if (refund.status !== 'failed' && !isRelease(refund))
      add(orderOf.get(refund.payment_intent) ?? 0, -refund.amount)
  for (const { payment_intent, amount, status } of account.disputes.values())
    if (status !== 'won') add(orderOf.get(payment_intent) ?? 0, -amount)
  const { rows } = await sql<{ id: number; cents: number | string }>`
    select order_id as id,
      sum(case when debit = 'stripe' then amount_cents when credit = 'stripe' then -amount_cents else 0 end) as cents
    from ledger group by order_id`.execute(db)
  const booked = new Map(rows.map(({ id, cents }) => [id, Number(cents)]))
  return [...new Set([...held.keys(), ...booked.keys()])].flatMap((order) => {
    const [stripe, ledger] = [held.get(order) ?? 0, booked.get(order) ?? 0]
    return stripe === ledger ? [] : [`order ${order}: Stripe holds ${stripe}, the ledger ${ledger}`]
  })
}

/** Refunds of ours that Stripe has made twice, or not at all although they are noted as made. */
export async function countWrongRefunds(db: Db, { refunds }: StripeAccount): Promise<number> {
  const made = Map.groupBy(
    [...refunds.values()].filter(({ metadata }) => metadata?.refund),
    ({ metadata }) => Number(metadata?.refund),
  )
  const rows = await db
    .selectFrom('refund')
    .select(['id', 'status', 'stripe_id'])
    .where('method', '=', 'card')
    .execute()
  return rows.filter(({ id, status, stripe_id }) => {
    const ones = made.get(id) ?? []
    if (ones.length > 1) return true
    if (status !== 'succeeded') return ones.some((one) => one.status === 'succeeded')
    return ones.length === 0 && !refunds.has(stripe_id ?? '')
  }).length
}

/** Orders whose places were paid twice, and of which neither payment was given back. */
export async function countDoubleCaptures(db: Db): Promise<number> {
  const { rows } = await sql<{ order_id: number }>`
    select payment.order_id from payment join card_payment on card_payment.payment_id = payment.id
    where card_payment.purpose = 'checkout' and payment.status = 'captured'
      and payment.refunded_cents < payment.captured_cents
    group by payment.order_id having count(*) > 1`.execute(db)
  return rows.length
}

/** Authorizations that are still held although nothing waits for them. */
export async function countLeakedHolds(db: Db, { intents }: StripeAccount): Promise<number> {
  const held = [...intents.values()].filter(({ status }) => status === 'requires_capture')
  const rows = await db
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .select('card_payment.intent_id')
    .where('payment.status', '=', 'authorized')
    .execute()
  const known = new Set(rows.map(({ intent_id }) => intent_id))
  return held.filter(({ id }) => !known.has(id)).length
}

/** Bookings without an order, and orders that took place online without any money having been authorized. */
export async function countBookingsWithoutOrder(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select booking.id from booking
    left join order_booking on order_booking.booking_id = booking.id
    left join customer_order on customer_order.id = order_booking.order_id
    where booking.status <> 'Cancelled' and booking.created_at >= (select min(created_at) from customer_order)
      and (customer_order.id is null or customer_order.status <> 'placed'
        or (exists (select 1 from payment join card_payment on card_payment.payment_id = payment.id
              where payment.order_id = customer_order.id and card_payment.purpose = 'checkout')
          and not exists (select 1 from payment join card_payment on card_payment.payment_id = payment.id
              where payment.order_id = customer_order.id and card_payment.purpose = 'checkout'
                and (card_payment.authorized_at is not null or payment.status = 'captured'))
          and not exists (select 1 from order_booking other where other.order_id = customer_order.id
              and other.booking_id <> booking.id and other.paid_cents > 0)
          and customer_order.policy is null))`.execute(db)
  return rows.length
}

/** Money that came in for orders that do not take place, and was neither kept nor given back. */
export async function countUnallocatedPayments(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from payment join customer_order on customer_order.id = payment.order_id
    where customer_order.status in ('expired', 'held', 'paying') and payment.captured_cents > payment.refunded_cents`.execute(
    db,
  )
  const { rows: bookings } = await sql<{ count: number | string }>`
    select count(*) as count from order_booking left join booking on booking.id = order_booking.booking_id
    where (booking.id is null or booking.status = 'Cancelled') and paid_cents > retained_cents`.execute(db)
  return Number(rows[0]?.count) + Number(bookings[0]?.count)
}
