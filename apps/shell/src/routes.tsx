import type { AreaRoute } from '@luzzu/domain'
import { RequireAccess } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { useAreaRoutes } from './remotes/area-routes'
import { RemoteArea } from './remotes/RemoteArea'

/** Routes the areas at their prefixes. */
export function AreaRoutes() {
  return useRoutes(useAreaRoutes().map(routeOf))
}

/** The code of an area with access control is only requested after the check. */
function routeOf({ name, prefix, access }: AreaRoute) {
  const area = <RemoteArea key={name} remote={name} />
  return {
    path: `${prefix.slice(1)}/*`.replace(/^\//, ''),
    element: access ? (
      <RequireAccess key={name} access={access}>
        {area}
      </RequireAccess>
    ) : (
      area
    ),
  }
}
