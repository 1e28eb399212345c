import { type AreaRoute, lazyPage } from '@luzzu/routing'
import { AdminLayout } from './platform/layout/AdminLayout'
import { PageUnavailable } from './platform/loading/PageUnavailable'

const BookingsPage = lazyPage(() => import('./features/bookings/BookingsPage'), PageUnavailable)
const CustomerPage = lazyPage(() => import('./features/customers/account/CustomerPage'), PageUnavailable)
const CustomersPage = lazyPage(() => import('./features/customers/list/CustomersPage'), PageUnavailable)
const DashboardPage = lazyPage(() => import('./features/dashboard/DashboardPage'), PageUnavailable)
const FaqsPage = lazyPage(() => import('./features/faqs/FaqsPage'), PageUnavailable)
const NotFoundPage = lazyPage(() => import('./features/not-found/NotFoundPage'), PageUnavailable)
const RentalServicesPage = lazyPage(
  () => import('./features/rental-services/RentalServicesPage'),
  PageUnavailable,
)
const TodayPage = lazyPage(() => import('./features/today/TodayPage'), PageUnavailable)

/** The pages below /admin: all that this area shows to whoever mounts it. */
export const routes: AreaRoute[] = [
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <DashboardPage /> },
      { path: 'today', element: <TodayPage /> },
      { path: 'bookings', element: <BookingsPage /> },
      { path: 'faq', element: <FaqsPage /> },
      { path: 'rental-services', element: <RentalServicesPage tab="services" /> },
      { path: 'rental-services/addons', element: <RentalServicesPage tab="addons" /> },
      { path: 'rental-services/activity-types', element: <RentalServicesPage tab="activityTypes" /> },
      { path: 'customers', element: <CustomersPage /> },
      { path: 'customers/:id', element: <CustomerPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
