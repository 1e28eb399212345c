import { type AreaRoute, screenRoutes } from '@luzzu/routing'
import { completeTokens } from '@luzzu/ui'
import { PATHS } from './booking/paths'
import { AdminLayout } from './layout/frame/AdminLayout'
import type { Screen } from './layout/screen'
import { PageUnavailable } from './platform/PageUnavailable'
import { SCREENS } from './screens'

void completeTokens()

/** Paths with parameters are no link targets. */
const linkable = SCREENS.filter(({ path }) => !/[:*]/.test(path))

const pages = screenRoutes(SCREENS, { prefix: PATHS.dashboard, Unavailable: PageUnavailable })

const pagesThat = (belongs: (screen: Screen) => boolean) =>
  pages.filter((_page, index) => SCREENS.some((screen, at) => at === index && belongs(screen)))

/** The route table below /admin, mounted by the shell or the standalone page. */
export const routes: AreaRoute[] = [
  {
    element: (
      <AdminLayout
        screens={linkable}
        pages={pagesThat(({ needs }) => needs === undefined)}
        paymentPages={pagesThat(({ needs }) => needs === 'payments')}
      />
    ),
    children: pages,
  },
]
