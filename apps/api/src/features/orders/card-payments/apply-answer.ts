import { instantAfter } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { raiseAttention } from '../../payments/raise-attention'
import { authorizePayment } from './authorize-payment'
import { decideCapture } from './capture-payment'
import type { CardPayment } from './card-payments.queries'
import { isFinal, lockPayment, type Settling } from './lock-payment'
import type { CardAnswer, Refused } from './look-up-payment'
import { recordCapture } from './record-capture'
import { closePayment, endOverduePayment, releasePayment } from './release-payment'

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
export async function applyAnswer(
  tx: Tx,
  paymentId: number,
  answer: CardAnswer | Refused | undefined,
  { isLive, ...rules }: Rules,
): Promise<number[]> {
  const { moment } = rules
  const settling = await lockPayment(tx, paymentId)
  if (answer === undefined || isFinal(settling.payment)) return []
  if (answer.state === 'refused') return closePayment(tx, settling, moment, true)
  await noteAnswer(tx, settling.payment, answer, moment)
  if (settling.payment.ending !== 'mismatch' && !isOurs(settling, answer, isLive))
    await refuseMismatch(tx, settling, moment)
  return follow(tx, settling, answer, rules)
}

async function follow(
  tx: Tx,
  settling: Settling,
  { state, received }: CardAnswer,
  rules: Omit<Rules, 'isLive'>,
): Promise<number[]> {
  const { status, ending } = settling.payment
  const { moment } = rules
  switch (state) {
    case 'open':
      return status === 'open' ? endOverduePayment(tx, settling, moment) : []
    case 'ended':
      return closePayment(tx, settling, moment)
    case 'captured':
      return recordCapture(tx, settling, received, moment)
    case 'authorized':
      if (ending !== null) return releasePayment(tx, settling, ending, moment)
      return status === 'open' ? authorizePayment(tx, settling, rules) : decideCapture(tx, settling, rules)
  }
}

async function noteAnswer(
  tx: Tx,
  payment: CardPayment,
  { sessionId, intentId, url, card, captureBefore }: CardAnswer,
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
  { payment, money: { order } }: Settling,
  { cents, currency, isLive, metadata }: CardAnswer,
  isLiveKey: boolean,
) =>
  cents === payment.amount_cents &&
  currency === order.currency &&
  isLive === isLiveKey &&
  metadata.payment === String(payment.id) &&
  metadata.order === String(order.id)

async function refuseMismatch(tx: Tx, { payment }: Settling, { now }: Moment): Promise<void> {
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
