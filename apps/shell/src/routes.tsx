import type { AreaMount } from '@luzzu/domain'
import { RequireAccess } from '@luzzu/page'
import { useRoutes } from '@luzzu/routing'
import { useMounts } from './remotes/mounts'
import { RemoteArea } from './remotes/RemoteArea'

/** Mounts the areas at their prefixes. */
export function AreaRoutes() {
  return useRoutes(useMounts().map(routeOf))
}

/** The code of an area with access control is only requested after the check. */
function routeOf({ name, prefix, access }: AreaMount) {
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
