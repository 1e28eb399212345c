import { type BookingStatus, type CalendarDate, monthOf, type PaymentMethod } from '@luzzu/domain'

/** Paths of the admin's pages. */
export const PATHS = {
  dashboard: '/admin',
  today: '/admin/today',
  week: '/admin/week',
  closures: '/admin/closures',
  bookings: '/admin/bookings',
  faqs: '/admin/faq',
  rentalServices: '/admin/rental-services',
  addons: '/admin/rental-services/addons',
  activityTypes: '/admin/rental-services/activity-types',
  timeSlots: '/admin/rental-services/time-slots',
  schedules: '/admin/rental-services/schedules',
  customers: '/admin/customers',
  customer: '/admin/customers/:id',
  payments: '/admin/payments',
  paymentsReceived: '/admin/payments/received',
  documents: '/admin/payments/documents',
  cashUp: '/admin/cash-up',
  reports: '/admin/reports',
  integrations: '/admin/integrations',
  resellers: '/admin/integrations/resellers',
  webhooks: '/admin/integrations/webhooks',
  calendarFeeds: '/admin/integrations/calendar-feeds',
  settings: '/admin/settings',
  system: '/admin/system',
  notFound: '/admin/*',
  website: '/',
  login: '/login',
  register: '/register',
} as const

type BookingsLink = {
  id?: number
  query?: string
  /** The id of an account. */
  customer?: number
  status: BookingStatus | 'All'
  /** Of the bookings, `YYYY-MM-DD`. */
  date?: string | undefined
  /** @default the newest first */
  order?: 'earliest'
}

/** The bookings list with a status, an order, a day, a booking, a customer or a search preselected. */
export function bookingsPath({ id, query, customer, status, date, order }: BookingsLink): string {
  const search = new URLSearchParams()
  const text = query ?? id
  if (text !== undefined) search.set('id', String(text))
  if (date) search.set('date', date)
  search.set('status', status)
  if (customer !== undefined) search.set('customer', String(customer))
  if (order) search.set('order', order)
  return `${PATHS.bookings}?${search}`
}

export type SettingsSection =
  | 'business'
  | 'opening-hours'
  | 'meeting-point'
  | 'bookings'
  | 'payments'
  | 'notifications'
  | 'dashboard'

/** A section of the settings. */
export function settingsPath(section: SettingsSection): string {
  return `${PATHS.settings}#${section}`
}

/** Above the settings: the texts that they contradict. */
export const CONTRADICTIONS = 'contradictions'

/** Sections of the system page. */
export const BACKUPS = 'backups'
export const EMAILS = 'emails'

/** The manifest of a day, with one of its bookings opened. */
export function dayPath(date: CalendarDate, booking?: number): string {
  return `${PATHS.today}?date=${date}${booking === undefined ? '' : `&booking=${booking}`}`
}

/** The closures of the month that a date is in. */
export const closuresPath = (date: string) => `${PATHS.closures}?month=${monthOf(date)}`

/** What is free on a day. */
export const freePlacesPath = (date: CalendarDate) => `${dayPath(date)}&view=free`

/** Seven days by the first of them, with the one that a phone lists. */
export function weekPath(first: CalendarDate, date?: CalendarDate): string {
  return `${PATHS.week}?${new URLSearchParams({ week: first, ...(date && { date }) })}`
}

/** The customers that a search finds. */
export function customersPath(query: string): string {
  return `${PATHS.customers}?${new URLSearchParams({ q: query })}`
}

export function customerPath(id: number): string {
  return PATHS.customer.replace(':id', String(id))
}

/** What was paid on a day, in one way or in any. */
export const paymentsOfDayPath = (date: string, method?: PaymentMethod): string =>
  `${PATHS.paymentsReceived}?${new URLSearchParams({ ...(method && { method }), from: date, to: date })}`
