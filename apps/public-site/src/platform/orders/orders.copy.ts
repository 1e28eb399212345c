export const ORDERS_COPY = {
  unreachable: 'The server could not be reached. Your choices are kept. Please try again.',
  holding: 'Holding your places…',
  heldFor: 'Your places are held for',
  notHeld: 'Your places are not held yet.',
  extend: 'Extend',
  noMore: 'You have extended it twice, which is all there is.',
  ending: 'The time is over. It is checked whether you have paid…',
  bar: 'Held bookings',
  expired: 'The time is over, and your places are no longer held. Everything you chose is kept.',
  holdAgain: 'Hold again',
  toCart: 'Go to your order',
  others: 'Also in this order',
  removing: 'Removing…',
  remove: 'Remove',
  change: 'Change',
} as const

export const orderMessages = {
  minutesLeft: (minutes: number) =>
    `Your places are held for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  extensionsLeft: (count: number) => `${count} left`,
  othersEnd: (minutes: number) =>
    `They may be in other tabs or on another device, and end by themselves ${minutes} minutes after they were begun or extended.`,
  heldFor: (time: string) => `Held for ${time}`,
  held: (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'} held for`,
  others: (count: number) => `${count} more ${count === 1 ? 'booking' : 'bookings'}`,
  guests: (guests: number) => `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  priceIs: (before: string, now: string) => `The price has changed: ${now} instead of ${before}.`,
}
