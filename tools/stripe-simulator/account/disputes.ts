import type { StripeAccount } from './stripe-account'
import type { Charge, Dispute } from './stripe-objects'

/** The owner of the card asks the bank for the money back: it is gone until the dispute is won. */
export function openDispute(account: StripeAccount, charge: Charge, reason: string): Dispute {
  const dispute: Dispute = {
    id: account.newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  }
  account.disputes.set(dispute.id, dispute)
  charge.disputed = true
  account.emit('charge.dispute.created', dispute)
  account.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(account: StripeAccount, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') return dispute
  dispute.status = status
  account.emit('charge.dispute.closed', dispute)
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}
