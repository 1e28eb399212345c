import type { PaymentStatus, RefundStatus } from '@luzzu/domain'

export const ORDER_COPY = {
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  due: 'Due',
  policy: 'Refund policy as sold',
  movements: 'Payments and refunds',
  documents: 'Receipts and credit notes',
  loading: 'Loading payments…',
  notLoaded: 'Couldn’t load the payments.',
  take: 'Take payment',
  refund: 'Refund',
  reverse: 'Reverse',
  handOver: 'Hand over',
  notConfirmed: 'Approve the booking first.',
  nothingDue: 'Nothing is due.',
  nothingPaid: 'There is nothing to refund.',
} as const

export const PAYMENT_STATES: Record<PaymentStatus, string> = {
  open: 'Open',
  authorized: 'Authorized',
  captured: '',
  voided: 'Reversed',
  failed: 'Failed',
}

export const REFUND_STATES: Record<RefundStatus, string> = {
  pending: 'Not handed over yet',
  succeeded: '',
  failed: 'Failed',
}

export const orderMessages = {
  title: (id: number) => `Payments of booking ${id}`,
  reverse: (amount: string) => `Reverse the payment of ${amount}`,
  handOver: (amount: string) => `Hand over ${amount}`,
  refund: (method: string) => `Refund, ${method}`,
}
