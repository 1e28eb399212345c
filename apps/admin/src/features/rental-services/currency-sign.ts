import { formatMoney } from '@luzzu/domain'

/** The sign of a currency (an ISO 4217 code), as it stands before an amount. */
export function currencySign(currency: string): string {
  return formatMoney(0, currency).replace(/[\d.,\s]/g, '')
}
