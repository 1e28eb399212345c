import { formatDateShort, pluralize } from '@luzzu/domain'

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
  endedEarly: 'Your places are no longer held. Everything you chose is kept.',
  blocked: 'A booking of this order can no longer be made. Change or remove it to go on.',
  holdAgain: 'Hold again',
  tryAgain: 'Try again',
  toCart: 'Go to your order',
  toUnfinished: 'Finish or cancel',
  others: 'Also in this order',
  removing: 'Removing…',
  remove: 'Remove',
  undo: 'Undo',
  change: 'Change',
  lost: 'No longer in your order',
  otherDay: 'Choose another day',
} as const

export const orderMessages = {
  removed: (name: string, date: string) => `Removed: ${name}, ${formatDateShort(date)}`,
  minutesLeft: (minutes: number) => `Your places are held for ${pluralize(minutes, 'more minute')}.`,
  extensionsLeft: (count: number) => `${count} left`,
  othersEnd: (minutes: number) =>
    `They may be in other tabs or on another device, and end by themselves ${minutes} minutes after they were begun or extended.`,
  /** `isBeside`: they stand beside the order of this tab. */
  begun: (count: number, isBeside = false) =>
    count === 1
      ? `You have begun ${isBeside ? 'another' : 'an'} order and not finished it.`
      : `You have begun ${count} ${isBeside ? 'other ' : ''}orders and not finished them.`,
  elsewhere: (count: number, isBeside: boolean) =>
    `${orderMessages.begun(count, isBeside)} ${count === 1 ? 'Its' : 'Their'} places are held for some minutes.`,
  finish: (id: number) => `Finish or cancel order #${id}`,
  heldFor: (time: string) => `Held for ${time}`,
  held: (count: number) => `${pluralize(count, 'booking')} held for`,
  others: (count: number) => pluralize(count, 'more booking'),
  guests: (guests: number) => pluralize(guests, 'guest'),
  priceIs: (before: string, now: string) => `The price has changed: ${now} instead of ${before}.`,
}
