import type { AreaRoute, RouteObject } from '@luzzu/routing'
import { RequireAccess } from './RequireAccess'

/** An area's route table with the guard around each element that asks for one. */
export function guardRoutes(routes: readonly AreaRoute[]): RouteObject[] {
  return routes.map(({ access, children, element, ...route }) => ({
    ...route,
    element: access ? <RequireAccess access={access}>{element}</RequireAccess> : element,
    ...(children && { children: guardRoutes(children) }),
  })) as RouteObject[]
}
