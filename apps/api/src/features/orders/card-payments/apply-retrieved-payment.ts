import { instantAfter } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { raiseAttention } from '../../payments/raise-attention'
import { authorizePayment } from './authorize-payment'
import { decideCapture } from './capture-payment'
import type { CardPayment } from './card-payments.queries'
import { isFinal, type LockedPayment, lockPayment } from './lock-payment'
import { recordCapture } from './record-capture'
import { closePayment, expireOverduePayment, releasePayment } from './release-payment'
import type { RefusedSession, RetrievedPayment } from './retrieve-payment'

type Rules = {
  moment: Moment
  isLive: boolean
  /** Whether the places of the order may be booked; not after that was refused. */
  canPlace: boolean
  /** Whether Stripe had refused to capture it before it was asked. */
  isCaptureRefused: boolean
}

/**
 * Moves a payment on to what Stripe has answered, in a transaction; returns the ids of the calls that follow. What is final
 * stays so, and an older answer changes nothing.
 */
export async function applyRetrievedPayment(
  tx: Tx,
  paymentId: number,
  answer: RetrievedPayment | RefusedSession | undefined,
  { isLive, ...rules }: Rules,
): Promise<number[]> {
  const { moment } = rules
  const locked = await lockPayment(tx, paymentId)
  if (answer === undefined || isFinal(locked.payment)) return []
  if (answer.state === 'refused') return closePayment(tx, locked, moment, true)
  await saveRetrievedPayment(tx, locked.payment, answer, moment)
  if (locked.payment.ending !== 'mismatch' && !isOurs(locked, answer, isLive))
    await refuseMismatch(tx, locked, moment)
  return transition(tx, locked, answer, rules)
}

async function transition(
  tx: Tx,
  locked: LockedPayment,
  { state, received }: RetrievedPayment,
  rules: Omit<Rules, 'isLive'>,
): Promise<number[]> {
  const { status, ending } = locked.payment
  const { moment } = rules
  switch (state) {
    case 'open':
      return status === 'open' ? expireOverduePayment(tx, locked, moment) : []
    case 'ended':
      return closePayment(tx, locked, moment)
    case 'captured':
      return recordCapture(tx, locked, received, moment)
    case 'authorized':
      if (ending !== null) return releasePayment(tx, locked, ending, moment)
      return status === 'open' ? authorizePayment(tx, locked, rules) : decideCapture(tx, locked, rules)
  }
}

async function saveRetrievedPayment(
  tx: Tx,
  payment: CardPayment,
  { sessionId, intentId, url, card, captureBefore }: RetrievedPayment,
  { now }: Moment,
): Promise<void> {
  const known = {
    session_id: sessionId,
    intent_id: intentId ?? payment.intent_id,
    url: url ?? payment.url,
    brand: card?.brand ?? payment.brand,
    last4: card?.last4 ?? payment.last4,
    capture_before: captureBefore ?? payment.capture_before,
    checked_at: instantAfter(now),
  }
  await tx.updateTable('card_payment').set(known).where('payment_id', '=', payment.id).execute()
  Object.assign(payment, known)
}

/** Whether it is what was asked for; nobody else's money may place an order. */
const isOurs = (
  { payment, money: { order } }: LockedPayment,
  { cents, currency, isLive, metadata }: RetrievedPayment,
  isLiveKey: boolean,
) =>
  cents === payment.amount_cents &&
  currency === order.currency &&
  isLive === isLiveKey &&
  metadata.payment === String(payment.id) &&
  metadata.order === String(order.id)

async function refuseMismatch(tx: Tx, { payment }: LockedPayment, { now }: Moment): Promise<void> {
  await tx
    .updateTable('card_payment')
    .set({ ending: 'mismatch' })
    .where('payment_id', '=', payment.id)
    .execute()
  payment.ending = 'mismatch'
  await raiseAttention(tx, {
    kind: 'mismatch',
    text: 'Stripe holds another amount, currency or reference than was asked for. Nothing of it is kept.',
    cents: payment.amount_cents,
    orderId: payment.order_id,
    paymentId: payment.id,
    now,
  })
}
