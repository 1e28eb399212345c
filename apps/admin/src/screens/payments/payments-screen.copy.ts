import { type CalendarDate, DOCUMENT_TITLES, type DocumentKind, formatDateShort } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import { countOf } from '../../platform/lists/format-count'

export const PAYMENTS_SCREEN_COPY = {
  title: 'Payments',
  tabs: { balances: 'Open balances', received: 'All payments', documents: 'Receipts and credit notes' },
  receipts: 'Receipts',
  balances: 'Open balances, by the day of the booking',
  balancesNote:
    'Bookings made before payments were turned on are listed from their first payment. Until then, what they owe stands on their day:',
  toToday: 'Today',
  noBalances: 'No open balances.',
  noBalancesHint:
    'Confirmed bookings made since payments were turned on are listed here while they are not fully paid.',
  balancesNotLoaded: 'Couldn’t load the open balances.',
  when: 'Days of the bookings',
  search: 'Search payments and receipts',
  searchHint: 'Name, booking, order or receipt',
  searchBalances: { search: 'Search open balances', searchHint: 'Name, phone, booking or order' },
  guest: 'Guest',
  booking: 'Booking',
  noBooking: 'No booking',
  due: 'Due',
  until: 'Due by',
  overdue: 'Overdue',
  actions: 'Actions',
  received: 'Payments, newest first',
  noPayments: 'No payments yet.',
  noPaymentsHint: 'Take a payment on the day or in the details of a booking.',
  paymentsNotLoaded: 'Couldn’t load the payments.',
  method: 'Paid by',
  at: 'Time',
  wrongPeriod: 'The last day is before the first.',
  refunded: 'Refunded',
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
  pagesOf: (plural: string) => `Pages of ${plural}`,
  number: 'Number',
  issued: 'Issued',
  amount: 'Amount',
  order: 'Order',
  file: 'File',
  attention: 'Needs attention',
  nothing: 'No failed payments, refunds or disputes.',
  attentionNotLoaded: 'Couldn’t load what needs attention.',
  show: 'Show payments',
  settle: 'Settle…',
  settleTitle: 'How was it settled?',
  settleHint: 'Say what was done, such as who has checked it at Stripe. It stays on record.',
  note: 'Note',
  markSettled: 'Mark as settled',
  close: 'Close',
  settled: 'Marked as settled',
  settledBefore: 'What was settled',
  take: 'Take payment',
  toHandOver: 'Refunds to hand over',
  refundsNotLoaded: 'Couldn’t load the refunds to hand over.',
  handOver: 'Hand over',
  notHandedOver: 'not handed over yet',
  onItsWay: 'on its way',
  credits: (number: string) => `for ${number}`,
  cancelled: 'cancelled',
} as const

export const KIND_LABELS: Record<DocumentKind, string> = DOCUMENT_TITLES

export const WHEN_LABELS = { all: 'All', coming: 'Coming', past: 'Past' } as const

export const screenMessages = {
  take: (amount: string, username: string) => `Take payment of ${amount} from ${username}`,
  showOf: (username: string) => `Show payments of ${username}`,
  more: (count: number) => `and ${count - 1} more`,
  /** Whose money it is, and for what; nothing where it is of no order. */
  whose({ username, booking, bookings, order_id }: Attention, today: CalendarDate): string {
    const booked = booking && [
      `${booking.product_name}, #${booking.id}${bookings > 1 ? ` ${screenMessages.more(bookings)}` : ''}`,
      `${formatDateShort(booking.booking_date, today)}, ${booking.slot_name}`,
    ]
    const ordered = order_id === null ? [] : [screenMessages.orderNumber(order_id)]
    return [username, ...(booked ?? ordered)].filter(Boolean).join(' · ')
  },
  settle: (text: string) => `Settle: ${text}`,
  notSettled: (reason: string) => `Couldn’t mark it as settled. ${reason}`,
  settledBy: (username: string) => `by ${username}`,
  refundedBy: (names: readonly string[]) => `by ${names.join(', ')}`,
  toHandOver: (count: number, amount: string, hasMore: boolean) =>
    `${hasMore ? 'More than ' : ''}${countOf(count, 'refund')}, ${amount}`,
  handOver: (amount: string, username: string) => `Hand over ${amount} to ${username}`,
  pending: (amount: string, state: string) => `${amount} ${state}`,
  order: (id: number) => `Payments of order ${id}`,
  orderNumber: (id: number) => `Order ${id}`,
}
