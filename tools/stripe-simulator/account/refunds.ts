import { refusedByState } from './api-error'
import type { StripeAccount } from './stripe-account'
import type { Charge, Refund } from './stripe-objects'
import { findCardByLast4 } from './test-cards'

const LATER = 60

export type NewRefund = Pick<Refund, 'reason' | 'metadata'> & { amount?: number | undefined }
/** What becomes of a refund at once, and, if at all, later. */
export type RefundOutcome = { status: 'pending' | 'succeeded' | 'failed'; later?: 'succeeded' | 'failed' }

/**
 * Gives back what was captured, or a part of it.
 * @throws {ApiError} for more than is left.
 */
export function createRefund(
  account: StripeAccount,
  charge: Charge,
  { amount, reason, metadata }: NewRefund,
  outcome: RefundOutcome = ofCard(charge),
): Refund {
  if (!charge.captured)
    throw refusedByState(`Charge ${charge.id} has not been captured; cancel its PaymentIntent instead.`, {
      charge: charge.id,
    })
  if (isDisputed(account, charge))
    throw refusedByState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: charge.id,
    })
  const left = charge.amount - charge.amount_refunded
  const wanted = amount ?? left
  if (left === 0)
    throw refusedByState(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    })
  if (wanted < 1 || wanted > left)
    throw refusedByState(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
      charge: charge.id,
    })
  const balance_transaction = account.newId('txn')
  const refund = addRefund(account, charge, { amount: wanted, reason, metadata, balance_transaction })
  account.emit('refund.created', refund)
  account.emit('charge.refunded', charge)
  if (outcome.status !== 'succeeded') settleRefund(account, refund, outcome.status)
  const { later } = outcome
  if (later) account.plan(account.now() + LATER, () => settleRefund(account, refund, later))
  return refund
}

const isDisputed = (account: StripeAccount, { id }: Charge) =>
  [...account.disputes.values()].some(({ charge, status }) => charge === id && status !== 'won')

const ofCard = (charge: Charge): RefundOutcome =>
  findCardByLast4(charge.payment_method_details.card.last4)?.refund ?? { status: 'succeeded' }

/** What is not captured is shown as refunded, too. */
export function releaseCharge(account: StripeAccount, charge: Charge, amount: number): void {
  addRefund(account, charge, { amount, reason: null, metadata: {}, balance_transaction: null })
  account.emit('charge.refunded', charge)
}

function addRefund(
  account: StripeAccount,
  charge: Charge,
  {
    amount,
    reason,
    metadata,
    balance_transaction,
  }: NewRefund & Pick<Refund, 'amount' | 'balance_transaction'>,
): Refund {
  const refund: Refund = {
    id: account.newId('re'),
    object: 'refund',
    amount,
    balance_transaction,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  }
  account.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  return refund
}

/** Decides a refund; a failed one stays so, and its money is back on the charge. */
export function settleRefund(
  account: StripeAccount,
  refund: Refund,
  status: 'pending' | 'succeeded' | 'failed',
): Refund {
  if (refund.status === 'failed' || refund.status === status) return refund
  refund.status = status
  if (status === 'pending') refund.pending_reason = 'insufficient_funds'
  else delete refund.pending_reason
  if (status === 'failed') {
    const charge = account.charge(refund.charge)
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    refund.failure_reason = 'expired_or_canceled_card'
    account.emit('refund.failed', refund)
  }
  account.emit('refund.updated', refund)
  return refund
}
