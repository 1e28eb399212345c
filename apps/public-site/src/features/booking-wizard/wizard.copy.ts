import { type CalendarDate, daysBetween, formatDateWithWeekday, parseCalendarDate } from '@luzzu/domain'
import type { Booking, Product, TimeSlot } from '@luzzu/domain/contracts'
import type { CraftName } from '@luzzu/page/area'
import { endSentence } from '../../platform/end-sentence'
import { ADDON_PRICES } from '../../platform/product/addons.copy'
import type { Step, Wizard } from './wizard'

export const STEP_NAMES: Record<Step, string> = {
  details: 'Details',
  date: 'Date',
  time: 'Time',
  confirm: 'Confirm',
}

/** Label of the button that continues to the next step. */
export const STEP_BUTTON_LABELS: Record<Step, string> = {
  details: 'Continue to Date Selection',
  date: 'Continue to Time Selection',
  time: 'Continue to Confirmation',
  confirm: 'Confirm Booking',
}

export const WIZARD_COPY = {
  summary: 'Booking Summary',
  date: 'Date',
  slot: 'Slot',
  addons: 'Add-ons',
  total: 'Total',
  unset: 'Not selected',
  none: 'None',
  notGiven: 'Not given',
  back: 'Back',
  seeIt: 'See the other booking',
  toConfirmation: 'Back to confirmation',
  sending: 'Your booking is being sent.',
  optional: 'Optional Add-ons',
  addonsLead: ADDON_PRICES,
  selectDate: 'Select a date',
  selectTime: 'Select a time',
  slots: 'Time slots',
  newTotal: 'New total:',
  confirm: 'Check and confirm',
  notAvailable: 'Not available',
  noTotal: '–',
  freeInstead: 'Free on this day:',
  nextFreeDay: 'The next free day:',
  notFree: 'This time is no longer free',
  offered: 'Offered',
  guests: 'Guests',
  largerCraft: 'See what takes more people',
  needsGuests: 'Please enter how many guests are coming.',
  wrongGuests: 'Please check the number of guests.',
  needsDate: 'Please choose a date.',
  needsSlot: 'Please choose a time slot.',
  noFreeSlot: 'No time is free on this day.',
  otherDate: 'Choose another date',
  otherTime: 'Choose another time',
  availabilityFailed: 'We couldn’t load what is free. You can continue; we check it when you confirm.',
  offline: 'You need a connection to book. This page continues when you are back online.',
  tryAgain: 'Try again',
  unpaid: 'You pay nothing now.',
  answerMailed: 'Our team answers by email.',
  answerShown: 'You see our answer in My Bookings.',
  unconfirmed: 'Nothing is booked until you confirm.',
  loginFirst: 'Log in or create an account first.',
  onlyLogin: 'You only need to log in.',
  loginNeeded: 'To book, log in or create an account. Your choices are kept.',
  success: 'Booking Confirmed!',
  successMail: 'You will receive a confirmation email shortly.',
  next: 'What happens next',
  number: 'Booking',
  confirmed: 'Your booking is confirmed: there is nothing more to do until the day.',
  unseen: 'Your booking was sent.',
  unseenHint: 'Log in to see it.',
  login: 'Login',
  myBookings: 'My Bookings',
  returnHome: 'Return to Home',
} as const

/** What a step needs before it is complete. */
export function missingText({ step, guests = '' }: Wizard): string | undefined {
  switch (step) {
    case 'details':
      return guests.trim() === '' ? WIZARD_COPY.needsGuests : WIZARD_COPY.wrongGuests
    case 'date':
      return WIZARD_COPY.needsDate
    case 'time':
      return WIZARD_COPY.needsSlot
    case 'confirm':
      return undefined
  }
}

/** At the button of a step, whatever it asks for. */
export const noFreeSlotOn = (date: string) => `No time is free on ${formatDateWithWeekday(date)}.`

/** Of the day whose email leads here, called off or never answered, and of the one that is chosen for it. */
export const insteadOfText = (insteadOf: string, date: string) =>
  `Your booking on ${formatDateWithWeekday(insteadOf)} does not take place. ${
    date
      ? `${formatDateWithWeekday(date)} is the next free day; you can choose another one.`
      : WIZARD_COPY.needsDate
  }`

/** Of a chosen slot on a day that is closed as a whole. */
export const closedDay = (reason: string) =>
  `We are closed on this day${reason && ` (${reason})`}. Please choose another one.`

/** `Painted Luzzu, Thursday morning`; with the whole date when that is a week ahead or more. */
export function waitingText(product: string, date: string, { slot, today }: Waiting): string {
  const day = parseCalendarDate(date)
  const full = formatDateWithWeekday(date)
  const isThisWeek = day !== undefined && daysBetween(today, day) < DAYS_OF_A_WEEK
  const when = isThisWeek ? full.slice(0, full.indexOf(',')) : `${full},`
  return `${product}, ${when} ${slot.name.toLowerCase()}`
}

type Waiting = { slot: TimeSlot; today: CalendarDate }
const DAYS_OF_A_WEEK = 7

/** Toast for customers who left the wizard before the response. */
export const sentLater = (product: string) =>
  `Your booking of ${product} was sent. You can follow it in ${WIZARD_COPY.myBookings}.`

/** Before the choices that decide the total are made. */
export const lowestTotal = (amount: string) => `From ${amount}`

/** What the prices of the slots count for. */
export function slotsLead({ charge }: Product, { guests, addonIds }: Wizard): string {
  const whose = charge === 'per_person' && guests ? `for ${formatGuests(guests)}` : 'for the whole time slot'
  return `Prices are ${whose}${addonIds.length > 0 ? ', without add-ons' : ''}.`
}

const formatGuests = (guests: string) => `${guests.trim()} ${guests.trim() === '1' ? 'guest' : 'guests'}`

export const guestsHint = (max: number) => `Up to ${max}.`

/** In the bar of the first step, which covers the add-ons at first; nothing without any. */
export function addonsHint(offered: number, chosen: number): string | undefined {
  if (offered === 0) return undefined
  const addons = `${offered} ${offered === 1 ? 'add-on' : 'add-ons'}`
  return chosen === 0 ? `${addons} to choose on this page` : `${chosen} of ${addons} chosen`
}

const MAX_NAMED = 3

/** In the review without any: what could still be added. */
export function addableText(offered: readonly string[]): string | undefined {
  if (offered.length === 0) return undefined
  return offered.length > MAX_NAMED
    ? `You can add ${offered.length} add-ons`
    : `You can add: ${offered.join(', ')}`
}

export const showAllAddons = (count: number) => `Show all ${count} add-ons`

/** Of a link with more guests than fit. */
export const tooManyGuests = (requested: string, { craft, max, guests = '' }: Capacity) =>
  `${requested} people don’t fit: this ${craft?.[0] ?? 'product'} takes ${max === 1 ? 'one' : `up to ${max}`}. This booking is for ${guests}; the others need another booking.`

type Capacity = { craft: CraftName | undefined; max: number; guests: string | undefined }

/** Of what the customer has booked at the same time before. */
export const bookedAlready = ({ id, product_name, slot_name, time_range, status }: Booking) =>
  `You already have a booking at this time: ${product_name}, ${slot_name}, ${time_range} (#${id}, ${status}). This would be an additional one.`

/** Whose booking it becomes. */
export const bookedAs = (name: string) => endSentence(`You are booking as ${name}`)
