import { RequireAccess } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { RemoteArea } from './remotes/RemoteArea'

/** Assigns URL prefixes to areas. The code of the admin is only requested after the access check. */
export function AreaRoutes() {
  return useRoutes([
    {
      path: 'admin/*',
      element: (
        <RequireAccess access="admin">
          <RemoteArea remote="admin" />
        </RequireAccess>
      ),
    },
    { path: '*', element: <RemoteArea remote="public_site" /> },
  ])
}
