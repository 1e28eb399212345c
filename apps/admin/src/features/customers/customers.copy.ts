export const CUSTOMERS_COPY = {
  title: 'Customers',
  list: 'List of customers',
  many: 'customers',
  caption: 'Customers, the newest first',
  search: 'Search by name or email',
  searchHint: 'Search name or email',
  none: 'No customers found.',
  clear: 'Clear search',
  pages: 'Pages of customers',
  notLoaded: 'The customers could not be loaded.',
  loading: 'Loading customers…',
  view: 'View details',
} as const

export const COLUMN_COPY = {
  name: 'Name',
  mail: 'Email',
  phone: 'Phone',
  role: 'Role',
  bookings: 'Bookings',
  since: 'Registered',
  actions: 'Actions',
} as const

export const CUSTOMER_COPY = {
  notFound: 'There is no such customer.',
  back: 'All customers',
  notLoaded: 'The customer could not be loaded.',
  account: 'Account',
  sessions: 'Sessions',
  bookings: 'Bookings',
  bookingsNotLoaded: 'The bookings could not be loaded.',
  noBookings: 'Nothing booked yet.',
  allBookings: 'All of them',
  admin: 'Administrator',
  customer: 'Customer',
} as const

export const countSessions = (count: number): string =>
  count === 0 ? 'Not signed in anywhere' : `Signed in ${count === 1 ? 'once' : `${count} times`}`
