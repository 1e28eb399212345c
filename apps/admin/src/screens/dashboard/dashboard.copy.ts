export const DASHBOARD_COPY = {
  title: 'Dashboard',
  pending: 'Pending requests',
  allPending: 'All pending',
  nothingPending: 'No pending requests',
  departures: 'Today’s departures',
  openDay: 'Open day',
  noDepartures: 'No departures today',
  totals: 'Totals',
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
