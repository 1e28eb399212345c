/** The one router of the page: areas take from here what they use, so the page carries no more than that. */
export type { LinkProps, NavLinkProps, RouteObject } from 'react-router-dom'
export {
  BrowserRouter,
  createSearchParams,
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
  useSearchParams,
} from 'react-router-dom'
export type { Access, AreaRoute } from './area-route'
