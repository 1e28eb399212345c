import {
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  CalendarX2,
  LayoutDashboard,
  MessageCircleQuestion,
  Server,
  Settings,
  Ship,
  Users,
} from 'lucide-react'
import { BOOKINGS_COPY } from './features/bookings/bookings.copy'
import { CUSTOMERS_COPY } from './features/customers/customers.copy'
import { DASHBOARD_COPY } from './features/dashboard/dashboard.copy'
import { FAQ_COPY } from './features/faqs/faqs.copy'
import { NOT_FOUND_COPY } from './features/not-found/not-found.copy'
import { RENTAL_COPY } from './features/rental-services/rental-services.copy'
import { SETTINGS_COPY } from './features/settings/settings.copy'
import { SYSTEM_COPY } from './features/system/system.copy'
import { TODAY_COPY } from './features/today/today.copy'
import { WEEK_COPY } from './features/week/week.copy'
import { CLOSURES_COPY } from './platform/closures/closures.copy'
import { PATHS } from './platform/paths'
import type { Screen } from './platform/screen'

export { pageTitle } from './platform/layout/page-title'

const loadRentalServices = () => import('./features/rental-services/RentalServicesPage')

/**
 * Every screen of the admin. Routes, sidebar, command palette and shortcuts are derived from it; the build derives from
 * it the paths and titles that the server knows.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: PATHS.dashboard,
    title: DASHBOARD_COPY.title,
    load: () => import('./features/dashboard/DashboardPage'),
    icon: LayoutDashboard,
    shortcut: 'd',
  },
  {
    path: PATHS.today,
    title: TODAY_COPY.title,
    load: () => import('./features/today/TodayPage'),
    icon: CalendarDays,
    shortcut: 't',
  },
  {
    path: PATHS.week,
    title: WEEK_COPY.title,
    load: () => import('./features/week/WeekPage'),
    icon: CalendarRange,
    shortcut: 'w',
  },
  {
    path: PATHS.closures,
    title: CLOSURES_COPY.title,
    load: () => import('./features/closures/ClosuresPage'),
    icon: CalendarX2,
    shortcut: 'x',
  },
  {
    path: PATHS.bookings,
    title: BOOKINGS_COPY.title,
    load: () => import('./features/bookings/BookingsPage'),
    icon: CalendarCheck,
    shortcut: 'b',
    count: 'pending',
  },
  {
    path: PATHS.customers,
    title: CUSTOMERS_COPY.title,
    load: () => import('./features/customers/list/CustomersPage'),
    icon: Users,
    shortcut: 'c',
  },
  {
    path: PATHS.faqs,
    title: FAQ_COPY.title,
    load: () => import('./features/faqs/FaqsPage'),
    icon: MessageCircleQuestion,
    shortcut: 'f',
  },
  {
    path: PATHS.rentalServices,
    title: RENTAL_COPY.title,
    load: loadRentalServices,
    icon: Ship,
    shortcut: 'r',
  },
  {
    path: PATHS.settings,
    title: SETTINGS_COPY.title,
    load: () => import('./features/settings/SettingsPage'),
    icon: Settings,
    shortcut: 'e',
  },
  {
    path: PATHS.system,
    title: SYSTEM_COPY.title,
    load: () => import('./features/system/SystemPage'),
    icon: Server,
    shortcut: 's',
  },
  { path: PATHS.activityTypes, title: RENTAL_COPY.tabs.activityTypes, load: loadRentalServices },
  { path: PATHS.addons, title: RENTAL_COPY.tabs.addons, load: loadRentalServices },
  { path: PATHS.timeSlots, title: RENTAL_COPY.tabs.timeSlots, load: loadRentalServices },
  { path: PATHS.schedules, title: RENTAL_COPY.tabs.schedules, load: loadRentalServices },
  {
    path: PATHS.customer,
    title: CUSTOMERS_COPY.title,
    load: () => import('./features/customers/account/CustomerPage'),
  },
  {
    path: PATHS.notFound,
    title: NOT_FOUND_COPY.title,
    load: () => import('./features/not-found/NotFoundPage'),
  },
]
