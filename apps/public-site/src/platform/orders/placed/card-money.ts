import { toAmount, toCents } from '@luzzu/domain'
import type { Order, Payment } from '@luzzu/domain/contracts'

type CardMoney = {
  /** What is held on a card until the bookings are decided. */
  held: number
  /** What was held and is not charged. */
  released: number
}

/** What is held on cards for an order, and what of it is released, which Stripe does a little after an order is cancelled. */
export function cardMoneyOf({
  status,
  authorized,
  payments,
}: Pick<Order, 'status' | 'authorized' | 'payments'>): CardMoney {
  const isCancelled = status === 'cancelled'
  const released = payments.map(releasedCents).reduce((sum, cents) => sum + cents, 0)
  return {
    held: isCancelled ? 0 : authorized,
    released: toAmount(released + (isCancelled ? toCents(authorized) : 0)),
  }
}

/** A payment without a card was never authorized. */
function releasedCents({ method, status, card, amount, captured }: Payment): number {
  const isOver = status === 'voided' || status === 'captured'
  return method === 'card' && card !== null && isOver ? toCents(amount) - toCents(captured) : 0
}

/**
 * What of the money that is held for an order is released when one of its bookings is cancelled; `undefined` where only a
 * part of what they cost is held.
 */
export function releasedWith(bookingId: number, order: Order): number | undefined {
  const { held } = cardMoneyOf(order)
  const booked = order.bookings.filter(({ status }) => status !== 'Cancelled')
  if (booked.every(({ id }) => id === bookingId)) return held
  return held >= order.total_price ? booked.find(({ id }) => id === bookingId)?.total_price : undefined
}
