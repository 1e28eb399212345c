import { countOf } from '../platform/lists/format-count'
import type { GuestCount } from './count-guests'

export const GUESTS_COPY = {
  /** In a line, and what it says aloud. */
  unknown: 'guests ?',
  unknownName: 'number of guests unknown',
  /** In a column of guests. */
  unknownNumber: '?',
  unknownDetail: 'Not known',
} as const

export const guestsMessages = {
  guests: (count: number) => countOf(count, 'guest'),
  /** `109 guests + 1 booking without a number`: a sum that is not complete says so. */
  sum: ({ guests, unknown }: GuestCount) => {
    if (unknown === 0) return guests > 0 ? guestsMessages.guests(guests) : ''
    if (guests === 0) return GUESTS_COPY.unknownName
    return `${guestsMessages.guests(guests)} + ${countOf(unknown, 'booking')} without a number`
  },
}
