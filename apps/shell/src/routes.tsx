import { RequireAccess } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { RemoteArea } from './remotes/RemoteArea'

/** Which area answers which addresses. The admin's code is asked for only once access is granted. */
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
