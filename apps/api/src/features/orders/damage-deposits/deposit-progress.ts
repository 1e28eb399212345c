import type { PaymentProgress } from '@luzzu/domain'
import { SECOND } from '../../../platform/clock'
import type { DamageDepositRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import { StripeFailure } from '../../../platform/stripe/stripe-failure'
import type { CardContext } from '../card-payments/settle-card-payment'
import { findDeposit, isOpenDeposit } from './damage-deposits.queries'
import { settleCardDeposit } from './settle-card-deposit'

/** What is known of a deposit for so long is told without asking Stripe. */
const CACHE_TTL_MS = 3 * SECOND

/** Finds a damage deposit; about one that guests are leaving, Stripe is asked first, as long as it answers. */
export function createDepositFinder(db: Db, context: CardContext | undefined) {
  const queriedAt = new Map<number, number>()

  return async (id: number): Promise<DamageDepositRow | undefined> => {
    const deposit = await findDeposit(db, id)
    if (!deposit || !context || !isOpenDeposit(deposit)) {
      queriedAt.delete(id)
      return deposit
    }
    const now = context.clock.now().getTime()
    if (now - (queriedAt.get(id) ?? 0) < CACHE_TTL_MS) return deposit
    queriedAt.set(id, now)
    try {
      await settleCardDeposit(context, id)
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
    }
    return findDeposit(db, id)
  }
}

/** How far a damage deposit on a card has come, as the guests are told. */
export function depositProgress({ status, authorized_at }: DamageDepositRow): PaymentProgress {
  if (status === 'captured') return 'paid'
  if (status === 'held') return authorized_at === null ? 'open' : 'authorized'
  return authorized_at === null ? 'expired' : 'released'
}
