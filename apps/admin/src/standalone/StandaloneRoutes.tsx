import { guardRoutes, RequireAccess } from '@luzzu/page/standalone'
import { useRoutes } from '@luzzu/routing'
import { routes } from '../routes'
import { StaffLoginPage } from './StaffLoginPage'

/** The routes of the standalone admin: its pages behind the guard, and a login page. */
export function StandaloneRoutes() {
  return useRoutes([
    {
      path: 'admin/*',
      element: (
        <RequireAccess access="admin">
          <AdminRoutes />
        </RequireAccess>
      ),
    },
    { path: '*', element: <StaffLoginPage /> },
  ])
}

function AdminRoutes() {
  return useRoutes(guardRoutes(routes))
}
