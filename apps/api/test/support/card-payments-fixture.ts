import { takePayment } from '../../src/features/orders/take-payment'
import { SECOND } from '../../src/platform/clock'
import { inTransaction } from '../../src/platform/database/transaction'
import { aStripeFixture } from './stripe-fixture'

/** A desk at which orders were paid by card. */
export async function aCardPaymentsFixture(settings?: object) {
  const desk = await aStripeFixture({ notify_mail: 'office@example.com', ...settings })
  const { app, db, clock, simulator, balances } = desk
  const { account } = simulator
  const stripe = app.stripe
  /** Pays and captures at Stripe, and notes it as a settled payment is. */
  const payByCard = async (order: number, amount: number, card = '4242424242424242') => {
    const session = await stripe?.ask((client) =>
      client.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          {
            price_data: { currency: 'eur', unit_amount: amount * 100, product_data: { name: 'Kayak' } },
            quantity: 1,
          },
        ],
        success_url: 'http://127.0.0.1:3000/manage',
      }),
    )
    await simulator.command(`sessions/${session?.id}/pay`, { card })
    const intent = account.checkout(session?.id ?? '').session.payment_intent ?? ''
    return inTransaction(db, async (tx) => {
      const moment = await app.findMoment()
      const payment = { method: 'card' as 'cash', amount, reference: null }
      const id = await takePayment(tx, order, payment, { ...moment, now: clock.now() })
      const values = { payment_id: id, purpose: 'balance' as const, intent_id: intent }
      await tx
        .insertInto('card_payment')
        .values({
          ...values,
          session_id: session?.id ?? null,
          url: null,
          brand: 'visa',
          last4: card.slice(-4),
          authorized_at: null,
          capture_before: null,
          ending: null,
          checked_at: null,
        })
        .execute()
      return id
    })
  }
  /** Lets the jobs run once time has passed. */
  const pass = async (seconds: number) => {
    clock.advance(seconds * SECOND)
    await app.jobs.runDue()
  }
  /** What customers have got back at Stripe, in cents. */
  const returned = () =>
    [...account.refunds.values()].reduce(
      (sum, { amount, status, metadata }) => sum + (status === 'succeeded' && metadata?.refund ? amount : 0),
      0,
    )
  /** Staff who have just signed in, because sessions end while time passes. */
  const read = async (url: string) => (await desk.as(await desk.signedIn({ admin: true }))('GET', url)).json()
  const attention = () => read('/payments/attention')
  const orderOf = (order: number) => read(`/orders/${order}`)
  const mailsTo = async (kind: string) => (await desk.mails()).filter((mail) => mail.kind === kind)
  return { ...desk, payByCard, pass, returned, attention, orderOf, mailsTo, balances }
}
