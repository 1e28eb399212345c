import type { Settling } from '../payments/settle-card-refund'
import { settleDispute } from '../payments/settle-dispute'

const MAX_LISTED = 1000

/** Compares the disputes at Stripe since an instant, and those that are open here, with the books. */
export async function reconcileDisputes(since: Date, settling: Settling): Promise<void> {
  const { db, gateway } = settling
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const listed = await gateway.ask(({ disputes }) =>
    disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
  )
  const open = await db.selectFrom('dispute').select('stripe_id as id').where('status', '=', 'open').execute()
  const ids = new Set([...listed, ...open].map(({ id }) => id))
  for (const id of ids) await settleDispute(id, settling)
}
