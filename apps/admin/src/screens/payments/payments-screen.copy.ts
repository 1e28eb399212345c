import { type AttentionKind, DOCUMENT_TITLES, type DocumentKind } from '@luzzu/domain'

export const PAYMENTS_SCREEN_COPY = {
  title: 'Payments',
  list: 'Receipts and credit notes',
  loading: 'Loading…',
  notLoaded: 'Couldn’t load the receipts.',
  none: 'No receipts yet.',
  noneHint: 'Take a payment on the day or in the details of a booking.',
  noMatch: 'Nothing matches.',
  clear: 'Clear filters',
  year: 'Year',
  allYears: 'All years',
  kind: 'Kind',
  all: 'All',
  pages: 'Pages of receipts',
  number: 'Number',
  issued: 'Issued',
  amount: 'Amount',
  order: 'Order',
  file: 'File',
  attention: 'Needs attention',
  nothing: 'Nothing needs attention.',
  attentionNotLoaded: 'Couldn’t load what needs attention.',
  show: 'Show payments',
  credits: (number: string) => `for ${number}`,
} as const

export const KIND_LABELS: Record<DocumentKind, string> = DOCUMENT_TITLES

export const ATTENTION_LABELS: Record<AttentionKind, string> = {
  'money-without-place': 'Money without a booking',
  mismatch: 'Amounts differ',
  'refund-failed': 'Refund failed',
  'capture-failed': 'Payment failed',
  dispute: 'Dispute',
}

export const screenMessages = {
  order: (id: number) => `Payments of order ${id}`,
}
