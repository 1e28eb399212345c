import type { Payment } from '@luzzu/domain/contracts'

/** As Stripe names brands: `visa`, `diners_club`. */
const UNUSUAL: Readonly<Record<string, string>> = {
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** `Visa 4242`. */
export function cardName({ brand, last4 }: NonNullable<Payment['card']>): string {
  const plain = brand.replaceAll('_', ' ')
  return `${UNUSUAL[brand] ?? plain.charAt(0).toUpperCase() + plain.slice(1)} ${last4}`
}
