import { dateIn, describeRefundFailure } from '@luzzu/domain'
import { instantAfter } from '../../../platform/clock'
import type { RefundRow } from '../../../platform/database/order-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Moment } from '../../../platform/settings/site'
import { findCallBySubject, sendStripeCall } from '../../../platform/stripe/stripe-calls'
import type { StripeGateway } from '../../../platform/stripe/stripe-gateway'
import { refundSent } from '../../documents/emails/document-emails'
import { emailDocuments } from '../email-documents'
import type { Bookkeeping } from '../ledger'
import { lockOrder, type OrderMoney } from '../order-money.queries'
import { raiseAttention } from '../raise-attention'
import { refundSubject } from './card-refund-calls'
import { failRefund } from './undo-refund'

export type RefundContext = { db: Db; gateway: StripeGateway; moment: Moment }

/** What Stripe says of a refund; without an id it has refused to make it. */
type Answer = { id: string | null; status: string | null; amount: number; reason: string | null }

/**
 * Sends a refund to its card, unless it was, and notes what has become of it. It can fail days after it has succeeded; what
 * has failed stays so.
 * @throws {StripeFailure} when there is no answer.
 */
export async function settleCardRefund(id: number, context: RefundContext): Promise<void> {
  const { db, moment } = context
  const refund = await findRefund(db, id)
  if (refund?.method !== 'card' || refund.status === 'failed') return
  const answer = await retrieveRefund(refund, context)
  if (answer && hasStatusChanged(refund, answer))
    await inTransaction(db, (tx) => applyRefundStatus(tx, refund, answer, moment))
}

const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()

const hasStatusChanged = (refund: RefundRow, { id, status }: Answer): boolean =>
  refund.stripe_id !== id || refund.status !== statusOf(status)

const statusOf = (status: string | null): RefundRow['status'] =>
  status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'

/** One that was made in the dashboard of Stripe has no call of ours. */
async function retrieveRefund(
  refund: RefundRow,
  { db, gateway, moment }: RefundContext,
): Promise<Answer | undefined> {
  const call = await findCallBySubject(db, refundSubject(refund.id))
  const isWaiting = call?.attempts === 0 && call.due_at > instantAfter(moment.now)
  if (isWaiting || (!call && refund.stripe_id === null)) return undefined
  const sent = call && (await sendStripeCall(call.id, { db, gateway, now: moment.now }))
  // Another process sends it.
  if (sent?.status === 'pending') return undefined
  const id = sent ? sent.stripe_id : refund.stripe_id
  if (id === null) return { id, status: 'failed', amount: refund.amount_cents, reason: sent?.error ?? null }
  const { status, amount, failure_reason } = await gateway.ask(({ refunds }) => refunds.retrieve(id))
  return { id, status, amount, reason: failure_reason ?? null }
}

async function applyRefundStatus(
  tx: Tx,
  { id, order_id }: RefundRow,
  answer: Answer,
  moment: Moment,
): Promise<void> {
  const money = await lockOrder(tx, order_id)
  const refund = await findRefund(tx, id)
  // The page, a webhook and a job may ask at once; the first one writes.
  if (!money || !refund || refund.status === 'failed' || !hasStatusChanged(refund, answer)) return
  await tx.updateTable('refund').set({ stripe_id: answer.id }).where('id', '=', id).execute()
  const status = statusOf(answer.status)
  if (answer.amount !== refund.amount_cents && status !== 'failed')
    await reportMismatch(tx, refund, answer, moment)
  if (status === 'succeeded' && refund.status === 'pending') await succeed(tx, money, refund, moment)
  if (status === 'failed') await bounce(tx, money, { refund, reason: answer.reason }, moment)
}

async function succeed(
  tx: Tx,
  { bookings }: OrderMoney,
  refund: RefundRow,
  books: Bookkeeping,
): Promise<void> {
  const day = dateIn(books.site.timeZone, books.now)
  await tx.updateTable('refund').set({ status: 'succeeded', day }).where('id', '=', refund.id).execute()
  const shares = await tx
    .selectFrom('refund_share')
    .select('document_id')
    .where('refund_id', '=', refund.id)
    .execute()
  const documentIds = shares.flatMap(({ document_id }) => document_id ?? [])
  const bookingIds =
    refund.booking_id === null ? bookings.map(({ booking_id }) => booking_id) : [refund.booking_id]
  await emailDocuments(tx, refundSent, { documentIds, bookingIds }, books)
}

/** The money is still at Stripe: the books are as if it had not been sent, and staff have to give it back otherwise. */
async function bounce(
  tx: Tx,
  money: OrderMoney,
  { refund, reason }: { refund: RefundRow; reason: string | null },
  books: Bookkeeping,
): Promise<void> {
  const { id, order_id: orderId, amount_cents: cents } = refund
  await failRefund(tx, money, refund, books)
  await tx
    .updateTable('refund')
    .set({ bounced_at: instantAfter(books.now) })
    .where('id', '=', id)
    .execute()
  await raiseAttention(tx, {
    kind: 'refund-failed',
    text: describeRefundFailure(reason),
    cents,
    orderId,
    refundId: id,
    now: books.now,
  })
}

const reportMismatch = (
  tx: Tx,
  { id, order_id, amount_cents }: RefundRow,
  { amount }: Answer,
  { now }: Moment,
) =>
  raiseAttention(tx, {
    kind: 'mismatch',
    text: 'Stripe has refunded another amount than it was told.',
    cents: Math.abs(amount - amount_cents),
    orderId: order_id,
    refundId: id,
    now,
  })
