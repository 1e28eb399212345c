export const LAYOUT_COPY = {
  area: 'Admin',
  viewWebsite: 'View Website',
  logOut: 'Log out',
  role: 'Administrator',
  newBooking: 'New booking',
  today: 'Today',
  tomorrow: 'Tomorrow',
  printToday: 'Print today',
  search: 'Search or jump to…',
} as const

export const layoutMessages = {
  allBookings: (query: string) => `All bookings for “${query}”`,
  allCustomers: (query: string) => `All customers for “${query}”`,
}
