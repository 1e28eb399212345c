import { formatDateWithWeekday } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { SCREENS_COPY } from '../../platform/screens.copy'

export const MY_BOOKINGS_COPY = {
  title: SCREENS_COPY.myBookings.title,
  search: 'Search',
  searchHint: 'Booking id or product name',
  date: 'Date',
  status: 'Status',
  allStatuses: 'All Statuses',
  filter: 'Search and filter',
  clear: 'Clear filters',
  viewDetails: 'View Details',
  noMatch: 'No bookings found',
  noMatchHint: 'Try adjusting your search or filter criteria',
  none: "You haven't made any bookings yet",
  noneHint: 'Find a boat, a kayak or a jet ski for your day on the water.',
  ended: 'Log in to see your bookings',
  endedHint: 'Your session has ended. Your bookings are as they were.',
  browse: 'Browse Rentals',
  login: 'Login',
  details: 'Booking Details',
  close: 'Close',
  changeDate: 'Change date',
  changeConsequence: 'Our team may have to approve the new date. We’ll email you.',
  cancel: 'Cancel booking',
  keep: 'Keep booking',
  cancelQuestion: 'Cancel this booking?',
  cancelled: 'Your booking is cancelled.',
  offline: 'Your bookings appear when you are back online.',
  cancelFailed: 'The booking could not be cancelled. Please try again.',
} as const

/** Toast after a change of the date; `Pending` means that staff have to approve it. */
export function changed({ booking_date, slot_name, status }: Booking): string {
  const place = `Your booking is now on ${formatDateWithWeekday(booking_date)}, ${slot_name}.`
  return status === 'Pending' ? `${place} It is pending until our team has approved it.` : place
}
