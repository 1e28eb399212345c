import { isUnfinished } from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { ORDER_COPY as COPY, ENDINGS, orderMessages as messages } from './order.copy'

type UnbookedOrder = Pick<Order, 'status' | 'payments' | 'closed' | 'lost'>

/** Why an order has no booking, in words. */
export function whyNotBooked(order: UnbookedOrder): string {
  const { status } = order
  if (isUnfinished({ status })) return COPY.unfinished
  if (status !== 'expired') return COPY.deleted
  const ending = endingOf(order)
  const closed = closedReason(order)
  return closed === undefined ? COPY[ending] : messages.closed(closed, ENDINGS[ending])
}

function endingOf({ payments }: UnbookedOrder): keyof typeof ENDINGS {
  if (payments.some(({ captured }) => captured > 0)) return 'refundedLate'
  // Only what was held on a card has one.
  return payments.some(({ card }) => card !== null) ? 'lost' : 'notPaid'
}

/** Why it was closed, empty without a reason; `undefined` where no closure was in the way. */
const closedReason = ({ closed, lost }: UnbookedOrder): string | undefined =>
  closed ?? lost?.items.flatMap((item) => item.closed ?? []).at(0)
