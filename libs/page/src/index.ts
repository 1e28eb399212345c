/** The frame around areas: for the shell, and for the server that renders an area. */

export { AppProviders } from './AppProviders'
export { guardRoutes, RequireAccess } from './access/RequireAccess'
export { reportErrors } from './report-errors'
