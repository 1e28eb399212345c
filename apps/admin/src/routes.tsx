import type { AreaRoute } from '@luzzu/routing'
import { lazy } from 'react'
import { AdminLayout } from './layout/AdminLayout'

const DashboardPage = lazy(() => import('./features/dashboard/DashboardPage'))
const NotFoundPage = lazy(() => import('./features/not-found/NotFoundPage'))

/** The pages below /admin: all that this area shows to whoever mounts it. */
export const routes: AreaRoute[] = [
  {
    element: <AdminLayout />,
    children: [
      { index: true, element: <DashboardPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
