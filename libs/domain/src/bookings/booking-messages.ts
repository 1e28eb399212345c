import { isWholeBetween, pluralize } from '../numbers'
import type { Charge } from '../pricing/pricing'
import type { MoveProblem } from './move'

/** Error messages for bookings. */
export const BOOKING_MESSAGES = {
  incomplete: 'We couldn’t complete your booking. Please check your information and try again.',
  failed: 'An error occurred while processing your booking. Please try again or contact support.',
  slotTaken: 'This time slot is no longer available. Please choose another one.',
  slotBegun: 'This time slot has already started.',
  slotArchived: 'This time slot is no longer offered. Please choose another one.',
  addons: 'Please check the selected add-ons.',
  priceChanged: 'The price has changed. Please check the new total and confirm again.',
  forOthers: 'You can only book for yourself.',
  notOffered: 'This product is no longer offered.',
  guests: 'Please tell us how many guests will come.',
  guestsByStaff: 'Please call us to change the number of guests.',
  guestsByReseller: 'The reseller of this booking changes its number of guests.',
  tooMany: 'You have too many open requests.',
} as const

export function tooLateToCancel(hours: number): string {
  return `Free cancellation ends ${hours === 0 ? 'when' : `${inHours(hours)} before`} the booking starts.`
}

/** Why a booking cannot be moved, as a sentence. */
export function moveMessage(problem: MoveProblem, cancellationHours: number): string {
  if (problem === 'move/cancelled') return 'Only pending and confirmed bookings can be moved.'
  if (problem === 'move/attended')
    return 'A booking that was checked in or marked as a no-show cannot be moved. Undo that first.'
  if (problem === 'move/over') return 'Bookings can be moved until the end of their day.'
  const limit = problem === 'move/begun' ? 0 : cancellationHours
  return `Bookings can be moved until ${limit === 0 ? '' : `${inHours(limit)} before `}they start.`
}

export function tooManyGuests(max: number): string {
  return max === 1 ? 'There is room for 1 guest.' : `The number of guests must be from 1 to ${max}.`
}

export const wholeGuests = (max: number) => `The number of guests must be a whole number from 1 to ${max}.`

export function tooShortNotice(hours: number): string {
  return `Please book at least ${inHours(hours)} ahead.`
}

/** Why a closed slot cannot be booked, with the reason if one is told. */
export function closedMessage(reason: string): string {
  return `We are closed at this time${reason && ` (${reason})`}. Please choose another one.`
}

/** `24 hours`. */
export const inHours = (hours: number) => pluralize(hours, 'hour')

/** Until when before a start: `up to 24 hours ahead`. */
export const hoursAhead = (hours: number) =>
  hours === 0 ? 'until the start' : `up to ${inHours(hours)} ahead`

/** What is wrong with the number of guests of a booking. `null`, for untold, is enough unless each of them is charged. */
export function validateGuests(
  guests: number | null,
  { charge, max_persons }: { charge: Charge; max_persons: number },
): string | undefined {
  if (guests === null) return charge === 'per_person' ? BOOKING_MESSAGES.guests : undefined
  if (isWholeBetween(guests, 1, max_persons)) return undefined
  return Number.isInteger(guests) || max_persons === 1 ? tooManyGuests(max_persons) : wholeGuests(max_persons)
}
