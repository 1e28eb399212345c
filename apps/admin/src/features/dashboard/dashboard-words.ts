export const DASHBOARD_WORDS = {
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
  popular: 'Popular Rentals',
  noneBooked: 'Nothing has been booked yet.',
  recent: 'Recent Bookings',
  allBookings: 'All bookings',
  noneRecent: 'No bookings yet.',
} as const

export function countBookings(count: number): string {
  return count === 1 ? 'booking' : 'bookings'
}
