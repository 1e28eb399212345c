import { lazyDialog } from '../../platform/lazy-dialog'
import { PAYMENTS_COPY as COPY } from './payments.copy'

/** What a booking owes, taken. */
export const TakePaymentDialog = lazyDialog(
  async () => (await import('./take/TakePaymentDialog')).TakePaymentDialog,
  COPY.title,
)

/** The payments of a booking. */
export const OrderDialog = lazyDialog(
  async () => (await import('./order/OrderDialog')).OrderDialog,
  COPY.title,
)

/** A refund, or one that waits to be handed over. */
export const RefundDialog = lazyDialog(
  async () => (await import('./refund/RefundDialog')).RefundDialog,
  COPY.title,
)

/** A damage deposit, taken. */
export const TakeDepositDialog = lazyDialog(
  async () => (await import('./damage-deposit/TakeDepositDialog')).TakeDepositDialog,
  COPY.title,
)

/** Where guests leave a damage deposit on a card. */
export const DepositCodeDialog = lazyDialog(
  async () => (await import('./damage-deposit/DepositCodeDialog')).DepositCodeDialog,
  COPY.title,
)
