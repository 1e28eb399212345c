/** The frame around areas, whether the shell loads them or one of them runs alone. */
export { guardRoutes } from './access/guard-routes'
export { RequireAccess } from './access/RequireAccess'
export { Page } from './Page'
