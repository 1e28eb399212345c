import { type Cents, formatMoney, toAmount } from '@luzzu/domain'
import { PAYMENTS_COPY as COPY } from './payments.copy'
import { readCents } from './take/take-payment-form'

type Most = { cents: Cents; currency: string; tooMuch: (most: string) => string }

/** Why a typed amount cannot move, before anybody presses; `undefined` when it can. */
export function amountReason(text: string, most?: Most): string | undefined {
  return readCents(text) === undefined ? COPY.noAmount : aboveMost(text, most)
}

/** The same for its field, which says nothing while it is empty or half typed. */
export function aboveMost(text: string, most: Most | undefined): string | undefined {
  const cents = readCents(text)
  if (most === undefined || cents === undefined || cents <= most.cents) return undefined
  return most.tooMuch(formatMoney(toAmount(most.cents), most.currency))
}
