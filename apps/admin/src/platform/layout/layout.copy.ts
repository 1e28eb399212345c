export const LAYOUT_COPY = {
  area: 'Admin',
  dashboard: 'Dashboard',
  today: 'Today',
  bookings: 'Bookings',
  faqs: 'FAQ Management',
  rentalServices: 'Rental Services',
  customers: 'Customers',
  viewWebsite: 'View Website',
  logOut: 'Log out',
  role: 'Administrator',
} as const
