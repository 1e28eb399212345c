import { screenRoutes } from '@luzzu/routing'
import { SCREENS } from './screens'

export const routes = screenRoutes(SCREENS, { Unavailable: () => <p>Unavailable</p> })
