import type { Stripe } from 'stripe'
import { inTransaction } from '../../../platform/database/transaction'
import { intentIdOf } from '../../../platform/stripe/intent-id'
import { ignoreNotFound } from '../../../platform/stripe/stripe-failure'
import { reportDepositMismatch } from '../../payments/deposit-mismatch'
import { type RefundContext, settleCardRefund } from '../../payments/refunds/settle-card-refund'
import { findPaymentOf } from '../card-payments/card-payments.queries'
import { recordExternalRefund } from './record-external-refund'

const DEPOSIT_REFUNDED = 'What was kept of a damage deposit was refunded in the dashboard of Stripe.'

const MAX_LISTED = 10_000

/** Compares the refunds at Stripe since an instant with those of the books. */
export async function reconcileRefunds(since: Date, context: RefundContext): Promise<void> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const listed = await context.gateway.ask(({ refunds }) =>
    refunds.list({ created, limit: 100, expand: ['data.charge'] }).autoPagingToArray({ limit: MAX_LISTED }),
  )
  for (const refund of listed) await ignoreNotFound(bookRefund(refund, context))
}

/**
 * Compares one refund with the books.
 * @throws {StripeFailure} when there is no answer.
 */
export async function reconcileRefund(id: string, context: RefundContext): Promise<void> {
  const refund = await context.gateway.ask(({ refunds }) => refunds.retrieve(id, { expand: ['charge'] }))
  await bookRefund(refund, context)
}

/** Books a refund that is known, or was made by somebody else of one of our payments. */
async function bookRefund(refund: Stripe.Refund, context: RefundContext): Promise<void> {
  const { db, moment } = context
  const own = await findOwn(refund, context)
  if (own !== undefined) return settleCardRefund(own, context)
  if (refund.status !== 'succeeded' || (await isRelease(refund, context))) return
  const made = { stripeId: refund.id, cents: refund.amount }
  const intentId = intentIdOf(refund)
  const paymentId = await findPaymentOf(db, { intentId })
  await inTransaction(db, (tx) =>
    paymentId === undefined
      ? reportDepositMismatch(tx, { ...made, intentId, text: DEPOSIT_REFUNDED }, moment)
      : recordExternalRefund(tx, { ...made, paymentId }, moment),
  )
}

/** The refund of ours that asked for it. */
async function findOwn({ id, metadata }: Stripe.Refund, { db }: RefundContext): Promise<number | undefined> {
  const booked = await db.selectFrom('refund').select('id').where('stripe_id', '=', id).executeTakeFirst()
  if (booked) return booked.id
  const call = await db
    .selectFrom('stripe_call')
    .select('subject')
    .where('uuid', '=', metadata?.call ?? '')
    .executeTakeFirst()
  return call && Number(call.subject.replace(/^refund /, ''))
}

/** What was authorized and not captured may be shown as refunded as well, but moves no money. */
async function isRelease(
  { charge, amount, reason, balance_transaction }: Stripe.Refund,
  { gateway }: RefundContext,
): Promise<boolean> {
  if (charge === null || reason !== null || balance_transaction !== null) return false
  const found =
    typeof charge === 'string' ? await gateway.ask(({ charges }) => charges.retrieve(charge)) : charge
  return found.amount - found.amount_captured === amount
}
