import { refusedByState } from './api-error'
import { openDispute } from './disputes'
import { releaseCharge } from './refunds'
import type { StripeAccount } from './stripe-account'
import type { Charge, PaymentIntent } from './stripe-objects'
import { findCardByLast4 } from './test-cards'

/**
 * Takes money that was authorised, once; the rest is released.
 * @throws {ApiError} when nothing is authorised, or less.
 */
export function captureIntent(
  account: StripeAccount,
  intent: PaymentIntent,
  amount: number = intent.amount_capturable,
): PaymentIntent {
  if (intent.status !== 'requires_capture')
    throw refusedByState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  if (amount < 1 || amount > intent.amount_capturable)
    throw refusedByState('The amount to capture must be positive and not above the amount capturable.', {
      code: amount < 1 ? 'parameter_invalid_integer' : 'amount_too_large',
      param: 'amount_to_capture',
    })
  const charge = account.charge(intent.latest_charge ?? '')
  charge.captured = true
  charge.amount_captured = amount
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.amount_capturable = 0
  account.emit('charge.captured', charge)
  if (amount < charge.amount) releaseCharge(account, charge, charge.amount - amount)
  finishPayment(account, intent, charge)
  return intent
}

/** What follows once money has come in. */
export function finishPayment(account: StripeAccount, intent: PaymentIntent, charge: Charge): void {
  account.emit('payment_intent.succeeded', intent)
  for (const { session } of account.checkouts.values())
    if (session.payment_intent === intent.id) session.payment_status = 'paid'
  if (findCardByLast4(charge.payment_method_details.card.last4)?.isDisputed)
    openDispute(account, charge, 'fraudulent')
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/**
 * Ends a payment that has not come in; what was authorised is released.
 * @throws {ApiError} when it has come in, or ended.
 */
export function cancelIntent(
  account: StripeAccount,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (!CANCELABLE.includes(intent.status))
    throw refusedByState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    )
  const isAuthorized = intent.status === 'requires_capture'
  intent.status = 'canceled'
  intent.amount_capturable = 0
  intent.canceled_at = account.now()
  intent.cancellation_reason = reason
  if (isAuthorized) {
    const charge = account.charge(intent.latest_charge ?? '')
    releaseCharge(account, charge, charge.amount)
  }
  account.emit('payment_intent.canceled', intent)
  return intent
}

/** The bank takes back what it had authorised, as at the end of its seven days. */
export function lapseAuthorization(account: StripeAccount, intent: PaymentIntent): PaymentIntent {
  const charge = account.charge(intent.latest_charge ?? '')
  account.emit('charge.expired', charge)
  return cancelIntent(account, intent, 'automatic')
}
