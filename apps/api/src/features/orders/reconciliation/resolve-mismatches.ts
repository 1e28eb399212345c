import type { Stripe } from 'stripe'
import { instantAfter } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import type { AttentionRow } from '../../../platform/database/stripe-tables'
import { ignoreNotFound } from '../../../platform/stripe/stripe-failure'
import { findCardPayment } from '../card-payments/card-payments.queries'
import { isFinal } from '../card-payments/lock-payment'
import type { CardContext } from '../card-payments/settle-card-payment'
import { isReconciled } from './is-reconciled'

/** Ends what was noted as different, and is the same by now at Stripe and in the books. */
export async function resolveMismatches(context: CardContext): Promise<void> {
  const { db, clock } = context
  const open = await db
    .selectFrom('attention')
    .selectAll()
    .where('kind', '=', 'mismatch')
    .where('resolved_at', 'is', null)
    .execute()
  for (const row of open)
    if (await agrees(context, row))
      await db
        .updateTable('attention')
        .set({ resolved_at: instantAfter(clock.now()) })
        .where('id', '=', row.id)
        .where('resolved_at', 'is', null)
        .execute()
}

async function agrees(
  context: CardContext,
  { stripe_id, payment_id, refund_id }: AttentionRow,
): Promise<boolean> {
  if (refund_id !== null) return hasFailed(context.db, refund_id)
  if (stripe_id?.startsWith('re_')) return isRefundBooked(context, stripe_id)
  if (stripe_id !== null && !stripe_id.startsWith('pi_')) return false
  const payment = payment_id === null ? undefined : await findCardPayment(context.db, payment_id)
  if (payment && !isFinal(payment)) return false
  const id = stripe_id ?? payment?.intent_id
  if (!id) return payment !== undefined
  const intent = await ignoreNotFound(
    context.gateway.ask(({ paymentIntents }) => paymentIntents.retrieve(id)),
  )
  return intent !== undefined && isReconciled(payment, intent)
}

/** Stripe has given back another amount than it was told, which only ends when none of it has gone. */
async function hasFailed(db: Db, id: number): Promise<boolean> {
  const refund = await db.selectFrom('refund').select('status').where('id', '=', id).executeTakeFirst()
  return refund?.status === 'failed'
}

async function isRefundBooked({ db, gateway }: CardContext, id: string): Promise<boolean> {
  const known = await db.selectFrom('refund').select('id').where('stripe_id', '=', id).executeTakeFirst()
  if (known) return true
  const refund = await ignoreNotFound(gateway.ask(({ refunds }) => refunds.retrieve(id)))
  return refund !== undefined && ENDED.has(refund.status)
}

/** It gives nothing back. */
const ENDED = new Set<Stripe.Refund['status']>(['failed', 'canceled'])
