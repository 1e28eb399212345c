import {
  type Cents,
  type DeskMethod,
  type DeskRefund,
  formatMoney,
  isPercent,
  parseDecimal,
  toAmount,
  toCents,
  type Validated,
  validateDeskRefund,
} from '@luzzu/domain'
import type { Order } from '@luzzu/domain/contracts'
import { readCents } from '../take/take-payment-form'
import { REFUND_COPY as COPY } from './refund.copy'

/** As typed. */
export type RefundValues = { amount: string; reason: string }

/** What can go back at most, and in which currency. */
type Most = { cents: Cents; currency: string }

export function validateRefund(
  method: DeskMethod,
  { amount, reason }: RefundValues,
  most: Most,
): Validated<DeskRefund> {
  const checked = validateDeskRefund({ method, amount: parseDecimal(amount.trim()), reason })
  const cents = readCents(amount)
  if (checked.ok && cents !== undefined && cents > most.cents)
    return { ok: false, errors: { amount: COPY.tooMuch(formatMoney(toAmount(most.cents), most.currency)) } }
  return checked
}

/** What a price is worked out from, in currency units. */
export type Priced = Pick<Order, 'total_price' | 'paid' | 'refunded' | 'bookings' | 'refunds'>

/**
 * What an order costs once an amount is given back: that goes off its price, unless it was paid beyond the price. Told of a
 * single booking, of which no other refund waits; else `undefined`.
 */
export function priceAfterRefund(
  { total_price, paid, refunded, bookings, refunds }: Priced,
  cents: Cents,
): Cents | undefined {
  if (bookings.length !== 1 || bookings[0]?.status !== 'Confirmed') return undefined
  if (refunds.some(({ status }) => status === 'pending')) return undefined
  const total = toCents(total_price)
  const beyond = Math.max(0, toCents(paid) - toCents(refunded) - total)
  return Math.max(0, total - Math.max(0, cents - beyond))
}

/** A typed share; `undefined` for anything but a number from 0 to 100 with at most two decimals. */
export function readPercent(text: string): number | undefined {
  const percent = parseDecimal(text.trim())
  return isPercent(percent) ? percent : undefined
}
