import { type CalendarDate, formatDateShort, formatDateWithWeekday, groupPhone } from '@luzzu/domain'
import type { Booking, Contact, Customer, Product, TimeSlot } from '@luzzu/domain/contracts'
import { type CraftName, DAY_STATES } from '@luzzu/page/area'
import type { DayState } from '@luzzu/ui'
import { countOf, formatCount } from '../../platform/lists/format-count'

export const NEW_BOOKING_COPY = {
  openBooking: 'Open booking',
  title: 'New booking',
  customer: 'Customer',
  customerHint: 'Search by name, email or phone',
  typeToSearch: 'Type a name, an email or a phone number.',
  searching: 'Searching…',
  searchFailed: 'Couldn’t search the customers.',
  customerRequired: 'Choose a customer, or add a new one',
  name: 'Name',
  mail: 'Email',
  phone: 'Phone',
  phoneHint:
    'As they say it; from another country with its code, such as +33\u00a06\u00a012\u00a034\u00a056\u00a078',
  use: 'Use',
  invited: 'With one we’ll email them the booking and a link to set a password; without one, call them.',
  notInvited: 'No email goes out, because no mail server is set: call them.',
  product: 'Product',
  noProducts: 'There is no rental service yet. Add the first one under Rental Services.',
  date: 'Date',
  dateRequired: 'Please select a valid date.',
  slot: 'Time slot',
  /** Beside a slot that customers cannot book. */
  staffCanBook: 'Staff can book it',
  slotRequired: 'Choose a time slot',
  /** Where the day has none to choose. */
  otherDay: 'Choose another day',
  addons: 'Optional add-ons',
  addonsFailed: 'Couldn’t load the add-ons.',
  guests: 'Guests',
  total: 'Total',
  loadingSlots: 'Loading time slots…',
  slotsFailed: 'Couldn’t load the time slots.',
  retry: 'Try again',
  override: 'Customers cannot book this themselves. As staff you can.',
  note: 'Staff note',
  noteHint: 'Only staff see it.',
  confirmed: 'Confirm at once',
  cancel: 'Cancel',
  create: 'Create booking',
} as const

function whyNotToday(why: DayState | undefined): string {
  if (why?.text === DAY_STATES.over.text) return 'Today is over'
  return `${why?.text ?? 'Not for customers'} today${why?.detail ? ` (${why.detail})` : ''}`
}

export const newBookingMessages = {
  unavailable: ({ text, detail }: DayState) => {
    if (detail) return `${text}: ${detail}.`
    return text === DAY_STATES.over.text ? 'This day is over.' : `${text} on this day.`
  },
  /** Beside a date that is not the one of today, because of that; without a reason only customers cannot book. */
  movedFrom: (today: CalendarDate, why: DayState | undefined, date: CalendarDate) =>
    `${whyNotToday(why)}. First free day: ${formatDateShort(date, today)}.`,
  choice: ({ name }: Product, date: CalendarDate, slot: TimeSlot) =>
    `${name}, ${formatDateWithWeekday(date)}, ${slot.name} ${slot.time_range}`,
  /** Beside the button that books, where not even staff can: `Closed on Friday, July 10, 2026: choose another day`. */
  noChoice: ({ text }: DayState, date: CalendarDate) =>
    `${text} on ${formatDateWithWeekday(date)}: choose another day`,
  firstFree: (date: CalendarDate) => `First free day: ${formatDateWithWeekday(date)}`,
  allSlots: (count: number) => `Show ${countOf(count, 'time slot')}`,
  upTo: (guests: number) => `Up to ${guests}.`,
  tooMany: (guests: number, max: number, [craft]: CraftName) =>
    max === 1
      ? `A ${craft} takes 1 guest: make a booking for each.`
      : `A ${craft} takes up to ${max} guests: make ${Math.ceil(guests / max)} bookings.`,
  otherSlots: (count: number) => `Show ${countOf(count, 'other time slot')}`,
  newCustomer: (text: string) => `New customer “${text}”`,
  /** Below it, where the list is longer than what is in sight. */
  others: (listed: number, unlisted: number) =>
    unlisted > 0
      ? `${formatCount(unlisted)} more than the ${listed} above: keep typing`
      : `If none of the ${listed} above is meant`,
  bookedAlready: ({ id, username, product_name, time_range, status }: Booking) =>
    `${username} is booked on that day: ${product_name}, ${time_range}, ${status} (#${id}).`,
  phoneOf: ({ username }: Customer) => `This number is ${username}’s.`,
  use: ({ username }: Customer) => `Use ${username}`,
  created: ({ id, username, product_name, booking_date, time_range, status }: Booking) =>
    `Booking ${id} for ${username}: ${product_name}, ${formatDateWithWeekday(booking_date)}, ${time_range}, ${status}.`,
  /** What became of the name and phone that were typed. */
  matched: {
    new: ({ mail }: Contact, hasMailServer: boolean) =>
      `The new account has this name and phone${hasMailServer ? `; ${mail} is invited to set a password` : ''}.`,
    proven: ({ mail }: Contact) =>
      `The account of ${mail} keeps its own name and phone. What you typed is on the day’s page.`,
    unproven: ({ mail }: Contact) =>
      `Nobody has confirmed ${mail} yet, so its account was not used: the booking has this name and phone.`,
    disabled: ({ mail }: Contact) =>
      `The account of ${mail} is disabled and was not used: the booking has this name and phone.`,
  },
  notMailed: ({ phone }: Contact) =>
    `Nothing is emailed. Their phone number is ${groupPhone(phone ?? '').join('\u00a0')}.`,
  failed: (reason: string) => `Couldn’t create the booking. ${reason}`,
  taken: (slot: string, next: string | undefined) =>
    next === undefined
      ? `${slot} was taken meanwhile, and nothing is free in the two weeks after it.`
      : `${slot} was taken meanwhile. The next free one is selected: ${next}. Create the booking again to take it.`,
  slotOn: (slotName: string, date: string) => `${slotName} on ${formatDateWithWeekday(date)}`,
}
