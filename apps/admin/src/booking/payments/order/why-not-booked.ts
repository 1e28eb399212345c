import { isUnfinished } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'

type UnbookedOrder = Pick<Order, 'status' | 'payments'>

/** Why an order has no booking, as its texts are called. */
export function whyNotBooked({
  status,
  payments,
}: UnbookedOrder): 'unfinished' | 'lost' | 'refundedLate' | 'notPaid' | 'deleted' {
  if (isUnfinished({ status })) return 'unfinished'
  if (status !== 'expired') return 'deleted'
  if (payments.some(({ captured }) => captured > 0)) return 'refundedLate'
  // Only what was held on a card has one.
  return payments.some(({ card }) => card !== null) ? 'lost' : 'notPaid'
}
