/** Texts of moving a booking, for customers and staff. */
export const MOVE_COPY = {
  date: 'New date',
  slots: 'New time slot',
  confirm: 'Move booking',
  keep: 'Keep as it is',
  /** Between the times of a booking, before and after. */
  to: 'to',
  otherTime: 'Choose another time',
  nextFreeDay: 'The next free day:',
  needsSlot: 'Please choose a time slot.',
  current: 'Booked now',
  /** The same in a day of the calendar, which has room for one word. */
  currentDay: 'Booked',
  /** What the price of a slot counts, where the booking has add-ons. */
  withAddons: 'total with add-ons',
  loading: 'Loading time slots',
  noSlots: 'There are no time slots right now.',
  availabilityFailed: 'We couldn’t load what is free. You can continue; we check it when you confirm.',
  tryAgain: 'Try again',
  offline: 'Nothing was sent, because you were offline. Please try again.',
  failed: 'The booking could not be moved. Please try again.',
} as const

export const moveMessages = {
  unchanged: (hasGuests: boolean) =>
    hasGuests ? 'Choose another date, time slot or number of guests.' : 'Choose another date or time slot.',
  /** Of a date beyond the booking window. */
  tooFar: (lastDay: string) => `Too far ahead. ${lastDay}`,
  confirmFor: (total: string) => `Move for ${total}`,
  total: (before: string, after: string | undefined) =>
    after === undefined ? `The total stays ${before}.` : `The total changes from ${before} to ${after}.`,
}
