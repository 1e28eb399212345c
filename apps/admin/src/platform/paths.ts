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
  customers: '/admin/customers',
  website: '/',
  login: '/login',
  register: '/register',
} as const

type BookingsAsked = { id?: number; query?: string; status: BookingStatus | 'All' }

/** The list of bookings, opened on those of a status, on one of them, or on a search. */
export function bookingsPath({ id, query, status }: BookingsAsked): string {
  const search = new URLSearchParams()
  const wanted = query ?? id
  if (wanted !== undefined) search.set('id', String(wanted))
  search.set('status', status)
  return `${PATHS.bookings}?${search}`
}

/** A day and who comes on it. */
export function dayPath(date: CalendarDate): string {
  return `${PATHS.today}?date=${date}`
}

/** One customer, with what they have booked. */
export function customerPath(id: number): string {
  return `${PATHS.customers}/${id}`
}
