import type { Cents } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import { raiseAttention } from './raise-attention'

type Change = { intentId: string; stripeId: string; text: string; cents: Cents }

/** Tells staff of money that was kept of a damage deposit and has gone at Stripe, which the books do not know. */
export async function reportDepositMismatch(
  tx: Tx,
  { intentId, ...change }: Change,
  { now }: { now: Date },
): Promise<void> {
  const deposit = await tx
    .selectFrom('damage_deposit')
    .select('order_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  if (deposit) await raiseAttention(tx, { kind: 'mismatch', orderId: deposit.order_id, ...change, now })
}
