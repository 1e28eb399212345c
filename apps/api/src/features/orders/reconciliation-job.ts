import { DAY, HOUR } from '../../platform/clock'
import type { Job } from '../../platform/jobs/jobs'
import type { CardContext } from './card-payments/settle-card-payment'
import { reconcileDisputes } from './reconcile-disputes'
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
      const settling = { db, gateway, moment }
      const since = new Date(now.getTime() - COMPARED_DAYS * DAY)
      await reconcilePayments(since, context)
      await renewLease()
      await reconcileRefunds(since, settling)
      await renewLease()
      await reconcileDisputes(since, settling)
      await renewLease()
      await resolveMismatches(context)
    },
  }
}
