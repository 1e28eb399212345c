import type { AreaRoute } from '@luzzu/routing'
import { lazy } from 'react'
import { AdminLayout } from './layout/AdminLayout'

const BookingsPage = lazy(() => import('./features/bookings/BookingsPage'))
const CustomerPage = lazy(() => import('./features/customers/account/CustomerPage'))
const CustomersPage = lazy(() => import('./features/customers/list/CustomersPage'))
const DashboardPage = lazy(() => import('./features/dashboard/DashboardPage'))
const FaqsPage = lazy(() => import('./features/faqs/FaqsPage'))
const NotFoundPage = lazy(() => import('./features/not-found/NotFoundPage'))
const RentalServicesPage = lazy(() => import('./features/rental-services/RentalServicesPage'))
const TodayPage = lazy(() => import('./features/today/TodayPage'))

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
