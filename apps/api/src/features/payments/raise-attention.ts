import type { AttentionKind, Cents } from '@luzzu/domain'
import { instantAfter } from '../../platform/clock'
import type { Tx } from '../../platform/database/schema'

type Wrong = {
  kind: AttentionKind
  /** For staff: what has happened, in a sentence. */
  text: string
  cents: Cents
  orderId?: number | null
  paymentId?: number | null
  refundId?: number | null
  now: Date
}

/** Notes that something is wrong with money, once for each kind and payment or refund. */
export async function raiseAttention(
  tx: Tx,
  { kind, text, cents, orderId = null, paymentId = null, refundId = null, now }: Wrong,
): Promise<void> {
  const known = await tx
    .selectFrom('attention')
    .select('id')
    .where('kind', '=', kind)
    .where('payment_id', 'is not distinct from', paymentId)
    .where('refund_id', 'is not distinct from', refundId)
    .where('order_id', 'is not distinct from', orderId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  if (known) return
  await tx
    .insertInto('attention')
    .values({
      kind,
      text,
      amount_cents: cents,
      order_id: orderId,
      payment_id: paymentId,
      refund_id: refundId,
      at: instantAfter(now),
      resolved_at: null,
    })
    .execute()
}

type Noted = Pick<Wrong, 'kind'> & { paymentId: number; text?: string }

/** What was noted of a payment is no longer wrong. */
export async function resolveAttention(tx: Tx, { kind, text, paymentId }: Noted, now: Date): Promise<void> {
  await tx
    .updateTable('attention')
    .set({ resolved_at: instantAfter(now) })
    .where('kind', '=', kind)
    .where('payment_id', '=', paymentId)
    .$if(text !== undefined, (query) => query.where('text', '=', text ?? ''))
    .where('resolved_at', 'is', null)
    .execute()
}
