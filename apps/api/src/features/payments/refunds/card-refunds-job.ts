import { instantAfter, SECOND } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import type { Job } from '../../../platform/jobs/jobs'
import { BATCH_SIZE, workInBatches } from '../../../platform/jobs/work-in-batches'
import type { FindSite } from '../../../platform/settings/site'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { emailAttention } from '../email-attention'
import { settleCardRefund } from './settle-card-refund'

const INTERVAL_MS = 30 * SECOND

/** Sends refunds to cards once they can no longer be undone, asks what has become of them, and tells staff what went wrong. */
export function cardRefundsJob(findSite: FindSite, gateway: StripeGateway): Job {
  return {
    name: 'card-refunds',
    interval: INTERVAL_MS,
    run: async (context) => {
      const { db, now } = context
      const site = await findSite()
      try {
        await workInBatches(
          context,
          async (afterId) => {
            const ids = await listPending(db, now, afterId)
            return { ids, next: ids[BATCH_SIZE - 1] }
          },
          (id) => settleCardRefund(id, { db, gateway, moment: { site, now } }),
        )
      } finally {
        // Also what a refund is about that cannot be followed.
        await emailAttention(db, { site, now })
      }
    },
  }
}

/** Refunds to cards that are due and of which nothing final is known. */
async function listPending(db: Db, now: Date, afterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .where('method', '=', 'card')
    .where((row) => row.or([row('undo_until', 'is', null), row('undo_until', '<=', instantAfter(now))]))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}
