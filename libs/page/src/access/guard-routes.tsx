import type { AreaRoute, RouteObject } from '@luzzu/routing'
import { RequireAccess } from './RequireAccess'

/** Wraps each route element that declares `access` in the guard. */
export function guardRoutes(routes: readonly AreaRoute[]): RouteObject[] {
  return routes.map(({ access, children, element, ...route }) => ({
    ...route,
    element: access ? <RequireAccess access={access}>{element}</RequireAccess> : element,
    ...(children && { children: guardRoutes(children) }),
  })) as RouteObject[]
}
