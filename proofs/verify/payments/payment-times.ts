import { setTimeout as pause } from 'node:timers/promises'
import type { StripeSimulator } from '../../../tools/stripe-simulator/start-stripe-simulator'
import { daysFromNow, percentile, type TestUser } from '../../support/product'
import type { Run } from '../proof'
import type { DeskClient } from './desk-client'

const PAYMENTS = 60
const PRODUCTS = 5
/** Morning and afternoon. */
const SLOTS = 2
const FIRST_DAY = 20
const POLL_MS = 20
const GIVE_UP_MS = 10_000
const CONFIRMED_MS = 2000

type Paying = { desk: DeskClient; admin: TestUser; customers: readonly TestUser[]; stripe: StripeSimulator }

/**
 * Measures how soon guests who return from Stripe find their booking confirmed, and how soon webhooks are answered: one guest
 * after the other, while nothing goes wrong.
 */
export async function measureTimes(run: Run, where: string, paying: Paying): Promise<void> {
  const { desk, admin, customers, stripe } = paying
  const count = run.scaled(PAYMENTS, 2)
  run.progress(`times of ${count} payments ${where}`)
  const confirm = (auto_confirm: boolean) => desk.ask(admin.token, 'PUT', '/settings', { auto_confirm })
  await confirm(true)
  const times: number[] = []
  const from = stripe.webhooks.times.length
  for (let at = 0; at < count; at += 1)
    times.push(await pay(paying, customers[at % customers.length] as TestUser, at))
  while (stripe.webhooks.pending > 0) await pause(POLL_MS)
  await confirm(false)
  run.within(`the return page shows the booking within 2 s ${where}`, Math.max(...times), CONFIRMED_MS)
  const webhooks = stripe.webhooks.times.slice(from)
  if (webhooks.length === 0) return
  // An answer waits for those of Stripe and for the receipt, so that its time is known but not promised.
  const [half, most] = [0.5, 0.99].map((share) => Math.round(percentile(webhooks, share)))
  run.progress(
    `of ${webhooks.length} webhooks half are answered within ${half} ms, 99 of 100 within ${most} ms ${where}`,
  )
}

/** Milliseconds from the return of a guest who has paid until the booking is confirmed. */
async function pay({ desk, stripe }: Paying, { token }: TestUser, at: number): Promise<number> {
  const place = {
    booking_date: daysFromNow(FIRST_DAY + Math.floor(at / (PRODUCTS * SLOTS))),
    id_product_fk: 1 + (at % PRODUCTS),
    slot_id: 1 + (Math.floor(at / PRODUCTS) % SLOTS),
  }
  const { id, total_price, due_now } = done(await desk.ask(token, 'POST', '/orders', { items: [place] }))
  const payload = { total_price, due_now, pay: 'now', accept_terms: true }
  const { payments } = done(await desk.ask(token, 'POST', `/orders/${id}/checkout`, payload))
  const session = String(payments[0].url).split('/').at(-1)
  await stripe.command(`sessions/${session}/pay`)
  const from = performance.now()
  while (performance.now() - from < GIVE_UP_MS) {
    await desk.ask(token, 'GET', `/payment-status?session=${session}`)
    const { bookings } = JSON.parse((await desk.ask(token, 'GET', `/orders/${id}`)).body)
    if (bookings.some(({ status }: { status: string }) => status === 'Confirmed')) break
    await pause(POLL_MS)
  }
  return performance.now() - from
}

function done({ status, body }: { status: number; body: string }) {
  if (status >= 300) throw new Error(`Answered ${status}: ${body}`)
  return JSON.parse(body)
}
