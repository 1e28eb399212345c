import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

export const PLACED_COPY = {
  totalLeft: 'Total of the remaining bookings',
  paid: 'Paid',
  authorized: 'Authorized on your card',
  authorizedHint: 'Charged once we confirm.',
  released: 'Released',
  releasedHint: 'None of it was charged.',
  kept: 'Kept under the refund policy',
  refunded: 'Refunded',
  due: 'Due',
  atDesk: 'Please pay when you arrive.',
  dueNow: 'Now, because the new place costs more.',
  onlineOrDesk: 'Pay online, or when you arrive.',
  pending: 'Waiting for you at the desk',
  onItsWay: 'On its way back to your card',
  documents: 'Receipts',
  cancelledDocument: '(cancelled)',
  leaveDeposit: 'Leave it by card',
  loading: 'Loading your receipts…',
  notLoaded: 'Your receipts could not be loaded.',
  working: 'Working out the refund…',
  changed: 'The refund has changed. Please check the new amount.',
  cancelQuestion: 'Cancel this booking?',
  cancel: 'Cancel booking',
  keep: 'Keep booking',
  heldInPart:
    'What is held on your card for this booking is not charged. It is released once we have answered for the rest.',
  nothingPaid: 'Nothing was paid for it, so nothing is refunded.',
  cancelled: 'Your booking is cancelled.',
  cancelFailed: 'The booking could not be cancelled. Please try again.',
  payFailed: 'The payment could not be started. Please try again.',
} as const

type Trip = Pick<Booking, 'product_name' | 'booking_date' | 'time_range'>

export const placedMessages = {
  wholeOrder: (bookings: number, cancelled: number) =>
    `Your whole order (${bookings} bookings${cancelled > 0 ? `, ${cancelled} cancelled` : ''})`,
  due: (amount: string) => `${amount} due`,
  dueWhenYouCome: (amount: string) => `${amount} due when you arrive`,
  payBy: (until: string) => `By ${until}, or when you arrive.`,
  dueNow: (amount: string) => `${amount} of it now, because the new place costs more.`,
  pay: (amount: string) => `Pay ${amount}`,
  depositOpen: (amount: string) =>
    `Please leave a damage deposit of ${amount} by card. It is held, not charged, and released after the trip.`,
  depositHeld: (amount: string, isCard: boolean) =>
    `Damage deposit of ${amount}: ${isCard ? 'held on your card, not charged, and released' : 'left with us, and returned'} after the trip.`,
  depositBack: (amount: string, isCard: boolean) =>
    `Damage deposit of ${amount}: ${isCard ? 'released, and none of it was charged' : 'returned'}.`,
  depositKept: (kept: string, amount: string) => `${kept} of the damage deposit of ${amount} was kept.`,
  notDownloaded: (number: string) => `${number} could not be downloaded. Please try again.`,
  released: ({ product_name, booking_date, time_range }: Trip) =>
    `${product_name} on ${formatDateWithWeekday(booking_date)}, ${time_range}, will be released. This cannot be undone.`,
  refundFor: ({ product_name, booking_date }: Trip) =>
    `: ${product_name}, ${formatDateWithWeekday(booking_date)}`,
  refund: (total: string, paid: string) => `You get back ${total} of the ${paid} that you paid.`,
  retained: (retained: string) => `${retained} is kept under the refund policy.`,
  noRefund: (paid: string) => `If you cancel now, none of the ${paid} that you paid is refunded.`,
  chargedInPart: (total: string) =>
    `At most ${total} of it is charged once we confirm. The rest is released.`,
  heldInPart: (price: string, held: string) =>
    `${price} of the ${held} held on your card is not charged. It is released once we have answered for the rest.`,
  heldReleased: (held: string) => `The ${held} held on your card is released, and nothing is charged.`,
  until: (until: string, zone: string) => `This applies until ${until} (${zone}).`,
  atDesk: 'The money is waiting for you at the desk.',
  toCard: 'The money goes back to your card within a few days.',
  givenBack: (total: string, isToCard: boolean) =>
    `${total} ${isToCard ? 'goes back to your card' : 'is waiting for you at the desk'}.`,
  confirm: (total: string) => `Cancel and get ${total} back`,
  cancelNothingBack: 'Cancel without a refund',
}
