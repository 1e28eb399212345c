import { DAY, HOUR } from '../../../platform/clock'
import type { Job } from '../../../platform/jobs/jobs'
import { ignoreNotFound } from '../../../platform/stripe/stripe-failure'
import type { RefundContext } from '../../payments/refunds/settle-card-refund'
import { settleDispute } from '../../payments/refunds/settle-dispute'
import type { CardContext } from '../card-payments/settle-card-payment'
import { reconcilePayments } from './reconcile-payments'
import { reconcileRefunds } from './reconcile-refunds'
import { resolveMismatches } from './resolve-mismatches'

const COMPARED_DAYS = 8

/** Compares what Stripe has of the last days with the ledger, so that no lost webhook and no crash leaves a difference. */
export function reconciliationJob(context: CardContext): Job {
  return {
    name: 'reconcile-stripe',
    interval: HOUR,
    run: async ({ now, renewLease }) => {
      const { db, gateway } = context
      const moment = await context.findMoment()
      const refundContext = { db, gateway, moment }
      const since = new Date(now.getTime() - COMPARED_DAYS * DAY)
      const steps = [
        () => reconcilePayments(since, context),
        () => reconcileRefunds(since, refundContext),
        () => reconcileDisputes(since, refundContext),
        () => resolveMismatches(context),
      ]
      const failures: unknown[] = []
      for (const step of steps) {
        // What fails in one does not stop the others.
        await step().catch((error) => failures.push(error))
        await renewLease()
      }
      if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
    },
  }
}

const MAX_LISTED = 1000

/** Compares the disputes at Stripe since an instant, and those that are open here, with the books. */
async function reconcileDisputes(since: Date, context: RefundContext): Promise<void> {
  const { db, gateway } = context
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const listed = await gateway.ask(({ disputes }) =>
    disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
  )
  const open = await db.selectFrom('dispute').select('stripe_id as id').where('status', '=', 'open').execute()
  const ids = new Set([...listed, ...open].map(({ id }) => id))
  for (const id of ids) await ignoreNotFound(settleDispute(id, context))
}
