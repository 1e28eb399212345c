import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../../platform/jobs/jobs'
import type { FindSite } from '../../platform/settings/site'
import { cardRefundsJob } from '../payments/refunds/card-refunds-job'
import { cardPaymentsJob } from './card-payments/card-payments-job'
import type { CardContext } from './card-payments/settle-card-payment'
import { cardDepositsJob } from './damage-deposits/card-deposits-job'
import { expiringDepositsJob } from './damage-deposits/notify-expiring-deposits'
import { releaseDepositsJob } from './damage-deposits/release-deposits'
import { reconciliationJob } from './reconciliation/reconciliation-job'
import { balanceRemindersJob } from './send-balance-reminders'

/** What happens by itself to orders and their money, once payments were on; what is at Stripe only with a key of it. */
export const orderJobs = (
  findSite: FindSite,
  card: CardContext | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Job[] =>
  [
    ...(card
      ? [
          cardPaymentsJob(card, log),
          cardRefundsJob(findSite, card.gateway),
          cardDepositsJob(card),
          reconciliationJob(card),
        ]
      : []),
    balanceRemindersJob(findSite),
    releaseDepositsJob(findSite),
    expiringDepositsJob(findSite),
  ].map((job) => ({ ...job, isNeeded: async () => (await findSite()).keepsOrders }))
