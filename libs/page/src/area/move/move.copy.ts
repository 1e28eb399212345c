/** Texts of moving a booking, for customers and staff. */
export const MOVE_COPY = {
  date: 'New date',
  slots: 'New time slot',
  confirm: 'Move booking',
  keep: 'Keep as it is',
  unchanged: 'Choose another date or time slot.',
  needsSlot: 'Please choose a time slot.',
  current: 'Booked now',
  loading: 'Loading time slots',
  noSlots: 'There are no time slots right now.',
  availabilityFailed: 'We couldn’t load the free places. You can continue; we check them when you confirm.',
  tryAgain: 'Try again',
  failed: 'The booking could not be moved. Please try again.',
} as const

export const moveMessages = {
  confirmFor: (total: string) => `Move for ${total}`,
  sameTotal: (total: string) => `The total stays ${total}.`,
  newTotal: (before: string, after: string) => `The total changes from ${before} to ${after}.`,
  left: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} left`,
}

/** Why a slot cannot be chosen. */
export const SLOT_STATUS_TEXTS: Readonly<Record<string, string>> = {
  full: 'Full',
  past: 'Already started',
  notice: 'Too soon',
  out_of_window: 'Too far ahead',
  out_of_season: 'Not offered',
}
