import { formatMoney, isUnfinished } from '@luzzu/domain'
import type { LostOrder, Order, ResponseOf } from '@luzzu/domain/contracts'
import { NOT_CERTAIN } from '../../platform/trip/trip.copy'

export type PaymentState = ResponseOf<'GET /payment-status'>['status']

export const MANAGE_COPY = {
  title: 'Your booking',
  titleOfSeveral: 'Your bookings',
  titleOfUnfinished: 'Your order is not finished',
  loading: 'Loading your booking…',
  notLoaded: 'Your booking could not be loaded.',
  checking: 'Checking your payment…',
  checkingDeposit: 'Checking the damage deposit…',
  checkingHint: 'This takes a few seconds. Please leave this page open.',
  checkAgain: 'Check again',
  unknownPayment: 'We cannot find this payment',
  continueToPayment: 'Continue to payment',
  held: 'This order is not booked yet, and its places are held for now. Continue where you left off.',
  begun:
    'This order is not booked yet, and its places are held for now. Continue with it, or release the places.',
  unfinished:
    'Nothing was charged, and your places are held for now. Continue with the payment, or release the places.',
  toOrder: 'Back to your order',
  otherTime: 'Choose another time',
  otherDay: 'Choose another day',
  paidElsewhere: 'Our email says what it is for, and has the link to manage your booking.',
  releasedElsewhere: 'Our email says what it was for, and leads to your order.',
  elsewhere: 'The page on which you booked says what it is for.',
  toServices: 'See what is free',
  payAtDock: 'Pay at the dock instead',
  myBookings: 'My Bookings',
  cancel: 'Cancel booking',
  move: 'Change date',
  payments: 'Payment',
  invalid: 'This link no longer works',
  invalidHint: 'It may be old or incomplete. Request a new one by email.',
  invalidUnmailed: 'It may be old or incomplete.',
  find: 'Find your booking',
  findHint:
    'Enter the email address that you booked with. We’ll email you a link to each of your upcoming bookings.',
  findUnmailed: 'We can’t send emails yet, so a link would not reach you. We’ll find your booking for you.',
  mail: 'Email',
  send: 'Email me new links',
  kept: 'We have your request. If there are upcoming bookings with this address, call us, and we’ll tell you the new links. Older links no longer work.',
  sent: 'If there are upcoming bookings with this address, new links are on their way. Older links no longer work.',
  sendFailed: 'The links could not be requested. Please try again.',
  claim: 'Add to my account',
  waiting: 'to be added to your account',
  claimHint: 'Add this booking to your account, and follow it in My Bookings.',
  claimed: 'The booking is in your account now.',
  claimFailed: 'The booking could not be added to your account. Please open the link in your email again.',
  loginToClaim: 'Have an account? Log in to add this booking to it.',
  login: 'Login',
  follow: 'You can follow the booking in My Bookings.',
  keepPage: 'Keep this page open: it is your way back to the booking.',
  lostPage: 'If you lose it, call us:',
} as const

export const manageMessages = {
  closed: (reason: string) => (reason ? `Closed: ${reason}` : 'Closed'),
  mailed: (mail: string) => `An email about it is on its way to ${mail}.`,
  mailedWithLink: (mail: string) =>
    `An email is on its way to ${mail}, with the link to manage this booking: change its date, pay what is due or cancel.`,
  answer: (by: string) => `We answer there by ${by} at the latest.`,
  answerIn: (place: string, by: string) => `You see our answer ${place} by ${by} at the latest.`,
}

const BANK = 'Your bank may show the amount as reserved for a few days.'

/** `unmailed`: the text where no emails are sent. */
export type Outcome = { title: string; text: string; unmailed?: string }

const ON_HOLD =
  'Your card is authorized. It is charged once we confirm the booking; if we cannot, nothing is charged.'

/** What each state of a payment means for whoever has come back from it. */
export const OUTCOMES: Record<PaymentState, Outcome> = {
  open: {
    title: 'Your payment is not finished',
    text: 'Nothing was charged. Continue with the payment while your places are held.',
  },
  authorized: {
    title: 'Your booking was sent',
    text: `${ON_HOLD} We answer by email.`,
    unmailed: ON_HOLD,
  },
  paid: {
    title: 'Payment received',
    text: 'Thank you. You will receive a confirmation email with the receipt shortly.',
    unmailed: 'Thank you. The receipt is with your booking.',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Nothing was charged. You can try again, with another card if you like.',
  },
  expired: {
    title: 'The time to pay is over',
    text: 'Nothing was charged, and your places are no longer held. What you chose is kept in this tab.',
  },
  released: {
    title: 'Your payment was released',
    text: `The booking will not take place, and your card is not charged. ${BANK}`,
  },
}

/** The same where the places were gone before the payment came: nothing was booked. */
export function lostOutcome({ items, amount, currency, is_refunded }: LostOrder): Outcome {
  const payment = `Your payment of ${formatMoney(amount, currency)}`
  const whatBecame = is_refunded
    ? `${payment} is refunded in full.`
    : `${payment} was released, and your card is not charged. ${BANK}`
  return {
    title: 'Your booking was not made',
    text: `${whyLost(items)}, so nothing was booked. ${whatBecame}`,
  }
}

function whyLost(items: LostOrder['items']): string {
  const closed = items.find((item) => item.closed !== null)
  if (!closed)
    return items.length === 1 ? 'This time is no longer free' : 'Not all of these times are still free'
  const which = items.length === 1 ? 'this time' : 'one of these times'
  return `We had to close at ${which}${closed.closed && ` (${closed.closed})`}`
}

export type PlacedState = 'confirmed' | 'pending' | 'cancelled'

/** What an order comes to that was placed without a payment. */
const PLACED: Record<PlacedState, Outcome> = {
  confirmed: {
    title: 'Booking Confirmed!',
    text: 'You will receive a confirmation email shortly.',
    unmailed: 'When and where to be is told below.',
  },
  pending: {
    title: 'Your booking was sent',
    text: `Our team still has to say yes: we answer your request by email. ${NOT_CERTAIN}`,
    unmailed: `Our team still has to say yes. ${NOT_CERTAIN}`,
  },
  cancelled: {
    title: 'Your booking is cancelled',
    text: 'It will not take place.',
  },
}

const PLACED_SEVERAL: Record<PlacedState, Outcome> = {
  confirmed: PLACED.confirmed,
  pending: {
    title: 'Your bookings were sent',
    text: `Our team still has to say yes: we answer each of your requests by email. ${NOT_CERTAIN}`,
    unmailed: `Our team still has to say yes to each of your requests. ${NOT_CERTAIN}`,
  },
  cancelled: {
    title: 'Your bookings are cancelled',
    text: 'They will not take place.',
  },
}

const isSeveral = (order: Order | undefined) => (order?.bookings.length ?? 0) > 1

export const placedOutcome = (state: PlacedState, order: Order): Outcome =>
  (isSeveral(order) ? PLACED_SEVERAL : PLACED)[state]

/** What the payment of a checkout means, for one booking or several. */
export const checkoutOutcome = (state: PaymentState, order: Order | undefined): Outcome =>
  state === 'authorized' && isSeveral(order)
    ? {
        title: PLACED_SEVERAL.pending.title,
        text: `${SEVERAL_ON_HOLD} We answer by email.`,
        unmailed: SEVERAL_ON_HOLD,
      }
    : OUTCOMES[state]

const SEVERAL_ON_HOLD =
  'Your card is authorized. It is charged once we have answered for all of them, and only for those that we confirm.'

export function orderTitle(order: Order): string {
  if (isUnfinished(order)) return MANAGE_COPY.titleOfUnfinished
  return isSeveral(order) ? MANAGE_COPY.titleOfSeveral : MANAGE_COPY.title
}

/** What can be done about an order whose payment was begun and not made. */
export const UNPAID_TEXTS = {
  dock: 'Nothing was charged, and your places are held for now. Continue with the payment, or pay at the dock instead.',
  onlyNow:
    'Nothing was charged, and your places are held for now. Continue with the payment, or go back to your order to change it or release the places.',
} as const

/** The same for the payment of what was still due: the booking stands, whatever becomes of it. */
export const BALANCE_OUTCOMES: Record<PaymentState, Outcome> = {
  open: {
    title: 'Your payment is not finished',
    text: 'Nothing was charged. Your booking stays as it is, and you can also pay later.',
  },
  authorized: {
    title: 'Your payment is on its way',
    text: 'Your card is authorized and will be charged in a moment. You will receive the receipt by email.',
    unmailed:
      'Your card is authorized and will be charged in a moment. The receipt will be with your booking.',
  },
  paid: OUTCOMES.paid,
  failed: {
    title: 'Your payment did not go through',
    text: 'Nothing was charged. Your booking stays as it is, and you can try again.',
  },
  expired: {
    title: 'This payment has expired',
    text: 'Nothing was charged. Your booking stays as it is.',
  },
  released: {
    title: 'Your payment was released',
    text: 'Your card is not charged. Your booking stays as it is.',
  },
}

/** The same for a damage deposit, which is held and not charged. */
export const DEPOSIT_OUTCOMES: Record<PaymentState, Outcome> = {
  open: {
    title: 'The damage deposit is not left yet',
    text: 'Nothing is held on your card. Open the page again to leave it: our team has the code at the desk.',
  },
  authorized: {
    title: 'The damage deposit is held',
    text: 'It is held on your card and not charged. We release it after the trip. You can close this page.',
  },
  paid: {
    title: 'Part of the damage deposit was kept',
    text: 'The rest of it is released. The receipt is with your booking.',
  },
  failed: {
    title: 'The damage deposit was not left',
    text: 'Nothing is held on your card. Please ask our team at the desk.',
  },
  expired: {
    title: 'This page is closed',
    text: 'Nothing is held on your card. If the damage deposit is still needed, our team will open a new page.',
  },
  released: {
    title: 'The damage deposit is released',
    text: 'None of it was charged. Your bank may show it for a few more days.',
  },
}
