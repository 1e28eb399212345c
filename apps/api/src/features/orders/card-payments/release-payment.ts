import { instantAfter, MINUTE } from '../../../platform/clock'
import type { CustomerOrderRow } from '../../../platform/database/order-tables'
import type { Tx } from '../../../platform/database/schema'
import type { Moment } from '../../../platform/settings/site'
import { addStripeCall } from '../../../platform/stripe/stripe-calls'
import { balanceOf } from '../../payments/order-money.queries'
import { raiseAttention } from '../../payments/raise-attention'
import { deleteHolds, PAYING_GRACE_MS } from '../holds/hold-items'
import { cancellationSubject, expirySubject } from './call-subjects'
import { type CardPayment, findOpenPayment } from './card-payments.queries'
import { emailReleasedPayment } from './email-released-payment'
import { type LockedPayment, lockPayment } from './lock-payment'

/** A payment whose session is asked for again by then is not needed any more. */
const OPEN_PAYMENT_TTL_MS = MINUTE

const updatePayment = async (
  tx: Tx,
  payment: CardPayment,
  { status = payment.status, ending = payment.ending }: Partial<Pick<CardPayment, 'status' | 'ending'>>,
): Promise<void> => {
  await tx.updateTable('payment').set({ status }).where('id', '=', payment.id).execute()
  await tx.updateTable('card_payment').set({ ending }).where('payment_id', '=', payment.id).execute()
  Object.assign(payment, { status, ending })
}

/**
 * Lets go of what is authorized: nothing is charged, and an order that was not placed has expired, unless another payment
 * that is open has taken the place of this one.
 */
export async function releasePayment(
  tx: Tx,
  { payment, money }: LockedPayment,
  ending: CardPayment['ending'],
  { now }: Moment,
): Promise<number[]> {
  const isReplaced = payment.ending === 'expired'
  await updatePayment(tx, payment, { status: 'authorized', ending: payment.ending ?? ending })
  const authorized_at = payment.authorized_at ?? instantAfter(now)
  await tx.updateTable('card_payment').set({ authorized_at }).where('payment_id', '=', payment.id).execute()
  payment.authorized_at = authorized_at
  if (payment.purpose === 'checkout') {
    if (isReplaced) await expireUnpaidOrder(tx, money.order, now)
    else await expireOrder(tx, money.order, now)
  }
  if (payment.intent_id === null) return []
  const { id, status } = await addStripeCall(tx, {
    kind: 'cancel',
    subject: cancellationSubject(payment.id),
    target: payment.intent_id,
    body: () => ({}),
    now,
  })
  return status === 'failed' ? [] : [id]
}

/** Stripe says that nothing can come of a payment any more. */
export async function closePayment(
  tx: Tx,
  locked: LockedPayment,
  moment: Moment,
  isRefused = false,
): Promise<number[]> {
  const { payment, money } = locked
  if (payment.status === 'authorized') {
    const isOwed = balanceOf(money.bookings) > 0
    if (isOwed && !(await isOurCancellation(tx, payment))) return failCapture(tx, locked, moment)
    await updatePayment(tx, payment, { status: 'voided' })
    await emailReleasedPayment(tx, locked, moment)
    return []
  }
  await updatePayment(tx, payment, {
    status: isRefused ? 'failed' : 'voided',
    ending: payment.ending ?? 'expired',
  })
  if (payment.purpose === 'checkout') await expireUnpaidOrder(tx, money.order, moment.now)
  return []
}

async function isOurCancellation(tx: Tx, { id }: CardPayment): Promise<boolean> {
  const call = await tx
    .selectFrom('stripe_call')
    .select('id')
    .where('subject', '=', cancellationSubject(id))
    .executeTakeFirst()
  return call !== undefined
}

/** What was authorized did not come in: the bookings stay, what they cost is due, and staff are told. */
export async function failCapture(tx: Tx, { payment }: LockedPayment, { now }: Moment): Promise<number[]> {
  await updatePayment(tx, payment, { status: 'failed' })
  await raiseAttention(tx, {
    kind: 'capture-failed',
    text: 'The card was not charged, although it had been authorized. The booking stays, and its price is due.',
    cents: payment.amount_cents,
    orderId: payment.order_id,
    paymentId: payment.id,
    now,
  })
  if (payment.intent_id === null) return []
  const { id } = await addStripeCall(tx, {
    kind: 'cancel',
    subject: cancellationSubject(payment.id),
    target: payment.intent_id,
    body: () => ({}),
    now,
  })
  return [id]
}

/** Ends the session of an open payment that nobody may use any more. Its places are free when Stripe says so, or is silent. */
export async function expireOverduePayment(
  tx: Tx,
  { payment, money }: LockedPayment,
  moment: Moment,
): Promise<number[]> {
  const { now } = moment
  if (payment.session_id === null || !(await isOver(tx, { payment, money }, now))) return []
  if (isGracePeriodOver(money.order, now)) await expireOrder(tx, money.order, now)
  const { id, status } = await addStripeCall(tx, {
    kind: 'expire-session',
    subject: expirySubject(payment.id),
    target: payment.session_id,
    body: () => ({}),
    now,
  })
  return status === 'failed' ? [] : [id]
}

async function isOver(
  tx: Tx,
  { payment, money: { order, bookings } }: LockedPayment,
  now: Date,
): Promise<boolean> {
  if (payment.ending !== null) return true
  const newest = await findOpenPayment(tx, order.id, payment.purpose)
  if (newest && newest.id !== payment.id) return true
  if (payment.purpose === 'balance') return balanceOf(bookings) === 0
  if (order.status === 'paying') return order.expires_at !== null && order.expires_at <= instantAfter(now)
  return order.status !== 'held' || payment.created_at <= instantAfter(now, -OPEN_PAYMENT_TTL_MS)
}

/** Whether the hold has ended so long ago that its places are free whatever Stripe says. */
const isGracePeriodOver = ({ status, expires_at }: CustomerOrderRow, now: Date) =>
  status === 'paying' && expires_at !== null && expires_at <= instantAfter(now, -PAYING_GRACE_MS)

/** Frees the places of an order whose payment Stripe says nothing about. */
export async function expireHoldAfterGrace(tx: Tx, paymentId: number, { now }: Moment): Promise<void> {
  const { payment, money } = await lockPayment(tx, paymentId)
  if (payment.status === 'open' && payment.purpose === 'checkout' && isGracePeriodOver(money.order, now))
    await expireOrder(tx, money.order, now)
}

/** An order that waits for a payment has expired once none is open any more. */
async function expireUnpaidOrder(tx: Tx, order: CustomerOrderRow, now: Date): Promise<void> {
  if (order.status !== 'paying' || (await findOpenPayment(tx, order.id, 'checkout'))) return
  await expireOrder(tx, order, now)
}

/** An order that was not placed is not any more. */
export async function expireOrder(tx: Tx, order: CustomerOrderRow, now: Date): Promise<void> {
  if (order.status !== 'paying' && order.status !== 'held') return
  await deleteHolds(tx, order.id)
  await tx
    .updateTable('customer_order')
    .set({ status: 'expired', updated_at: instantAfter(now) })
    .where('id', '=', order.id)
    .execute()
  order.status = 'expired'
}
