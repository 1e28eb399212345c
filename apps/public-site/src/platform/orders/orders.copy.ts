import { formatDateShort, pluralize } from '@luzzu/domain'

export const ORDERS_COPY = {
  unreachable: 'The server could not be reached. Your choices are kept. Please try again.',
  holding: 'Holding your places…',
  heldFor: 'Your places are held for',
  notHeld: 'Your places are not held yet.',
  extend: 'Extend',
  noMore: 'You have extended it twice, which is the limit.',
  ending: 'The time is up. We are checking whether you have paid…',
  bar: 'Held bookings',
  expired: 'The time is up, and your places are no longer held. Everything you chose is kept.',
  endedEarly: 'Your places are no longer held. Everything you chose is kept.',
  blocked: 'A booking of this order can no longer be made. Change or remove it to go on.',
  left: 'Log in to go on with your order. Without a login, its places can be held again.',
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
    `They may be in other tabs or on another device, and expire ${minutes} minutes after they were started or extended.`,
  /** `isBeside`: they stand beside the order of this tab. */
  begun: (count: number, isBeside = false) =>
    count === 1
      ? `You have started ${isBeside ? 'another' : 'an'} order and not finished it.`
      : `You have started ${count} ${isBeside ? 'other ' : ''}orders and not finished them.`,
  elsewhere: (count: number, isBeside: boolean) =>
    `${orderMessages.begun(count, isBeside)} ${count === 1 ? 'Its' : 'Their'} places are held for a few minutes.`,
  finish: (id: number) => `Finish or cancel order #${id}`,
  heldFor: (time: string) => `Held for ${time}`,
  held: (count: number) => `${pluralize(count, 'booking')} held for`,
  others: (count: number) => pluralize(count, 'more booking'),
  guests: (guests: number) => pluralize(guests, 'guest'),
  priceIs: (before: string, now: string) => `The price has changed: ${now} instead of ${before}.`,
}
