import { type AreaRoute, lazyPage } from '@luzzu/routing'
import { AdminLayout } from './platform/layout/AdminLayout'
import { PageUnavailable } from './platform/loading/PageUnavailable'
import { PATHS } from './platform/paths'
import { SCREENS } from './screens'

const NotFoundPage = lazyPage(() => import('./features/not-found/NotFoundPage'), PageUnavailable)

/** The route table below /admin, mounted by the shell or the standalone page. */
export const routes: AreaRoute[] = [
  {
    element: <AdminLayout screens={SCREENS} />,
    children: [
      ...SCREENS.map(({ path, element }) =>
        path === PATHS.dashboard
          ? { index: true, element }
          : { path: path.slice(PATHS.dashboard.length + 1), element },
      ),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
