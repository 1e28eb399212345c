export const DASHBOARD_COPY = {
  title: 'Dashboard',
  pending: 'Pending requests',
  allPending: 'All pending',
  nothingPending: 'Nothing waits for you.',
  departures: 'Today’s departures',
  openDay: 'Open the day',
  noDepartures: 'Nobody leaves today.',
  totals: 'Totals',
  totalBookings: 'Total Bookings',
  seeAll: 'See all bookings',
  pendingApprovals: 'Pending Approvals',
  attention: 'Requires your attention',
  registeredUsers: 'Registered Users',
  seeCustomers: 'See customers',
  byWeek: 'Bookings by week',
  byWeekNote: 'By the day they were made. Striped: this week so far.',
  weekOf: 'Week of',
  bookings: 'Bookings',
  popular: 'Popular Rentals',
  noneBooked: 'Nothing has been booked yet.',
  recent: 'Recent Bookings',
  allBookings: 'All bookings',
  noneRecent: 'No bookings yet.',
} as const

export function countBookings(count: number): string {
  return count === 1 ? 'booking' : 'bookings'
}
