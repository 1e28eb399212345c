import { refusedByState } from './api-error'
import { finishPayment, lapseAuthorization } from './capture-payment'
import type { StripeAccount } from './stripe-account'
import type { Charge, Checkout, PaymentIntent } from './stripe-objects'
import type { TestCard } from './test-cards'

const AUTHORIZED_FOR = 7 * 24 * 60 * 60

export type CardPayment = {
  card: TestCard
  /** What its owner tells the bank, if that asks. */
  isConfirmed?: boolean | undefined
  name?: string | undefined
  mail?: string | undefined
}

/** Whether the payment is made, declined with a text for its owner, or waits for the owner or the bank. */
export type CardOutcome = { status: 'complete' | 'declined' | 'confirm' | 'waiting'; message: string | null }

/**
 * Pays at the hosted page.
 * @throws {ApiError} when the session is no longer open.
 */
export function payCheckout(account: StripeAccount, checkout: Checkout, payment: CardPayment): CardOutcome {
  const { session } = checkout
  if (session.status !== 'open') throw refusedByState('This Checkout Session is no longer open.')
  const intent = openIntent(account, checkout)
  const { card, isConfirmed } = payment
  if (card.decline) return decline(account, intent, payment, card.decline)
  if (card.isConfirmed && isConfirmed === undefined) {
    intent.status = 'requires_action'
    account.emit('payment_intent.requires_action', intent)
    return { status: 'confirm', message: null }
  }
  if (card.isConfirmed && !isConfirmed)
    return decline(account, intent, payment, {
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method.',
    })
  if (card.answersAfter !== undefined) {
    account.plan(account.now() + card.answersAfter, () => {
      if (session.status === 'open') complete(account, checkout, intent, payment)
    })
    return { status: 'waiting', message: null }
  }
  complete(account, checkout, intent, payment)
  return { status: 'complete', message: null }
}

/** A session has one payment, however often it is attempted. */
function openIntent(account: StripeAccount, { session, intent: data }: Checkout): PaymentIntent {
  const known = session.payment_intent === null ? undefined : account.intents.get(session.payment_intent)
  if (known) return known
  const intent: PaymentIntent = {
    id: account.newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    created: account.now(),
    currency: session.currency ?? '',
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'requires_payment_method',
    ...data,
  }
  account.intents.set(intent.id, intent)
  session.payment_intent = intent.id
  account.emit('payment_intent.created', intent)
  return intent
}

function decline(
  account: StripeAccount,
  intent: PaymentIntent,
  payment: CardPayment,
  error: NonNullable<TestCard['decline']>,
): CardOutcome {
  const charge = newCharge(account, intent, payment)
  Object.assign(charge, {
    status: 'failed',
    paid: false,
    failure_code: error.code,
    failure_message: error.message,
  } satisfies Partial<Charge>)
  intent.status = 'requires_payment_method'
  intent.latest_charge = charge.id
  intent.last_payment_error = {
    type: 'card_error',
    message: error.message,
    charge: charge.id,
    code: error.code as NonNullable<NonNullable<PaymentIntent['last_payment_error']>['code']>,
    ...(error.decline_code && { decline_code: error.decline_code }),
  }
  account.emit('charge.failed', charge)
  account.emit('payment_intent.payment_failed', intent)
  return { status: 'declined', message: error.message }
}

function complete(
  account: StripeAccount,
  { session }: Checkout,
  intent: PaymentIntent,
  payment: CardPayment,
): void {
  const charge = newCharge(account, intent, payment)
  const isManual = intent.capture_method === 'manual'
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  charge.captured = !isManual
  charge.amount_captured = isManual ? 0 : charge.amount
  intent.status = isManual ? 'requires_capture' : 'succeeded'
  intent.amount_capturable = isManual ? intent.amount : 0
  intent.amount_received = isManual ? 0 : intent.amount
  session.status = 'complete'
  session.payment_status = isManual ? 'unpaid' : 'paid'
  session.url = null
  session.customer_details = {
    address: null,
    business_name: null,
    email: payment.mail ?? session.customer_email,
    individual_name: null,
    name: payment.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  account.emit('charge.succeeded', charge)
  if (isManual) {
    account.plan(account.now() + AUTHORIZED_FOR, () => {
      if (intent.status === 'requires_capture') lapseAuthorization(account, intent)
    })
    account.emit('payment_intent.amount_capturable_updated', intent)
  } else finishPayment(account, intent, charge)
  account.emit('checkout.session.completed', session)
}

function newCharge(
  account: StripeAccount,
  { id, amount, currency, description, metadata, capture_method }: PaymentIntent,
  { card, name, mail }: CardPayment,
): Charge {
  const now = account.now()
  const charge: Charge = {
    id: account.newId('ch'),
    object: 'charge',
    amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: { address: null, email: mail ?? null, name: name ?? null, phone: null, tax_id: null },
    captured: false,
    created: now,
    currency,
    description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { ...metadata },
    paid: true,
    payment_intent: id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: amount,
        brand: card.brand,
        exp_month: 12,
        exp_year: new Date(now * 1000).getUTCFullYear() + 2,
        last4: card.number.slice(-4),
        network: card.brand,
        wallet: null,
        ...(capture_method === 'manual' && { capture_before: now + AUTHORIZED_FOR }),
      },
    },
    refunded: false,
    status: 'succeeded',
  }
  account.charges.set(charge.id, charge)
  return charge
}
