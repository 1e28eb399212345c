import type { Cents, Instant } from '@luzzu/domain'
import type { Stripe } from 'stripe'
import { instantAfter } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { findCallBySubject } from '../../../platform/stripe/stripe-calls'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { sessionSubject } from './call-subjects'
import type { CardPayment } from './card-payments.queries'

/** What Stripe says of a payment. */
export type RetrievedPayment = {
  state: 'open' | 'authorized' | 'captured' | 'ended'
  sessionId: string
  intentId: string | null
  url: string | null
  /** What is, or was to be, paid. */
  cents: Cents
  currency: string
  isLive: boolean
  metadata: Stripe.Metadata
  /** What has come in. */
  received: Cents
  card: { brand: string; last4: string } | null
  captureBefore: Instant | null
}

/** That no session was made, because Stripe has refused to. */
export type RefusedSession = { state: 'refused' }

/**
 * Asks Stripe about a payment; `undefined` while its session is not known to have been made.
 * @throws {StripeFailure}
 */
export async function retrievePayment(
  db: Db,
  gateway: StripeGateway,
  payment: CardPayment,
): Promise<RetrievedPayment | RefusedSession | undefined> {
  const session = payment.session_id ?? (await findSession(db, payment))
  if (session === undefined || typeof session === 'object') return session
  return retrieveSession(gateway, session)
}

/** @throws {StripeFailure} */
export const retrieveSession = async (gateway: StripeGateway, id: string): Promise<RetrievedPayment> =>
  toRetrievedPayment(
    await gateway.ask(({ checkout }) =>
      checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
    ),
  )

async function findSession(
  db: Db,
  { payment_id }: CardPayment,
): Promise<string | RefusedSession | undefined> {
  const call = await findCallBySubject(db, sessionSubject(payment_id))
  if (call?.status === 'failed') return { state: 'refused' }
  return call?.stripe_id ?? undefined
}

function toRetrievedPayment(session: Stripe.Checkout.Session): RetrievedPayment {
  // It was expanded.
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  const charge = (intent?.latest_charge ?? null) as Stripe.Charge | null
  const card = charge?.payment_method_details?.card
  return {
    state: stateOf(session, intent),
    sessionId: session.id,
    intentId: intent?.id ?? null,
    url: session.url,
    cents: intent?.amount ?? session.amount_total ?? 0,
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    isLive: session.livemode,
    metadata: intent?.metadata ?? session.metadata ?? {},
    received: intent?.amount_received ?? 0,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    captureBefore: card?.capture_before ? instantAfter(new Date(card.capture_before * 1000)) : null,
  }
}

/** The intent decides: of a session that is not captured yet Stripe says it is unpaid. */
function stateOf(
  { status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): RetrievedPayment['state'] {
  if (intent?.status === 'requires_capture') return 'authorized'
  if (intent?.status === 'succeeded') return 'captured'
  if (intent?.status === 'canceled' || status === 'expired') return 'ended'
  return 'open'
}
