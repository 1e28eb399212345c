import { sumOf } from '@luzzu/domain'
import type { Tx } from '../../../platform/database/schema'
import type { Bookkeeping } from '../../payments/ledger'
import { lockOrder } from '../../payments/order-money.queries'
import { raiseAttention, resolveAttention } from '../../payments/raise-attention'
import { makeRefund } from '../../payments/refunds/make-refund'
import { allocateRefund, listRefundable, writeOff } from '../refunds/refund-order'
import { findPayment } from '../reverse-payment'

type ExternalRefund = { paymentId: number; stripeId: string; cents: number }

const MORE_THAN_PAID = 'More was refunded in the dashboard of Stripe than was paid and not given back here.'

/**
 * Books what somebody has refunded in the dashboard of Stripe, as if staff had done it here. What the books do not allow is
 * left for staff to look at until they do, such as once a refund of ours has failed for it.
 */
export async function recordExternalRefund(
  tx: Tx,
  { paymentId, stripeId, cents }: ExternalRefund,
  books: Bookkeeping,
): Promise<void> {
  const known = await findPayment(tx, paymentId)
  const money = known && (await lockOrder(tx, known.order_id))
  const payment = await findPayment(tx, paymentId)
  if (!money || !payment || (await isRecorded(tx, stripeId))) return
  const about = {
    kind: 'mismatch',
    text: MORE_THAN_PAID,
    orderId: money.order.id,
    paymentId,
    stripeId,
  } as const
  const paid = await listRefundable(tx, money)
  if (cents > Math.min(sumOf(paid), payment.captured_cents - payment.refunded_cents)) {
    await raiseAttention(tx, { ...about, cents, now: books.now })
    return
  }
  await resolveAttention(tx, { kind: 'mismatch', stripeId }, books.now)
  const shares = allocateRefund(money, cents, paid)
  await writeOff(tx, money, shares, books)
  const reason = 'Refunded in the dashboard of Stripe'
  const outside = { paymentId, stripeId }
  await makeRefund(tx, money, { shares, outside, isHandedOver: true, reason }, books)
}

async function isRecorded(tx: Tx, stripeId: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('refund')
    .select('id')
    .where('stripe_id', '=', stripeId)
    .executeTakeFirst()
  return refund !== undefined
}
