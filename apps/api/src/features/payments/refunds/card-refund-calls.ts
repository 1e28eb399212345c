import type { Tx } from '../../../platform/database/schema'
import { addStripeCall, withdrawStripeCall } from '../../../platform/stripe/stripe-calls'
import type { Bookkeeping } from '../ledger'

/** What the call of a refund is about. */
export const refundSubject = (refundId: number) => `refund ${refundId}`

type Sent = { refundId: number; paymentId: number; cents: number; dueAt?: Date | undefined }

/** Notes that a refund is to be sent to the card, at once or when it can no longer be undone. */
export async function addRefundCall(
  tx: Tx,
  { refundId, paymentId, cents, dueAt }: Sent,
  { now }: Bookkeeping,
): Promise<void> {
  const { intent_id } = await tx
    .selectFrom('card_payment')
    .select('intent_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (intent_id === null) throw new Error(`Payment ${paymentId} was captured without a PaymentIntent.`)
  await addStripeCall(tx, {
    kind: 'refund',
    subject: refundSubject(refundId),
    target: intent_id,
    body: (uuid) => ({
      amount: cents,
      reason: 'requested_by_customer',
      metadata: { call: uuid, refund: String(refundId) },
    }),
    now,
    dueAt,
  })
}

/** Whether a refund to a card was not sent yet; it will not be. */
export const withdrawRefundCall = (tx: Tx, refundId: number): Promise<boolean> =>
  withdrawStripeCall(tx, refundSubject(refundId))
