import type { Dashboard } from '@luzzu/domain/contracts'
import { countGuests } from '../../booking/count-guests'
import { guestsMessages } from '../../booking/guests.copy'
import { countOf } from '../../platform/lists/format-count'
import type { Departure } from './departures/day-departures'

export const DASHBOARD_COPY = {
  title: 'Dashboard',
  openPayments: 'Open Payments',
  pending: 'Pending requests',
  allPending: 'All pending',
  showLapsed: 'Show them',
  nothingPending: 'No pending requests',
  departures: 'Today’s departures',
  openDay: 'Open day',
  noDepartures: 'No departures today',
  tomorrow: 'Tomorrow',
  totals: 'Totals',
  totalsFailed: 'Couldn’t load the totals.',
  totalBookings: 'Total Bookings',
  seeAll: 'See all bookings',
  pendingApprovals: 'Pending Approvals',
  attention: 'Requires your attention',
  registeredUsers: 'Registered Users',
  seeCustomers: 'See customers',
  byWeek: 'Bookings by week',
  byWeekNote: 'By creation date. The current week is striped.',
  weekOf: 'Week of',
  bookings: 'Bookings',
  popular: 'Popular Rentals',
  noneBooked: 'No bookings yet',
  recent: 'Recent Bookings',
  allBookings: 'All bookings',
  noneRecent: 'No bookings yet',
} as const

export function countBookings(count: number): string {
  return count === 1 ? 'booking' : 'bookings'
}

export const departureLabel = ({ time_range, name }: Departure['slot']) =>
  `Departures at ${time_range}, ${name}`

/** `12 confirmed, 3 pending, 30 guests` */
export function describeDeparture({ confirmed, pending }: Pick<Departure, 'confirmed' | 'pending'>): string {
  return [
    `${confirmed.length} confirmed`,
    pending.length > 0 && `${pending.length} pending`,
    guestsMessages.sum(countGuests([...confirmed, ...pending])),
  ]
    .filter(Boolean)
    .join(', ')
}

export const describeEnded = (count: number) => `${count} ended`

/** `7 more, 2 pending`: the confirmed bookings whose customers are not named, and the pending ones. */
export function describeMore(
  { confirmed, pending }: Pick<Departure, 'confirmed' | 'pending'>,
  named: number,
): string | undefined {
  const more = confirmed.length - named
  const parts = [more > 0 && `${more} more`, pending.length > 0 && `${pending.length} pending`]
  return parts.filter(Boolean).join(', ') || undefined
}

/** After the names of some. */
export const describeUnnamed = (count: number) => `and ${count} more`

/** Of requests that were cancelled because nobody had answered when their time slot began. */
export const describeLapsed = (count: number) =>
  `${countOf(count, 'request')} of today ${count === 1 ? 'was' : 'were'} not answered in time.`

/** What of payments waits for staff. */
export function describeMoneyTasks({ attention, to_hand_over }: NonNullable<Dashboard['payments']>): string {
  const parts = [
    attention > 0 && `${countOf(attention, 'payment')} ${attention === 1 ? 'needs' : 'need'} attention`,
    to_hand_over > 0 && `${countOf(to_hand_over, 'refund')} to hand over`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
