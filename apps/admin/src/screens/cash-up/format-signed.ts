import { type Cents, formatMoney, toAmount } from '@luzzu/domain'

/** `+€5.00`, `−€5.00` or `€0.00`. */
export const formatSigned = (cents: Cents, currency: string): string =>
  `${cents > 0 ? '+' : ''}${formatMoney(toAmount(cents), currency)}`
