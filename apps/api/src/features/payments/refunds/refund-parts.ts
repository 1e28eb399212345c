import { type Cents, METHOD_MESSAGE, type PaymentMethod, sumOf } from '@luzzu/domain'
import type { PaymentRow } from '../../../platform/database/order-tables'
import type { Db, Tx } from '../../../platform/database/schema'
import { refuseFields } from '../../../platform/errors/refusal'

/** What of a payment goes back, and whether to its card. */
export type Part = { payment: PaymentRow; cents: Cents; isToCard: boolean }

/** A refund made at Stripe by somebody else, of this payment. */
export type Outside = { paymentId: number; stripeId: string }

/** Takes what goes back from the payments of an order. */
export async function takeFromPayments(
  tx: Tx,
  orderId: number,
  cents: Cents,
  outside: Outside | undefined,
): Promise<Part[]> {
  const parts = await planParts(tx, orderId, cents, outside)
  if (sumOf(parts) < cents) throw new Error(`Order ${orderId} cannot give back more than was paid.`)
  for (const { payment, cents: part } of parts)
    await tx
      .updateTable('payment')
      .set({ refunded_cents: payment.refunded_cents + part })
      .where('id', '=', payment.id)
      .execute()
  return parts
}

/** How a sum would go back that an order has received. */
export async function quoteMethods(
  db: Db,
  orderId: number,
  cents: Cents,
): Promise<{ method: PaymentMethod; cents: Cents }[]> {
  const sums = new Map<PaymentMethod, Cents>()
  for (const { method, parts } of groupsOf(await planParts(db, orderId, cents), undefined))
    sums.set(method, (sums.get(method) ?? 0) + sumOf(parts))
  return [...sums].map(([method, sum]) => ({ method, cents: sum }))
}

/** Payments with money left, in the order in which it goes back. */
async function planParts(db: Db, orderId: number, cents: Cents, outside?: Outside): Promise<Part[]> {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'captured')
    .$if(outside !== undefined, (query) => query.where('id', '=', outside?.paymentId ?? 0))
    .orderBy('id', 'desc')
    .execute()
  const bounced = await listBounced(db, orderId)
  const isToCard = ({ id, method }: PaymentRow) =>
    method === 'card' && (outside !== undefined || !bounced.has(id))
  const rankOf = (payment: PaymentRow) => (isToCard(payment) ? 0 : 1)
  const parts: Part[] = []
  let left = cents
  for (const payment of payments.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const part = Math.min(left, payment.captured_cents - payment.refunded_cents)
    if (part <= 0) continue
    parts.push({ payment, cents: part, isToCard: isToCard(payment) })
    left -= part
  }
  return parts
}

/** The payments whose cards have refused a refund. */
async function listBounced(db: Db, orderId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('refund_share', 'refund_share.refund_id', 'refund.id')
    .select('refund_share.payment_id')
    .where('refund.order_id', '=', orderId)
    .where('refund.bounced_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ payment_id }) => payment_id))
}

export type Group = { method: PaymentMethod; parts: Part[] }

/** One refund for each card payment, and one for each other method. */
export function groupsOf(parts: readonly Part[], chosen: PaymentMethod | undefined): Group[] {
  if (chosen === 'card' && !parts.every(({ isToCard }) => isToCard))
    throw refuseFields({ method: METHOD_MESSAGE })
  const groups = new Map<string, Group>()
  for (const part of parts) {
    const { id, method: paidBy } = part.payment
    const method = part.isToCard ? 'card' : (chosen ?? (paidBy === 'card' ? 'bank' : paidBy))
    const key = part.isToCard ? `card ${id}` : method
    const group = groups.get(key) ?? { method, parts: [] }
    group.parts.push(part)
    groups.set(key, group)
  }
  return [...groups.values()]
}
