import { MAX_LISTED_RESOLVED, type ResolutionNote, toAmount } from '@luzzu/domain'
import type { SettledAttention } from '@luzzu/domain/contracts'
import type { Actor } from '../../../auth/access'
import type { Db } from '../../../platform/database/schema'
import type { AttentionRow } from '../../../platform/database/stripe-tables'
import { orNotFound } from '../../../platform/errors/refusal'

/**
 * Whether staff say when it is settled, because it need not end by itself: differences from Stripe, and damage deposits of
 * which nothing could be kept.
 */
export const isForStaff = ({ kind, payment_id }: Pick<AttentionRow, 'kind' | 'payment_id'>): boolean =>
  kind === 'mismatch' || (kind === 'capture-failed' && payment_id === null)

type Settlement = { id: number; note: ResolutionNote['note'] }

/** Notes how staff have settled what was wrong; it needs no attention any more, unless another amount differs. */
export async function settleAttention(
  db: Db,
  { userId, at }: Actor,
  { id, note }: Settlement,
): Promise<void> {
  const row = await db
    .selectFrom('attention')
    .select(['kind', 'payment_id'])
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  const settled =
    row &&
    isForStaff(row) &&
    (await db
      .updateTable('attention')
      .set({ resolved_at: at, settled_by: userId, note })
      .where('id', '=', id)
      .where('resolved_at', 'is', null)
      .returning('id')
      .executeTakeFirst())
  orNotFound(settled || undefined)
}

/** What staff have settled, the newest first. */
export async function listSettled(db: Db): Promise<SettledAttention[]> {
  const rows = await db
    .selectFrom('attention')
    .leftJoin('account', 'account.id', 'attention.settled_by')
    .selectAll('attention')
    .select('account.username')
    .where('settled_by', 'is not', null)
    .orderBy('resolved_at', 'desc')
    .orderBy('attention.id', 'desc')
    .limit(MAX_LISTED_RESOLVED)
    .execute()
  return rows.map(
    ({ id, kind, order_id, payment_id, amount_cents, at, text, resolved_at, username, note }) => ({
      id,
      kind,
      order_id,
      payment_id,
      amount: toAmount(amount_cents),
      at,
      text,
      settled_at: resolved_at ?? at,
      settled_by: username ?? '',
      note: note ?? '',
    }),
  )
}
