/** The frame around areas, in the shell or in a standalone area. */

export { AppProviders } from './AppProviders'
export { guardRoutes } from './access/guard-routes'
export { RequireAccess } from './access/RequireAccess'
export { reportErrors } from './errors/report-errors'
