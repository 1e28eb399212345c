import {
  type Cents,
  type DeskMethod,
  type DeskRefund,
  formatMoney,
  isPercent,
  parseDecimal,
  toAmount,
  type Validated,
  validateDeskRefund,
} from '@luzzu/domain'
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

/** A typed share; `undefined` for anything but a number from 0 to 100 with at most two decimals. */
export function readPercent(text: string): number | undefined {
  const percent = parseDecimal(text.trim())
  return isPercent(percent) ? percent : undefined
}
