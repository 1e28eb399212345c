import { lazyPage } from '@luzzu/routing'
import {
  CalendarCheck,
  CalendarDays,
  LayoutDashboard,
  MessageCircleQuestion,
  Ship,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { BOOKINGS_COPY } from './features/bookings/bookings.copy'
import { CUSTOMERS_COPY } from './features/customers/customers.copy'
import { DASHBOARD_COPY } from './features/dashboard/dashboard.copy'
import { FAQ_COPY } from './features/faqs/faqs.copy'
import { RENTAL_COPY } from './features/rental-services/rental-services.copy'
import { TODAY_COPY } from './features/today/today.copy'
import { PageUnavailable } from './platform/loading/PageUnavailable'
import { PATHS } from './platform/paths'
import type { Screen } from './platform/screen'

const lazy = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPage(load, PageUnavailable)

const BookingsPage = lazy(() => import('./features/bookings/BookingsPage'))
const CustomerPage = lazy(() => import('./features/customers/account/CustomerPage'))
const CustomersPage = lazy(() => import('./features/customers/list/CustomersPage'))
const DashboardPage = lazy(() => import('./features/dashboard/DashboardPage'))
const FaqsPage = lazy(() => import('./features/faqs/FaqsPage'))
const RentalServicesPage = lazy(() => import('./features/rental-services/RentalServicesPage'))
const TodayPage = lazy(() => import('./features/today/TodayPage'))

/** Every screen of the admin; routes, sidebar, command palette and shortcuts are derived from it. */
export const SCREENS: readonly Screen[] = [
  {
    path: PATHS.dashboard,
    title: DASHBOARD_COPY.title,
    element: <DashboardPage />,
    icon: LayoutDashboard,
    shortcut: 'd',
  },
  { path: PATHS.today, title: TODAY_COPY.title, element: <TodayPage />, icon: CalendarDays, shortcut: 't' },
  {
    path: PATHS.bookings,
    title: BOOKINGS_COPY.title,
    element: <BookingsPage />,
    icon: CalendarCheck,
    shortcut: 'b',
    count: 'pending',
  },
  {
    path: PATHS.customers,
    title: CUSTOMERS_COPY.title,
    element: <CustomersPage />,
    icon: Users,
    shortcut: 'c',
  },
  {
    path: PATHS.faqs,
    title: FAQ_COPY.title,
    element: <FaqsPage />,
    icon: MessageCircleQuestion,
    shortcut: 'f',
  },
  {
    path: PATHS.rentalServices,
    title: RENTAL_COPY.title,
    element: <RentalServicesPage tab="services" />,
    icon: Ship,
    shortcut: 'r',
  },
  {
    path: PATHS.activityTypes,
    title: RENTAL_COPY.tabs.activityTypes,
    element: <RentalServicesPage tab="activityTypes" />,
  },
  { path: PATHS.addons, title: RENTAL_COPY.tabs.addons, element: <RentalServicesPage tab="addons" /> },
  { path: `${PATHS.customers}/:id`, element: <CustomerPage /> },
]
