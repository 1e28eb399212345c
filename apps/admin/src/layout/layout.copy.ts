import {
  type CalendarDate,
  formatDateShort,
  formatDateWithWeekday,
  formatMonth,
  monthOf,
} from '@luzzu/domain'

export const LAYOUT_COPY = {
  area: 'Admin',
  viewWebsite: 'View Website',
  logOut: 'Log out',
  role: 'Administrator',
  newBooking: 'New booking',
  today: 'Today',
  tomorrow: 'Tomorrow',
  freePlaces: 'Free places',
  printToday: 'Print today',
  search: 'Search or jump to…',
  searchHint: 'Name, phone, number, day or page',
  noResults: 'No results',
  whatIsFound: 'Search for a name, a phone, a booking number, a day such as “12 december”, or a page.',
  goTo: 'Go to',
  do: 'Do',
} as const

export const layoutMessages = {
  allBookings: (query: string) => `All bookings for “${query}”`,
  goToDay: (date: CalendarDate) => `Go to ${formatDateWithWeekday(date)}`,
  newBookingOn: (date: CalendarDate) => `New booking on ${formatDateWithWeekday(date)}`,
  close: (date: CalendarDate) => `Close ${formatDateWithWeekday(date)}`,
  closuresAround: (date: CalendarDate) => `Closures of ${formatMonth(monthOf(date))}`,
  printDay: (date: CalendarDate) => `Print ${formatDateWithWeekday(date)}`,
  freePlacesOn: (date: CalendarDate, today: CalendarDate) => `Free places on ${formatDateShort(date, today)}`,
  weekOf: (monday: CalendarDate) => `Week of ${formatDateWithWeekday(monday)}`,
  allCustomers: (query: string) => `All customers for “${query}”`,
}
