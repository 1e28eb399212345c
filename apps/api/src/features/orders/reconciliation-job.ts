import { DAY, HOUR } from '../../platform/clock'
import type { Job } from '../../platform/jobs/jobs'
import type { FindSite } from '../../platform/settings/site'
import type { StripeGateway } from '../../platform/stripe/stripe-gateway'
import { reconcileDisputes } from './reconcile-disputes'
import { reconcileRefunds } from './reconcile-refunds'

const COMPARED_DAYS = 8

/** Compares what Stripe has of the last days with the ledger, so that no lost webhook and no crash leaves a difference. */
export function reconciliationJob(findSite: FindSite, gateway: StripeGateway): Job {
  return {
    name: 'reconcile-stripe',
    interval: HOUR,
    run: async ({ db, now, renewLease }) => {
      const site = await findSite()
      if (!site.keepsOrders) return
      const settling = { db, gateway, moment: { site, now } }
      const since = new Date(now.getTime() - COMPARED_DAYS * DAY)
      await reconcileRefunds(since, settling)
      await renewLease()
      await reconcileDisputes(since, settling)
    },
  }
}
