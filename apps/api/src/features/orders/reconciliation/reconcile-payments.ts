import type { Stripe } from 'stripe'
import { inTransaction } from '../../../platform/database/transaction'
import { raiseAttention } from '../../payments/raise-attention'
import { findCardPayment } from '../card-payments/card-payments.queries'
import { isFinal } from '../card-payments/lock-payment'
import { type CardContext, settleCardPayment } from '../card-payments/settle-card-payment'
import { isReconciled } from './is-reconciled'

const MAX_LISTED = 10_000

/** Compares the payments at Stripe since an instant with those of the books. */
export async function reconcilePayments(since: Date, context: CardContext): Promise<void> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const listed = await context.gateway.ask(({ paymentIntents }) =>
    paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: MAX_LISTED }),
  )
  const { site } = await context.findMoment()
  for (const intent of listed)
    if (intent.metadata.installation === site.installation && intent.metadata.payment)
      await reconcilePayment(intent, context)
}

async function reconcilePayment(listed: Stripe.PaymentIntent, context: CardContext): Promise<void> {
  const { db, gateway } = context
  const id = Number(listed.metadata.payment)
  const known = await findCardPayment(db, id)
  const payment = known && !isFinal(known) ? await settleCardPayment(context, id) : known
  // Until it is final the job and webhooks follow it.
  if ((payment && !isFinal(payment)) || isReconciled(payment, listed)) return
  // It may have come in since it was listed.
  const intent = await gateway.ask(({ paymentIntents }) => paymentIntents.retrieve(listed.id))
  if (isReconciled(payment, intent)) return
  await inTransaction(db, (tx) =>
    raiseAttention(tx, {
      kind: 'mismatch',
      text: `Stripe has a payment otherwise than the books: ${intent.id}.`,
      cents: intent.amount,
      orderId: payment?.order_id ?? (Number(intent.metadata.order) || null),
      paymentId: payment?.id ?? null,
      stripeId: intent.id,
      now: context.clock.now(),
    }),
  )
}
