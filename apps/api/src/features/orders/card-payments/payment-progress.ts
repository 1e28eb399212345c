import type { PaymentProgress } from '@luzzu/domain'
import { instantAfter, SECOND } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { orNotFound } from '../../../platform/errors/refusal'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import { type CardPayment, findCardPayment, listCardPayments } from './card-payments.queries'
import { progressOf } from './progress-of'
import { type CardContext, settleCardPayment } from './settle-card-payment'

/** What is known of a payment for so long is told without asking Stripe. */
const CACHE_TTL_MS = 3 * SECOND

/** How far a payment has come, by Stripe if what is known is older than some seconds. */
export async function findProgress(
  context: CardContext | undefined,
  db: Db,
  id: number,
): Promise<PaymentProgress> {
  const known = orNotFound(await findCardPayment(db, id))
  if (!context || !isOld(known, context)) return progressOf(known)
  try {
    return progressOf(await settleCardPayment(context, id))
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return progressOf(orNotFound(await findCardPayment(db, id)))
  }
}

/** The newest payment of an order. */
export async function findNewestPayment(db: Db, orderId: number): Promise<number> {
  const [newest] = await listCardPayments(db, orderId)
  return orNotFound(newest).id
}

const isOld = ({ checked_at }: CardPayment, { clock }: CardContext) =>
  checked_at === null || checked_at <= instantAfter(clock.now(), -CACHE_TTL_MS)
