import { LIST_QUERY } from '@luzzu/api-client'
import { useListPaymentsQuery } from '@luzzu/api-client/orders'
import { usePayments } from '@luzzu/api-client/site'
import type { ReceivedPayment, Refund } from '@luzzu/domain/contracts'

/** How many payments are asked for at most. */
const LIMIT = 100

/** A refund that staff have to hand over, and to whom. */
export type PendingRefund = Refund & Pick<ReceivedPayment, 'order_id' | 'username'>

/** Refunds that wait to be handed over, the oldest first. Those to cards are given back by Stripe. */
export function usePendingRefunds() {
  const query = useListPaymentsQuery(
    { refund: 'pending', limit: LIMIT },
    { ...LIST_QUERY, skip: !usePayments() },
  )
  return { query, refunds: toPendingRefunds(query.data?.rows ?? []), hasMore: query.data?.next != null }
}

/** Each refund once: it may take back several payments of an order. */
export function toPendingRefunds(
  payments: readonly Pick<ReceivedPayment, 'order_id' | 'username' | 'pending_refunds'>[],
): PendingRefund[] {
  const refunds = payments.flatMap(({ order_id, username, pending_refunds }) =>
    pending_refunds
      .filter(({ method }) => method !== 'card')
      .map((refund): [number, PendingRefund] => [refund.id, { ...refund, order_id, username }]),
  )
  return [...new Map(refunds).values()].toSorted((one, other) => one.id - other.id)
}
