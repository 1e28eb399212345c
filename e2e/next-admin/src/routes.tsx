import { screenRoutes } from '@luzzu/routing'
import { SCREENS } from './screens'

export const routes = screenRoutes(SCREENS, { prefix: '/admin', Unavailable: () => <p>Unavailable</p> })
