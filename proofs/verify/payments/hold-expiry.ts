import type { Instant } from '@luzzu/domain'
import type { Db } from '../../../apps/api/src/platform/database/schema'
import { isBusy, isSerializationFailure } from '../../../apps/api/src/platform/errors/database-errors'

/** Lets the minutes of the oldest orders on hold be over, unless others keep them locked. */
export async function letHoldsExpire(db: Db, count: number): Promise<void> {
  const now = new Date().toISOString() as Instant
  const past = new Date(Date.parse(now) - 1000).toISOString() as Instant
  const expiry = db.transaction().execute(async (tx) => {
    const orders = await tx
      .selectFrom('customer_order')
      .select('id')
      .where('status', 'in', ['held', 'paying'])
      .where('expires_at', '>', past)
      .orderBy('id')
      .limit(count)
      .execute()
    const ids = orders.map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .updateTable('customer_order')
      .set({ expires_at: past })
      .where('id', 'in', ids)
      .where('status', 'in', ['held', 'paying'])
      .execute()
    const holds = tx.selectFrom('order_item').select('hold_id').where('order_id', 'in', ids)
    // The guard compares with the places that are taken at this instant.
    await tx.updateTable('hold').set({ expires_at: past, updated_at: now }).where('id', 'in', holds).execute()
  })
  await expiry.catch((error: unknown) => {
    if (!isBusy(error) && !isSerializationFailure(error)) throw error
  })
}
