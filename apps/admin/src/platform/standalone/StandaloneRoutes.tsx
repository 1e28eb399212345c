import { guardRoutes, RequireAccess } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { routes } from '../../routes'
import { StaffLoginPage } from './StaffLoginPage'

/** The admin by itself: its pages behind the same guard, and a login in the place of the website. */
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
