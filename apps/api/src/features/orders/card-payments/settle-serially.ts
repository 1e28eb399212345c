import type { Db } from '../../../platform/database/schema'
import type { CardPayment } from './card-payments.queries'

type Settle = () => Promise<CardPayment>
type PendingSettlement = { running: Promise<CardPayment>; next?: Promise<CardPayment> }

const settlements = new WeakMap<Db, Map<number, PendingSettlement>>()

/**
 * Settles a payment, one run at a time in this process. Calls during a run share the one after it, which queries Stripe
 * again: several webhooks of a payment arrive at once, beside the return page.
 */
export function settleSerially(db: Db, paymentId: number, settle: Settle): Promise<CardPayment> {
  const ofDb = settlements.get(db) ?? new Map<number, PendingSettlement>()
  settlements.set(db, ofDb)
  const turn = ofDb.get(paymentId)
  if (!turn) return start(ofDb, paymentId, settle)
  turn.next ??= turn.running.catch(() => {}).then(() => start(ofDb, paymentId, settle))
  return turn.next
}

function start(
  ofDb: Map<number, PendingSettlement>,
  paymentId: number,
  settle: Settle,
): Promise<CardPayment> {
  const turn: PendingSettlement = {
    running: settle().finally(() => {
      if (!turn.next) ofDb.delete(paymentId)
    }),
  }
  ofDb.set(paymentId, turn)
  return turn.running
}
