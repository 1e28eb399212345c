import { formatDateWithWeekday } from '@luzzu/domain'
import { guestsMessages } from '../../booking/guests.copy'
import { countOf } from '../../platform/lists/format-count'
import type { DayCounts } from './week-board'

export const WEEK_COPY = {
  title: 'Week',
  weekBefore: 'Previous 7 days',
  weekAfter: 'Next 7 days',
  fromToday: 'From today',
  goTo: 'Go to date',
  board: 'Bookings of the week',
  product: 'Product',
  loading: 'Loading the week…',
  failed: 'Couldn’t load the bookings of these days.',
  /** On paper, where the browser’s own command was faster than the list. */
  notPrinted: 'The week is not loaded. Print again once it is shown.',
  noProducts: 'There are no products yet',
  today: 'Today',
  closed: 'Closed',
  full: 'Full',
  confirmed: 'Confirmed',
  pending: 'Pending',
  fewer: 'Show fewer',
  /** Of the day that is listed. */
  noBookings: 'No bookings',
  card: 'movable booking',
  instructions:
    'To move a booking to another of these days, press Space, choose the day with the left and right arrow keys, and press Space again. Escape leaves it where it is. Enter opens its details, from which it is moved to any date and time.',
  /** On a booking that is carried by keyboard. */
  keys: '← → day, Space drops, Esc cancels',
  hint: 'Drag a booking (Space) to another day of its product, or open it (Enter) for its details and to move it to any date and time.',
  /** On a phone or a tablet, where one day is listed. */
  listHint: 'Open a booking for its details, or to move it to another date or time.',
} as const

export const weekMessages = {
  /** `Closed · gale`, `Morning and Full Day closed`, `1 unit closed, Morning and Full Day · paint`. */
  closed: (reason: string, slots: readonly string[] = [], units?: number) => {
    const named = new Intl.ListFormat('en-US').format(slots)
    const part = units === undefined ? named && `${named} closed` : `${countOf(units, 'unit')} closed`
    const what = units !== undefined && named ? `${part}, ${named}` : part || WEEK_COPY.closed
    return reason ? `${what} · ${reason}` : what
  },
  /** After the slot of which not all is shown. */
  ofSlot: (count: number) => `, ${countOf(count, 'booking')}`,
  more: (count: number) => `Show ${count} more`,
  refused: (who: string, date: string, why: string) =>
    `${who} cannot be moved to ${formatDateWithWeekday(date)}. ${why}.`,
  /** On each page of the paper: `12 confirmed, 3 pending, 40 guests`. */
  totals: ({ confirmed, pending, guests }: DayCounts) =>
    [`${confirmed} confirmed`, `${pending} pending`, guestsMessages.sum(guests)].filter(Boolean).join(', '),
  range: (from: string, to: string) => `${from} to ${to}`,
  slot: (name: string, state: string) => `${name}: ${state}`,
  picked: (who: string, date?: string) =>
    `Picked up ${who}.${date ? ` ${formatDateWithWeekday(date)}.` : ''}`,
  over: (date: string, availability: string | undefined) =>
    [formatDateWithWeekday(date), availability].filter(Boolean).join(', '),
  nowhere: 'Not over a day.',
  dropped: (who: string, date: string) =>
    `${who} dropped on ${formatDateWithWeekday(date)}. Confirm the move.`,
  stays: (who: string) => `${who} stays where it is.`,
}
