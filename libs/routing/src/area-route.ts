import type { RouteObject } from 'react-router-dom'

/**
 * Who may enter a page. `session`: the stored session is checked first, and visitors may enter too; `admin`:
 * administrators only.
 */
export type Access = 'session' | 'admin'

/** A route of an area. The mounting page checks `access` before it renders the element. */
export type AreaRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean
  access?: Access
  children?: AreaRoute[]
}
