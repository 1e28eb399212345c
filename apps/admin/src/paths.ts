import type { BookingStatus, CalendarDate } from '@luzzu/domain'

/** Where the admin's pages are; whoever links to one of them asks here. */
export const PATHS = {
  dashboard: '/admin',
  today: '/admin/today',
  bookings: '/admin/bookings',
  faqs: '/admin/faq',
  rentalServices: '/admin/rental-services',
  addons: '/admin/rental-services/addons',
  activityTypes: '/admin/rental-services/activity-types',
  website: '/',
  login: '/login',
  register: '/register',
} as const

type BookingsAsked = { id?: number; status: BookingStatus | 'All' }

/** The list of bookings, opened on those of a status, or on one of them. */
export function bookingsPath({ id, status }: BookingsAsked): string {
  const search = new URLSearchParams()
  if (id !== undefined) search.set('id', String(id))
  search.set('status', status)
  return `${PATHS.bookings}?${search}`
}

/** A day and who comes on it. */
export function dayPath(date: CalendarDate): string {
  return `${PATHS.today}?date=${date}`
}
