import { screenRoutes } from '@luzzu/routing'
import { completeTokens } from '@luzzu/ui'
import { SCREENS } from './screens'

void completeTokens()

export const routes = screenRoutes(SCREENS, { Unavailable: () => <p>Unavailable</p> })
