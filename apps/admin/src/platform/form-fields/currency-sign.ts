import { formatMoney } from '@luzzu/domain'

/** The symbol of a currency (an ISO 4217 code). */
export function currencySign(currency: string): string {
  return formatMoney(0, currency).replace(/[\d.,\s]/g, '')
}
