import type { RouteObject } from 'react-router-dom'

/**
 * Who may enter a page. `session`: a stored session is checked before anything is shown, and a visitor without one may
 * enter; `admin`: only an administrator.
 */
export type Access = 'session' | 'admin'

/** A route of an area. Whoever mounts the table asks for `access` before the element is rendered. */
export type AreaRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  index?: boolean
  access?: Access
  children?: AreaRoute[]
}
