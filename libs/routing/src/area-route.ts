import type { ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Who may enter a page. `session`: the stored session is checked first, and visitors may enter too; `admin`:
 * administrators only.
 */
export type Access = 'session' | 'admin'

/** A route of an area. The mounting page checks `access` before it renders the element. */
export type AreaRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean
  access?: Access
  /** What is shown while there is no connection by which to check it. */
  offline?: ReactNode
  /** Loads the code of the page before it is rendered. */
  preload?: () => Promise<void>
  children?: AreaRoute[]
}

/** Loads the code of the page at a path, so that it renders at once. */
export async function preloadPage(routes: readonly AreaRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes as RouteObject[], pathname) ?? []
  await Promise.all(matches.map(({ route }) => (route as AreaRoute).preload?.()))
}
