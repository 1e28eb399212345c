import { pluralize } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { attendanceMessages } from '../../booking/attendance/attendance.copy'
import { countGuests, type GuestCount } from '../../booking/count-guests'
import { guestsMessages } from '../../booking/guests.copy'

export const TODAY_COPY = {
  title: 'Today',
  print: 'Print day',
  printByProduct: 'Print by product',
  /** On paper, where the browser’s own command was faster than the list. */
  notLoaded: 'The bookings of this day are still loading. Print again once they are shown.',
  /** Columns of the paper. */
  printed: {
    name: 'Name, notes',
    phone: 'Phone, time',
    product: 'Product',
    guests: 'Guests',
    due: 'Due',
    here: 'Here',
    signature: 'Signature',
  },
  book: 'Book',
  bookDay: 'Book on this day',
  more: 'More',
  moreActions: 'More actions for this day',
  today: 'Today',
  show: 'Show',
  all: 'All bookings',
  onlyWaiting: 'Pending only',
  onlyLate: 'Missing',
  freePlaces: 'Free places',
  noBookings: 'No bookings',
  closed: 'Closed',
  partlyClosed: 'Partly closed',
  nothingWaiting: 'No pending requests on this day',
  nobodyLate: 'Nobody is late or not checked in',
} as const

function printedNoShows(bookings: readonly ManifestEntry[]): string[] {
  const count = bookings.filter(({ attendance }) => attendance === 'no_show').length
  return count > 0 ? [attendanceMessages.noShows(count)] : []
}

export const todayMessages = {
  /** With the no-shows, who are not among the guests. */
  printedSummary: (bookings: readonly ManifestEntry[], confirmed: number, pending: number) =>
    [todayMessages.summary(confirmed, pending, countGuests(bookings)), ...printedNoShows(bookings)].join(
      ', ',
    ),
  summary: (confirmed: number, pending: number, guests: GuestCount) =>
    [`${confirmed} confirmed`, `${pending} pending`, guestsMessages.sum(guests)].filter(Boolean).join(', '),
  asOf: (clock: string) => `as of ${clock}`,
  /** What the paper says about a booking: what was added, and the note of the staff. */
  remarks: ({ addons, note }: Pick<ManifestEntry, 'addons' | 'note'>) =>
    [...addons.map(({ addon_name }) => addon_name), note ?? ''].filter(Boolean).join(' · '),
  /** Above the lines of a time slot on paper: `Morning 08:00-12:00 · 10 bookings · 40 guests · 1 no-show`, the guests without it. */
  printedSlot: (bookings: readonly ManifestEntry[]) => {
    const [first] = bookings
    return [
      `${first?.slot_name} ${first?.time_range}`,
      pluralize(bookings.length, 'booking'),
      guestsMessages.sum(countGuests(bookings)),
      ...printedNoShows(bookings),
    ]
      .filter(Boolean)
      .join(' · ')
  },
  none: (date: string) => `No bookings on ${date}`,
  days: (date: string) => `7 days from ${date}`,
}
