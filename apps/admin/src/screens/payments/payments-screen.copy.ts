import { type AttentionKind, DOCUMENT_TITLES, type DocumentKind } from '@luzzu/domain'

export const PAYMENTS_SCREEN_COPY = {
  title: 'Payments',
  tabs: { balances: 'Open balances', received: 'All payments', documents: 'Receipts and credit notes' },
  balances: 'Open balances, by the day of the booking',
  noBalances: 'Nobody owes anything.',
  noBalancesHint: 'Confirmed bookings that are not fully paid are listed here.',
  balancesNotLoaded: 'Couldn’t load the open balances.',
  when: 'Days of the bookings',
  guest: 'Guest',
  booking: 'Booking',
  due: 'Due',
  until: 'Due by',
  overdue: 'Overdue',
  actions: 'Actions',
  received: 'Payments, newest first',
  noPayments: 'No payments yet.',
  noPaymentsHint: 'Take a payment on the day or in the details of a booking.',
  paymentsNotLoaded: 'Couldn’t load the payments.',
  method: 'Paid by',
  allMethods: 'All ways to pay',
  at: 'Time',
  refunded: 'Refunded',
  state: 'State',
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
  take: 'Take payment',
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

export const WHEN_LABELS = { all: 'All', coming: 'Coming', past: 'Past' } as const

export const screenMessages = {
  take: (amount: string, username: string) => `Take payment of ${amount} from ${username}`,
  showOf: (username: string) => `Show payments of ${username}`,
  more: (count: number) => `and ${count - 1} more`,
  order: (id: number) => `Payments of order ${id}`,
}
