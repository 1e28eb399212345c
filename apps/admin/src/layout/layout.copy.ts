export const LAYOUT_COPY = {
  area: 'Admin',
  viewWebsite: 'View Website',
  logOut: 'Log out',
  role: 'Administrator',
  newBooking: 'New booking',
  today: 'Today',
  search: 'Search or jump to…',
} as const
