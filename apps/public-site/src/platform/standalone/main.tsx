import { guardRoutes, startStandalone } from '@luzzu/page/standalone'
import { useRoutes } from '@luzzu/routing'
import { routes } from '../../routes'

startStandalone('public_site', () => useRoutes(guardRoutes(routes)))
