import type { FastifyBaseLogger } from 'fastify'
import type { Job } from '../../platform/jobs/jobs'
import type { FindSite } from '../../platform/settings/site'
import { cardRefundsJob } from '../payments/card-refunds-job'

import { cardDepositsJob } from './card-deposits/card-deposits-job'
import { cardPaymentsJob } from './card-payments/card-payments-job'
import type { CardContext } from './card-payments/settle-card-payment'
import { reconciliationJob } from './reconciliation-job'
import { releaseDepositsJob } from './release-deposits'
import { tellBalancesJob } from './tell-balances'
import { tellLapsesJob } from './tell-lapses'

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
    tellBalancesJob(findSite),
    releaseDepositsJob(findSite),
    tellLapsesJob(findSite),
  ].map((job) => ({ ...job, isNeeded: async () => (await findSite()).keepsOrders }))
