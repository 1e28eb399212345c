import { type AreaRoute, BUILT_IN_AREA_ROUTES } from '@luzzu/domain'
import { useSyncExternalStore } from 'react'

let routes: readonly AreaRoute[] = BUILT_IN_AREA_ROUTES
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const readAreaRoutes = () => routes
const readOwn = () => BUILT_IN_AREA_ROUTES

/** Which area handles which addresses: as the manifest that was read last says, and before that those of the product. */
export function useAreaRoutes(): readonly AreaRoute[] {
  return useSyncExternalStore(subscribe, readAreaRoutes, readOwn)
}

export function setAreaRoutes(next: readonly AreaRoute[]): void {
  if (JSON.stringify(next) === JSON.stringify(routes)) return
  routes = next
  for (const listener of listeners) listener()
}
