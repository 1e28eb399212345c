/** The frame around areas, whether the shell loads them or one of them runs alone. */

export { AppProviders } from './AppProviders'
export { guardRoutes } from './access/guard-routes'
export { RequireAccess } from './access/RequireAccess'
