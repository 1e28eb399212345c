import { SECOND } from '../../../platform/clock'
import type { Job } from '../../../platform/jobs/jobs'
import { BATCH_SIZE, workInBatches } from '../../../platform/jobs/work-in-batches'
import type { CardContext } from '../card-payments/settle-card-payment'
import { settleCardDeposit } from './settle-card-deposit'

/** Follows damage deposits on cards: those that guests are leaving, are held, kept or let go. */
export const cardDepositsJob = (context: CardContext): Job => ({
  name: 'card-deposits',
  interval: 30 * SECOND,
  run: (job) =>
    workInBatches(
      job,
      async (afterId) => {
        const rows = await context.db
          .selectFrom('damage_deposit')
          .select('id')
          .where('method', '=', 'card')
          .where('ended_at', 'is', null)
          .where('id', '>', afterId)
          .orderBy('id')
          .limit(BATCH_SIZE)
          .execute()
        const ids = rows.map(({ id }) => id)
        return { ids, next: ids[BATCH_SIZE - 1] }
      },
      (id) => settleCardDeposit(context, id),
    ),
})
