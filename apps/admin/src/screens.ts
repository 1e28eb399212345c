import {
  Banknote,
  CalendarCheck,
  CalendarDays,
  CalendarRange,
  CalendarX2,
  ChartColumn,
  LayoutDashboard,
  MessageCircleQuestion,
  Plug,
  ReceiptText,
  Server,
  Settings,
  Ship,
  Users,
} from 'lucide-react'
import { CLOSURES_COPY } from './booking/closures/closures.copy'
import { PATHS } from './booking/paths'
import type { Screen } from './layout/screen'
import { BOOKINGS_COPY } from './screens/bookings/bookings.copy'
import { CASH_UP_COPY } from './screens/cash-up/cash-up.copy'
import { CUSTOMERS_COPY } from './screens/customers/customers.copy'
import { DASHBOARD_COPY } from './screens/dashboard/dashboard.copy'
import { FAQ_COPY } from './screens/faqs/faqs.copy'
import { INTEGRATIONS_COPY } from './screens/integrations/integrations.copy'
import { NOT_FOUND_COPY } from './screens/not-found/not-found.copy'
import { PAYMENTS_SCREEN_COPY } from './screens/payments/payments-screen.copy'
import { RENTAL_COPY } from './screens/rental-services/rental-services.copy'
import { REPORTS_COPY } from './screens/reports/reports.copy'
import { SETTINGS_COPY } from './screens/settings/settings.copy'
import { SYSTEM_COPY } from './screens/system/system.copy'
import { TODAY_COPY } from './screens/today/today.copy'
import { WEEK_COPY } from './screens/week/week.copy'

export { pageTitle } from './platform/page-title'

const loadIntegrations = () => import('./screens/integrations/IntegrationsPage')
const loadPayments = () => import('./screens/payments/PaymentsPage')
const loadRentalServices = () => import('./screens/rental-services/RentalServicesPage')

/**
 * Every screen of the admin. Routes, sidebar, command palette and shortcuts are derived from it; the build derives from
 * it the paths and titles that the server knows.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: PATHS.dashboard,
    title: DASHBOARD_COPY.title,
    load: () => import('./screens/dashboard/DashboardPage'),
    icon: LayoutDashboard,
    shortcut: 'd',
  },
  {
    path: PATHS.today,
    title: TODAY_COPY.title,
    load: () => import('./screens/today/TodayPage'),
    icon: CalendarDays,
    shortcut: 't',
  },
  {
    path: PATHS.week,
    title: WEEK_COPY.title,
    load: () => import('./screens/week/WeekPage'),
    icon: CalendarRange,
    shortcut: 'w',
  },
  {
    path: PATHS.closures,
    title: CLOSURES_COPY.title,
    load: () => import('./screens/closures/ClosuresPage'),
    keywords: 'add closure close reopen open day time slot weather holiday call off',
    icon: CalendarX2,
    shortcut: 'x',
  },
  {
    path: PATHS.bookings,
    title: BOOKINGS_COPY.title,
    load: () => import('./screens/bookings/BookingsPage'),
    keywords: 'requests reservations approve export',
    icon: CalendarCheck,
    shortcut: 'b',
    count: 'pending',
  },
  {
    path: PATHS.payments,
    title: PAYMENTS_SCREEN_COPY.title,
    load: loadPayments,
    keywords: 'refunds deposits balances',
    icon: ReceiptText,
    shortcut: 'p',
    count: 'to settle',
    needs: 'payments',
  },
  {
    path: PATHS.cashUp,
    title: CASH_UP_COPY.title,
    load: () => import('./screens/cash-up/CashUpPage'),
    keywords: 'cash till register count',
    icon: Banknote,
    shortcut: 'u',
    needs: 'payments',
  },
  {
    path: PATHS.reports,
    title: REPORTS_COPY.title,
    load: () => import('./screens/reports/ReportsPage'),
    keywords: 'statistics revenue sales turnover export',
    icon: ChartColumn,
    shortcut: 'o',
  },
  {
    path: PATHS.customers,
    title: CUSTOMERS_COPY.title,
    load: () => import('./screens/customers/list/CustomersPage'),
    keywords: 'accounts users guests staff roles',
    icon: Users,
    shortcut: 'c',
  },
  {
    path: PATHS.faqs,
    title: FAQ_COPY.title,
    load: () => import('./screens/faqs/FaqsPage'),
    keywords: 'questions answers help',
    icon: MessageCircleQuestion,
    shortcut: 'f',
  },
  {
    path: PATHS.rentalServices,
    title: RENTAL_COPY.title,
    load: loadRentalServices,
    keywords: 'products boats kayaks prices schedule time slots add-ons',
    icon: Ship,
    shortcut: 'r',
  },
  {
    path: PATHS.integrations,
    title: INTEGRATIONS_COPY.title,
    load: loadIntegrations,
    keywords: 'calendar feeds webhooks resellers API keys',
    icon: Plug,
    shortcut: 'i',
  },
  {
    path: PATHS.settings,
    title: SETTINGS_COPY.title,
    load: () => import('./screens/settings/SettingsPage'),
    keywords: 'opening hours contact phone address meeting point rules notice cancellation currency',
    icon: Settings,
    shortcut: 'e',
  },
  {
    path: PATHS.system,
    title: SYSTEM_COPY.title,
    load: () => import('./screens/system/SystemPage'),
    keywords: 'backups emails mail version health',
    icon: Server,
    shortcut: 's',
  },
  {
    path: PATHS.paymentsReceived,
    title: PAYMENTS_SCREEN_COPY.tabs.received,
    load: loadPayments,
    needs: 'payments',
  },
  {
    path: PATHS.documents,
    title: PAYMENTS_SCREEN_COPY.tabs.documents,
    load: loadPayments,
    needs: 'payments',
  },
  { path: PATHS.activityTypes, title: RENTAL_COPY.tabs.activityTypes, load: loadRentalServices },
  { path: PATHS.addons, title: RENTAL_COPY.tabs.addons, load: loadRentalServices },
  { path: PATHS.timeSlots, title: RENTAL_COPY.tabs.timeSlots, load: loadRentalServices },
  { path: PATHS.schedules, title: RENTAL_COPY.tabs.schedules, load: loadRentalServices },
  { path: PATHS.resellers, title: INTEGRATIONS_COPY.tabs.resellers, load: loadIntegrations },
  { path: PATHS.webhooks, title: INTEGRATIONS_COPY.tabs.webhooks, load: loadIntegrations },
  { path: PATHS.calendarFeeds, title: INTEGRATIONS_COPY.tabs.calendarFeeds, load: loadIntegrations },
  {
    path: PATHS.customer,
    title: CUSTOMERS_COPY.title,
    load: () => import('./screens/customers/account/CustomerPage'),
  },
  {
    path: PATHS.notFound,
    title: NOT_FOUND_COPY.title,
    load: () => import('./screens/not-found/NotFoundPage'),
  },
]
