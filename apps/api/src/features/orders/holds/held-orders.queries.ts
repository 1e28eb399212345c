import { instantAfter } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'

/** The orders of an account that hold places and are not placed yet, at most as many as are allowed. */
export async function listHeldOrderIds(db: Db, accountId: number, now: Date): Promise<number[]> {
  const held = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['held', 'paying'])
    .where('expires_at', '>', instantAfter(now))
    .orderBy('id')
    .execute()
  return held.map(({ id }) => id)
}
