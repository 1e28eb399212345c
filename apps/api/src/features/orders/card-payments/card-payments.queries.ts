import type { PaymentRow } from '../../../platform/database/order-tables'
import type { Db } from '../../../platform/database/schema'
import type { CardPaymentRow } from '../../../platform/database/stripe-tables'

/** A payment by card, with what is known of it at Stripe. */
export type CardPayment = PaymentRow & CardPaymentRow

const selectCardPayments = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('card_payment', 'card_payment.payment_id', 'payment.id')
    .selectAll('payment')
    .selectAll('card_payment')

export const findCardPayment = (db: Db, id: number): Promise<CardPayment | undefined> =>
  selectCardPayments(db).where('payment.id', '=', id).executeTakeFirst()

/** Those of an order, newest first. */
export const listCardPayments = (db: Db, orderId: number): Promise<CardPayment[]> =>
  selectCardPayments(db).where('payment.order_id', '=', orderId).orderBy('payment.id', 'desc').execute()

/** The open one that an order has for a purpose: the newest. */
export const findOpenPayment = (
  db: Db,
  orderId: number,
  purpose: CardPayment['purpose'],
): Promise<CardPayment | undefined> =>
  selectCardPayments(db)
    .where('payment.order_id', '=', orderId)
    .where('payment.status', '=', 'open')
    .where('card_payment.purpose', '=', purpose)
    .orderBy('payment.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type StripeIds = { sessionId?: string; intentId?: string | null }

/** The payment that an object of Stripe belongs to; most are of somebody else. */
export async function findPaymentOf(db: Db, { sessionId, intentId }: StripeIds): Promise<number | undefined> {
  const row = await db
    .selectFrom('card_payment')
    .select('payment_id')
    .where((by) =>
      by.or([
        ...(sessionId ? [by('session_id', '=', sessionId)] : []),
        ...(intentId ? [by('intent_id', '=', intentId)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.payment_id
}
