import type { ManifestEntry } from '@luzzu/domain/contracts'
import type { DaySlot } from './day-slots'
import type { UnitsLeft } from './manifest'

export const TODAY_COPY = {
  title: 'Today',
  print: 'Print day',
  printByProduct: 'Print by product',
  /** Columns of the paper, and their shares of its width in percent. */
  printed: { Time: 12, Product: 14, Name: 18, Guests: 7, Phone: 14, Notes: 15, Here: 6, Signature: 14 },
  book: 'Book',
  bookDay: 'Book on this day',
  bookSlot: 'Book',
  weekBefore: 'Previous week',
  weekAfter: 'Next week',
  today: 'Today',
  isToday: 'Today is already selected.',
  day: 'Day',
  show: 'Show',
  all: 'All products',
  onlyWaiting: 'Pending only',
  nothingWaiting: 'No pending requests on this day',
  product: 'Product',
} as const

export const todayMessages = {
  /** Guests are known only where they were told. */
  summary: (confirmed: number, pending: number, guests = 0) =>
    `${confirmed} confirmed, ${pending} pending${guests > 0 ? `, ${todayMessages.guests(guests)}` : ''}`,
  guests: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  asOf: (clock: string) => `as of ${clock}`,
  /** What the paper says about a booking: that it waits for an answer, what was added, and the note of the staff. */
  remarks: ({ status, addons, note }: Pick<ManifestEntry, 'status' | 'addons' | 'note'>) =>
    [status === 'Pending' ? status : '', ...addons.map(({ addon_name }) => addon_name), note ?? '']
      .filter(Boolean)
      .join(' · '),
  none: (date: string) => `No bookings on ${date}`,
  idle: (names: readonly string[]) => `Without bookings: ${names.join(', ')}`,
  slot: ({ name, time_range }: DaySlot) => `${name} ${time_range}`,
  legend: (spanning: readonly DaySlot[]) =>
    `${spanning.map(todayMessages.slot).join(', ')}: each booking uses a unit in every time slot that it overlaps.`,
  left: ({ left, closed, isClosed }: UnitsLeft, units: number) => {
    if (isClosed) return 'Closed'
    const text = left === 0 ? 'Full' : `${left} of ${units} left`
    return closed > 0 ? `${text}, ${closed} closed` : text
  },
  bookSlot: (product: string, slot: string) => `Book ${product}, ${slot}`,
  caption: (date: string) => `Bookings on ${date}, by product and time slot`,
  week: (date: string) => `Week of ${date}`,
}
