import { AMOUNT_MESSAGE, type Cents, formatMoney, toAmount } from '@luzzu/domain'
import { readCents } from './take/take-payment-form'

type Most = { cents: Cents; currency: string; tooMuch: (most: string) => string }

/** Why a typed amount cannot move, before anybody presses; `undefined` when it can. */
export function amountReason(text: string, most?: Most): string | undefined {
  const cents = readCents(text)
  if (cents === undefined) return AMOUNT_MESSAGE
  if (most === undefined || cents <= most.cents) return undefined
  return most.tooMuch(formatMoney(toAmount(most.cents), most.currency))
}

/** The same for a field that begins empty, and says nothing while it is. */
export const typedAmountReason = (text: string, most?: Most): string | undefined =>
  text.trim() === '' ? undefined : amountReason(text, most)
