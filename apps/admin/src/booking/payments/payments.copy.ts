import type { AttentionKind, PaymentMethod } from '@luzzu/domain'

/** How money moves, within a sentence. */
export const METHOD_PHRASES: Record<PaymentMethod, string> = {
  card: 'by card online',
  cash: 'in cash',
  terminal: 'by card terminal',
  bank: 'by bank transfer',
}

/** What is wrong with money. */
export const ATTENTION_LABELS: Record<AttentionKind, string> = {
  'money-without-place': 'Money without a booking',
  mismatch: 'Amounts differ',
  'refund-failed': 'Refund failed',
  'capture-failed': 'Payment failed',
  dispute: 'Dispute',
}

export const PAYMENTS_COPY = {
  title: 'Payments',
  paid: 'Paid',
  nothingDue: 'Nothing is due.',
  closedToday:
    'The cash-up of today is done, so nothing can be added to it. Please record tomorrow what is handed over now.',
  onlineGoesOn: 'What guests pay, leave or get back by card online is in no cash-up, and still works.',
  closedReversal: 'The cash-up of its day is done, so it can’t be reversed. Refund it instead.',
  closedRefund:
    'The cash-up of its day is done, so it can’t be reversed. Refund it instead, from tomorrow on.',
} as const

export const paymentMessages = {
  due: (amount: string) => `${amount} due`,
  /** Of guests who did not come. */
  notPaid: (amount: string) => `${amount} not paid`,
  /** Of the button on the line of a booking. */
  take: (amount: string, username: string) => `${amount} due from ${username}, take payment`,
  of: (id: number, username: string) => `Payments of booking ${id}, ${username}`,
}
