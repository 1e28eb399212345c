import { type AreaRoute, screenRoutes } from '@luzzu/routing'
import { completeTokens } from '@luzzu/ui'
import { LazyKeptTrip } from './platform/kept-trip/lazy-kept-trip'
import { PublicLayout } from './platform/layout/PublicLayout'
import { PageBoundary } from './platform/loading/PageBoundary'
import { PageUnavailable } from './platform/loading/PageUnavailable'
import type { Screen } from './platform/screen'
import { SCREENS } from './screens'

void completeTokens()

const navigation = SCREENS.flatMap((screen) => screen.navigation ?? [])

const routesOf = (isPart: (screen: Screen) => boolean) =>
  screenRoutes(SCREENS.filter(isPart), { Unavailable: PageUnavailable })

export { build } from './build'

/** The only module that this area exposes. Header and footer of a protected page wait for access, too. */
export const routes: AreaRoute[] = [
  {
    element: <PublicLayout navigation={navigation} />,
    children: routesOf(({ layout, access }) => layout === 'site' && !access),
  },
  {
    element: <PublicLayout navigation={navigation} />,
    access: 'session',
    offline: <LazyKeptTrip />,
    children: routesOf(({ layout, access }) => layout === 'site' && access === 'session'),
  },
  { element: <PageBoundary />, children: routesOf(({ layout }) => layout === 'none') },
]
