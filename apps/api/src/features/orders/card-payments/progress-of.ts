import type { PaymentProgress } from '@luzzu/domain'
import type { CardPayment } from './card-payments.queries'

/** Whether a payment was let go of after it had been authorized. */
export const isReleased = (payment: CardPayment) => progressOf(payment) === 'released'

/** How far a payment has come, as far as it is known. */
export function progressOf({ status, authorized_at, ending }: CardPayment): PaymentProgress {
  if (status === 'captured') return ending === null ? 'paid' : 'released'
  if (status === 'voided') return authorized_at === null ? 'expired' : 'released'
  // It is being released.
  if (status === 'authorized') return ending === null ? 'authorized' : 'released'
  return status
}
