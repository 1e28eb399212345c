import type { BookingStatus, CalendarDate } from '@luzzu/domain'

/** Where the admin's pages are; whoever links to one of them asks here. */
export const PATHS = {
  dashboard: '/admin',
  bookings: '/admin/bookings',
  faqs: '/admin/faq',
  rentalServices: '/admin/rental-services',
  addons: '/admin/rental-services/addons',
  activityTypes: '/admin/rental-services/activity-types',
  website: '/',
  login: '/login',
  register: '/register',
} as const

type BookingsAsked = { id?: number; status: BookingStatus | 'All'; date?: CalendarDate }

/** The list of bookings, opened on those of a status or a day, or on one of them. */
export function bookingsPath({ id, status, date }: BookingsAsked): string {
  const search = new URLSearchParams()
  if (id !== undefined) search.set('id', String(id))
  search.set('status', status)
  if (date !== undefined) search.set('date', date)
  return `${PATHS.bookings}?${search}`
}
