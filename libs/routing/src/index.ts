/** The router of the page. Areas import from here only what they use. */
export type { LinkProps, NavLinkProps, RouteObject } from 'react-router-dom'
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom'
export { type Access, type AreaRoute, preloadPage } from './area-route'
export { type AreaScreen, screenRoutes } from './area-screen'
export {
  canLoadCode,
  isOnline,
  isStale,
  markOnline,
  useCachedAt,
  useOnline,
  useOnReconnect,
  waitForOnline,
} from './connection'
export { PageMounted, ReloadArea, useReloadArea } from './loading/area-contexts'
export { type LazyPage, lazyPage, PAGE_LOAD_FAILED } from './loading/lazy-page'
export { loadWithTimeout, whenLate } from './loading/load-with-timeout'
export { PageRouter, setPagesLoaded } from './page-router'
export { useIsPageOpen } from './use-is-page-open'
export { useNavigationGuard } from './use-navigation-guard'
export { useSearchParams } from './use-search-params'
