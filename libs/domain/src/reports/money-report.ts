import { type Cents, toAmount } from '../money'

/** What money can be added up by. */
export const MONEY_REPORTS = ['day', 'product', 'method', 'vat'] as const
export type MoneyReportBy = (typeof MONEY_REPORTS)[number]

/** How many rows a page has at most: days of nearly three years. */
export const REPORT_ROWS = 1000

/** Sums of one key; `vat` is the tax inside what was not refunded. */
export type MoneySums = { key: string; gross: Cents; refunded: Cents; vat: Cents }

/** A row of the report, in currency units. */
export const toReportRow = ({ key, gross, refunded, vat }: MoneySums) => ({
  key,
  gross: toAmount(gross),
  refunded: toAmount(refunded),
  net: toAmount(gross - refunded - vat),
  vat: toAmount(vat),
})
