import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../apps/api/src/platform/database/schema'
import type { StripeSimulator } from '../../../tools/stripe-simulator/start-stripe-simulator'
import type { DeskClient } from './desk-client'
import { letHoldsExpire } from './hold-expiry'

const JOBS = ['card-payments', 'card-refunds', 'reconcile-stripe']
const GIVE_UP_MS = 10 * 60_000
/** Jobs that were killed run again after a minute. */
const JOBS_GIVE_UP_MS = 120_000
const POLL_MS = 250
const PAST = '2000-01-01T00:00:00.000Z'
/** Refunds that fail after they have succeeded do so within that time. */
const LATEST_FAILURE_S = 61
/** So many rounds leave nothing, before all counts as settled. */
const QUIET_ROUNDS = 2

type Settling = { db: Db; client: DeskClient; token: string; stripe: StripeSimulator }

/**
 * Ends what is under way: no more faults, webhooks come, holds end, staff decide every request, banks every refund and
 * dispute, and what needs attention is given back. Returns what is left of it.
 */
export async function settleOnline(settling: Settling): Promise<unknown[]> {
  const { db, stripe } = settling
  await stripe.command('faults/clear')
  await stripe.command('webhooks')
  await letHoldsExpire(db, 1_000_000)
  const deadline = Date.now() + GIVE_UP_MS
  let quiet = 0
  let attention: unknown[] = []
  while (quiet < QUIET_ROUNDS && Date.now() < deadline) {
    await decideAll(settling)
    await settleBanks(settling)
    await stripe.command('clock', { advance_seconds: LATEST_FAILURE_S })
    const refunds = stripe.account.refunds.size
    await runJobs(db)
    attention = await handleAttention(settling)
    const left = (await countUnsettled(db)) + attention.length + stripe.webhooks.pending
    // What was refunded since the clock was moved may still fail.
    quiet = left === 0 && stripe.account.refunds.size === refunds ? quiet + 1 : 0
  }
  return attention
}

async function decideAll({ db, client, token }: Settling): Promise<void> {
  const pending = await db.selectFrom('booking').select('id').where('status', '=', 'Pending').execute()
  for (const { id } of pending) await client.ask(token, 'PUT', `/bookings/${id}`, { status: 'Confirmed' })
}

async function settleBanks({ stripe }: Settling): Promise<void> {
  for (const { id, status } of stripe.account.refunds.values())
    if (status === 'pending') await stripe.command(`refunds/${id}/settle`, { status: 'succeeded' })
  for (const { id, status } of stripe.account.disputes.values())
    if (status === 'needs_response') await stripe.command(`disputes/${id}/close`, { status: 'won' })
}

/** Every job runs once more, over all that is under way. */
async function runJobs(db: Db): Promise<void> {
  const from = new Date().toISOString()
  await hurry(db)
  const isOver = async () => {
    const rows = await db.selectFrom('job').select('last_at').where('name', 'in', JOBS).execute()
    return rows.every(({ last_at }) => last_at !== null && last_at >= from)
  }
  for (let waited = 0; waited < JOBS_GIVE_UP_MS && !(await isOver()); waited += POLL_MS) await pause(POLL_MS)
}

/** The jobs, and calls that wait after a fault, are due now. */
async function hurry(db: Db): Promise<void> {
  await db.updateTable('job').set({ due_at: PAST }).where('name', 'in', JOBS).execute()
  await db
    .updateTable('stripe_call')
    .set({ due_at: PAST })
    .where('status', '=', 'pending')
    .where('attempts', '>', 0)
    .execute()
  await db
    .updateTable('card_payment')
    .set({ checked_at: PAST })
    .where('payment_id', 'in', (row) =>
      row.selectFrom('payment').select('id').where('status', 'in', ['open', 'authorized']),
    )
    .execute()
}

type Noted = { kind: string; order_id: number | null; amount: number }

/** Staff give back in another way what a card has refused, and take what is still due. Returns what is left. */
async function handleAttention({ client, token }: Settling): Promise<unknown[]> {
  const list = async () => JSON.parse((await client.ask(token, 'GET', '/payments/attention')).body) as Noted[]
  const refund = ({ order_id, amount }: Noted) =>
    client.ask(token, 'POST', `/orders/${order_id}/refunds`, { amount, method: 'bank' })
  const without = (await list()).filter(({ kind }) => kind === 'money-without-place')
  for (const noted of without) await refund(noted)
  const seen = new Set(without.map(({ order_id }) => order_id))
  for (const noted of await list()) {
    // Of an order one at a time: what is given back for one may settle the others.
    if (noted.kind === 'refund-failed' && !seen.has(noted.order_id)) await refund(noted)
    seen.add(noted.order_id)
    if (noted.kind !== 'capture-failed') continue
    const { balance_due } = JSON.parse((await client.ask(token, 'GET', `/orders/${noted.order_id}`)).body)
    const payment = { amount: balance_due, method: 'cash' }
    await client.ask(token, 'POST', `/orders/${noted.order_id}/payments`, payment)
  }
  return list()
}

/** Calls without an answer, payments and refunds that are on their way; an open balance may stay. */
async function countUnsettled(db: Db): Promise<number> {
  const calls = await db.selectFrom('stripe_call').select('id').where('status', '=', 'pending').execute()
  const payments = await db
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .select('payment.id')
    .where((row) =>
      row.or([
        row('payment.status', '=', 'authorized'),
        row.and([row('payment.status', '=', 'open'), row('card_payment.purpose', '=', 'checkout')]),
      ]),
    )
    .execute()
  const refunds = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .where('method', '=', 'card')
    .execute()
  return calls.length + payments.length + refunds.length
}
