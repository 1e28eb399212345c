import type { CalendarDate } from '@luzzu/domain'
import { type Cents, dateIn, formatDate, UNPAID_SESSION } from '@luzzu/domain'
import type { Stripe } from 'stripe'
import { instantAfter, MINUTE } from '../../../platform/clock'
import { toJson } from '../../../platform/database/json-text'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { addStripeCall } from '../../../platform/stripe/stripe-calls'
import { sessionSubject } from './call-subjects'
import type { CardPayment } from './card-payments.queries'

type NewPayment = {
  order: CustomerOrderRow
  purpose: CardPayment['purpose']
  cents: Cents
  /** What is paid for. */
  trips: readonly { product_name: string; booking_date: CalendarDate }[]
}

/** Stripe keeps a session for 30 minutes at least, counted from when the call arrives. */
const SHORTEST_SESSION_MS = 35 * MINUTE

/** Notes a payment and the call that creates its session at Stripe; both are there before it is sent. Returns its id. */
export async function createCardPayment(
  tx: Tx,
  { order, purpose, cents, trips }: NewPayment,
  moment: Moment,
): Promise<number> {
  const { site, now } = moment
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: order.id,
      method: 'card',
      status: 'open',
      amount_cents: cents,
      shares: toJson([]),
      reference: null,
      document_id: null,
      day: dateIn(site.timeZone, now),
      created_at: instantAfter(now),
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('card_payment')
    .values({
      payment_id: id,
      purpose,
      session_id: null,
      intent_id: null,
      url: null,
      brand: null,
      last4: null,
      authorized_at: null,
      capture_before: null,
      ending: null,
      checked_at: null,
    })
    .execute()
  await addStripeCall(tx, {
    kind: 'create-session',
    subject: sessionSubject(id),
    body: (call) => sessionBody({ call, id, order, purpose, cents, trips }, moment),
    now,
  })
  return id
}

type Session = NewPayment & { call: string; id: number }

/** A page of Stripe Checkout for cards, which authorizes and does not capture. Of people it is told nothing. */
function sessionBody(
  { call, id, order, purpose, cents, trips }: Session,
  { site, now }: Moment,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    installation: site.installation,
    order: String(order.id),
    payment: String(id),
    call,
  }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: String(order.id),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: cents,
          product_data: { name: titleOf(trips) },
        },
      },
    ],
    payment_intent_data: { capture_method: 'manual', metadata },
    metadata,
    success_url: `${site.url}/manage?session={CHECKOUT_SESSION_ID}`,
    // Stripe fills in the id there only.
    cancel_url: `${site.url}/manage?session=${UNPAID_SESSION}`,
    // A balance can be paid for a day.
    ...(purpose === 'checkout' && { expires_at: lastingUntil(order, now) }),
  }
}

/** In seconds: not before the hold ends, which is when the server itself ends it. */
function lastingUntil({ expires_at }: CustomerOrderRow, now: Date): number {
  const earliest = now.getTime() + SHORTEST_SESSION_MS
  return Math.floor(Math.max(earliest, expires_at === null ? 0 : Date.parse(expires_at)) / 1000)
}

function titleOf([first, ...others]: NewPayment['trips']): string {
  if (!first) return 'Booking'
  const title = `${first.product_name}, ${formatDate(first.booking_date)}`
  return others.length === 0 ? title : `${title}, and ${others.length} more`
}
