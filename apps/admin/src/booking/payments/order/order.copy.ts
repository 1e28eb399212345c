import { formatDateWithWeekday, type PaymentStatus, type RefundStatus } from '@luzzu/domain'
import type { Booking, Payment, Refund } from '@luzzu/domain/contracts'
import { METHOD_PHRASES } from '../payments.copy'

/** What becomes of the money of an order that was not booked. */
export const ENDINGS = {
  notPaid: 'Nothing is charged.',
  lost: 'The card is not charged.',
  refundedLate: 'The payment goes back.',
} as const

export const ORDER_COPY = {
  booked: 'Price as booked',
  reduced: 'Taken off by refunds',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  unreturned: 'Still to give back',
  refundFailed: 'Refund failed',
  due: 'Due',
  withBooking: 'To pay with the booking',
  movements: 'Payments and refunds',
  documents: 'Receipts and credit notes',
  cancelled: 'cancelled',
  damage: 'damage deposit',
  loading: 'Loading payments…',
  notLoaded: 'Couldn’t load the payments.',
  take: 'Take payment',
  refund: 'Refund',
  reverse: 'Reverse',
  reversal: 'A credit note is issued, and the amount is due again. This cannot be undone.',
  reversePayment: 'Reverse payment',
  keepPayment: 'Keep it',
  handOver: 'Hand over',
  notConfirmed: 'Approve the booking first.',
  nothingPaid: 'There is nothing to refund.',
  ordered: 'What was chosen',
  unfinished: 'The checkout is not finished, so nothing is booked yet.',
  notPaid: `The guest did not finish paying in time, so no booking was made. ${ENDINGS.notPaid}`,
  lost: `No booking was made: its places were no longer free when the payment arrived. ${ENDINGS.lost}`,
  refundedLate: `No booking was made: its places were no longer free when the payment arrived. ${ENDINGS.refundedLate}`,
  deleted: 'The booking is deleted.',
} as const

const PAYMENT_STATES: Record<PaymentStatus, string> = {
  open: 'Not finished',
  authorized: 'On hold',
  captured: '',
  voided: 'Reversed',
  failed: 'Failed',
}

/** Where a payment stands, in a word; nothing where it simply came in. */
export function paymentState({ method, status, card }: Pick<Payment, 'method' | 'status' | 'card'>): string {
  if (method !== 'card' || status !== 'voided') return PAYMENT_STATES[status]
  // Without a card there was nothing to release.
  return card ? 'Released' : 'Not paid'
}

const REFUND_STATES: Record<RefundStatus, string> = {
  pending: 'Not handed over yet',
  succeeded: '',
  failed: 'Failed',
}

/** The same of a refund. */
export const refundState = ({ method, status }: Pick<Refund, 'method' | 'status'>): string =>
  method === 'card' && status === 'pending' ? 'On its way' : REFUND_STATES[status]

type Booked = Pick<Booking, 'product_name' | 'booking_date' | 'slot_name' | 'time_range'>

export const orderMessages = {
  title: (id: number, username: string) => `Payments of booking ${id}, ${username}`,
  titleOfOrder: (id: number, username: string) =>
    [`Payments of order ${id}`, username].filter(Boolean).join(', '),
  /** What was booked, and when. */
  booked: ({ product_name, booking_date, slot_name, time_range }: Booked) =>
    `${product_name}, ${formatDateWithWeekday(booking_date)}, ${slot_name} ${time_range}`,
  /** Another booking of the order, whose sums are of all. */
  together: (booking: Booked & Pick<Booking, 'id' | 'status'>) =>
    `Together with booking ${booking.id}${booking.status === 'Cancelled' ? ` (${ORDER_COPY.cancelled})` : ''}: ${orderMessages.booked(booking)}`,
  /** When, and for how many, what never became a booking was chosen. */
  chosen: (date: string, time: string | undefined, guests: string | undefined) =>
    [formatDateWithWeekday(date), time, guests].filter(Boolean).join(', '),
  /** How long the places of a checkout that is not finished are kept for it. */
  held: (places: number, until: string, isOver: boolean) => {
    const [one, several] = isOver ? ['was', 'were'] : ['is', 'are']
    return `${places === 1 ? `Its place ${one}` : `Its places ${several}`} held until ${until}.`
  },
  closed: (reason: string, ending: string) =>
    `No booking was made: its day or time was closed while the guest was paying${reason && ` (${reason})`}. ${ending}`,
  bookedBy: (booking: Booked & Pick<Booking, 'username'>) =>
    `${booking.username}: ${orderMessages.booked(booking)}`,
  onHoldForOne: (amount: string) => `On hold ${amount}, charged when you approve.`,
  /** Of several bookings, of which these wait. */
  onHold: (amount: string, pending: readonly Pick<Booking, 'id'>[]) => {
    const ids = pending.map(({ id }) => id).join(', ')
    return `${amount} is on hold on the card. It is charged once all is answered: ${pending.length === 1 ? `booking ${ids} still waits` : `bookings ${ids} still wait`}.`
  },
  givenBy: (username: string) => `refunded by ${username}`,
  takenBy: (username: string) => `taken by ${username}`,
  reverse: (amount: string) => `Reverse the payment of ${amount}`,
  reverseTitle: (amount: string, { method }: Pick<Payment, 'method'>) =>
    `Reverse ${amount} ${METHOD_PHRASES[method]}?`,
  handOver: (amount: string) => `Hand over ${amount}`,
  refund: (method: string) => `Refund, ${method}`,
}
