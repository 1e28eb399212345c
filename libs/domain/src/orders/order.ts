import type { BookingStatus } from '../bookings/booking-status'
import { HOUR_MS } from '../calendar/durations'
import type { Cents } from '../money'
import { sumBy } from '../numbers'

export const ORDER_STATUSES = ['held', 'paying', 'placed', 'expired', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether its customer has begun to check out, and neither booked nor lost the places. */
export const isUnfinished = ({ status }: { status: OrderStatus }): boolean =>
  status === 'held' || status === 'paying'

/** The money of one booking: `paid` is what came in and did not go back, `retained` what is kept although it is not owed any more. */
export type BookingMoney = {
  status: BookingStatus | 'deleted'
  total: Cents
  /** What staff have let off the price. */
  allowance: Cents
  retained: Cents
  paid: Cents
  /** Up to which sum `paid` is due at once, since the booking was moved to a dearer place. */
  dueAtOnce: Cents
}

/** What a booking costs as it stands. */
const costOf = ({ status, total, allowance, retained }: BookingMoney): Cents =>
  (isActive(status) ? Math.max(0, total - allowance) : 0) + retained

/** What is still to be paid for a booking. */
export const balanceDueOf = (booking: BookingMoney): Cents => Math.max(0, costOf(booking) - booking.paid)

/** What of it is due at once: what a dearer place has added to what was to be paid before. */
export const dueNowOf = (booking: BookingMoney): Cents =>
  Math.max(0, Math.min(costOf(booking), booking.dueAtOnce) - booking.paid)

/** What was paid for a booking beyond what it costs. */
export const creditOf = (booking: BookingMoney): Cents => Math.max(0, booking.paid - costOf(booking))

/** What is posted as its sale: nothing before it is confirmed. */
export const revenueOf = ({ status, total, allowance }: BookingMoney): Cents =>
  status === 'Confirmed' ? Math.max(0, total - allowance) : 0

const isActive = (status: BookingMoney['status']) => status === 'Pending' || status === 'Confirmed'

/** What an order comes to, and how much of it is due. */
export function orderTotals(bookings: readonly BookingMoney[]): { total: Cents; due: Cents } {
  return {
    total: sumBy(bookings, costOf),
    due: sumBy(bookings, balanceDueOf),
  }
}

/** An order that was placed is cancelled once none of its bookings takes place. */
export const placedOrderStatus = (bookings: readonly Pick<BookingMoney, 'status'>[]): OrderStatus =>
  bookings.some(({ status }) => isActive(status)) ? 'placed' : 'cancelled'

/** Why nothing of an order can be paid yet, where one of its bookings still waits for an answer. */
export function whyNotPayable(
  bookings: readonly { id: number; status: BookingMoney['status'] | null }[],
): string | undefined {
  const pending = bookings.filter(({ status }) => status === 'Pending').map(({ id }) => id)
  if (pending.length === 0) return undefined
  if (bookings.length === 1) return ORDER_MESSAGES.pending
  const waiting =
    pending.length === 1
      ? `Booking ${pending[0]} of this order still waits`
      : `Bookings ${pending.join(', ')} of this order still wait`
  return `${waiting} for an answer, so nothing can be paid yet.`
}

type PayableOrder = {
  status: OrderStatus
  balance_due: number
  bookings: readonly { id: number; status: BookingMoney['status'] | null }[]
}

/** What of its balance can be paid online now: all that is due, once every one of its bookings is answered. */
export const payableOf = ({ status, balance_due, bookings }: PayableOrder): number =>
  status === 'placed' && whyNotPayable(bookings) === undefined ? balance_due : 0

/** When the balance is due: so many hours before the first start, or at it. */
export function balanceDueAt(starts: readonly Date[], hours: number | null): Date | undefined {
  if (starts.length === 0) return undefined
  const first = Math.min(...starts.map((start) => start.getTime()))
  return new Date(first - (hours ?? 0) * HOUR_MS)
}

/** How early before a balance is due its customer is told. */
export const BALANCE_REMINDER_HOURS = 48
/** Whether it is time to tell: from then on, at once if less is left, but not after the first start. */
export const isBalanceReminderDue = ({ dueAt, firstStart }: { dueAt: Date; firstStart: Date }, now: Date) =>
  now.getTime() >= dueAt.getTime() - BALANCE_REMINDER_HOURS * HOUR_MS && now < firstStart

/** How early before its start staff may take a damage deposit. */
const DAMAGE_DEPOSIT_HOURS = 48
export const isTooEarlyForDeposit = (start: Date, now: Date) =>
  start.getTime() - now.getTime() > DAMAGE_DEPOSIT_HOURS * HOUR_MS

/** `open`: on a card, and not left yet. */
export const DAMAGE_DEPOSIT_STATUSES = ['open', 'held', 'captured', 'released', 'lapsed'] as const
export type DamageDepositStatus = (typeof DAMAGE_DEPOSIT_STATUSES)[number]

export const ORDER_MESSAGES = {
  key: 'Idempotency-Key is required',
  pending: 'This booking is not confirmed yet.',
  ofReseller: 'A reseller has sold this booking and is paid for it.',
  dayClosed: 'The cash-up of this day is done. Nothing can be added to it.',
  reversed: 'This payment was reversed already.',
  refundSent: 'The refund was sent to the card already.',
  handedOver: 'This refund was handed over already.',
  refundedMeanwhile: 'Another refund was made meanwhile. Look at the payments before you make this one.',
  refunded: 'A part of this payment was refunded, so it cannot be reversed.',
  notReversible: 'Only payments at the desk can be reversed.',
  depositHeld: 'There is a damage deposit for this booking already.',
  depositEarly: `A damage deposit can be taken from ${DAMAGE_DEPOSIT_HOURS} hours before the start`,
  noCards: 'Cards are taken only while payments online are on.',
  depositSmall: 'This is less than a card can be charged',
  depositOpen: 'The guests have not left this damage deposit yet.',
  stripeAway: 'Stripe cannot be reached. Nothing is lost: please try again in a moment.',
  depositDone: 'This damage deposit is no longer held.',
  depositRefused: 'Stripe has refused to charge this amount. The damage deposit is still held.',
  depositAmount: 'This is more than the damage deposit.',
  elsewhere: 'These bookings belong to another account.',
  noAddress: 'There is no email address to which a link could be sent.',
  begun: 'It has begun, so it can no longer be cancelled.',
  unsettled: 'Money was paid for it. Cancel it first, so that the payment is refunded.',
  onHold: 'A card is on hold for it. Decline it first, so that nothing is charged.',
  bookings: 'Please choose bookings of this order',
  refundTotal: 'Refund must be a number from 0 with at most 2 decimals',
  percent: 'Percent must be a number from 0 to 100 with at most 2 decimals',
} as const
