import type { AttentionKind, Cents } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/schema'

type Wrong = {
  kind: AttentionKind
  /** For staff: what has happened, in a sentence. */
  text: string
  cents: Cents
  orderId?: number | null
  paymentId?: number | null
  refundId?: number | null
  /** The object of Stripe, where it is compared again later. */
  stripeId?: string | null
  now: Date
}

/** Notes that something is wrong with money, once for each kind and object; what staff have settled is not noted again. */
export async function raiseAttention(tx: Tx, wrong: Wrong): Promise<void> {
  if (await isNoted(tx, wrong)) return
  const { kind, text, cents, orderId = null, paymentId = null, refundId = null, stripeId = null, now } = wrong
  await tx
    .insertInto('attention')
    .values({
      kind,
      text,
      amount_cents: cents,
      order_id: orderId,
      payment_id: paymentId,
      refund_id: refundId,
      stripe_id: stripeId,
      at: instantAfter(now),
      resolved_at: null,
    })
    .execute()
}

async function isNoted(
  tx: Tx,
  { kind, cents, orderId = null, paymentId = null, refundId = null, stripeId = null }: Wrong,
): Promise<boolean> {
  const noted = tx.selectFrom('attention').select('id').where('kind', '=', kind)
  const known =
    stripeId === null
      ? noted
          .where('payment_id', 'is not distinct from', paymentId)
          .where('refund_id', 'is not distinct from', refundId)
          .where('order_id', 'is not distinct from', orderId)
          .where('resolved_at', 'is', null)
      : noted.where('stripe_id', '=', stripeId).where((row) =>
          row.or([
            row('resolved_at', 'is', null),
            // Another amount is another difference.
            row.and([row('settled_by', 'is not', null), row('amount_cents', '=', cents)]),
          ]),
        )
  return (await known.limit(1).executeTakeFirst()) !== undefined
}

type AttentionKey = Pick<Wrong, 'kind'> & ({ paymentId: number } | { stripeId: string })

/** What was noted of a payment, or of an object of Stripe, is no longer wrong. */
export async function resolveAttention(db: Db, { kind, ...of }: AttentionKey, now: Date): Promise<void> {
  const resolved = db
    .updateTable('attention')
    .set({ resolved_at: instantAfter(now) })
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
  const noted =
    'stripeId' in of
      ? resolved.where('stripe_id', '=', of.stripeId)
      : resolved.where('payment_id', '=', of.paymentId)
  await noted.execute()
}
