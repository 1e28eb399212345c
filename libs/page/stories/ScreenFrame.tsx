import { makeStore, type PageState, startStore } from '@luzzu/api-client'
import { type AreaRoute, useRoutes } from '@luzzu/routing'
import { MemoryRouter } from '@luzzu/routing/offscreen'
import { LoadingOverlay, Toaster } from '@luzzu/ui'
import type { Screen } from '@luzzu/ui/screens'
import { Suspense, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { guardRoutes, RequireAccess } from '../src/access/RequireAccess'
import { SessionCheck } from '../src/access/SessionCheck'

/** The page around a screen, as in the product but with an in-memory router. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const [store] = useState(() => {
    const made = makeStore()
    startStore(made)
    return made
  })
  useEffect(
    () => () => {
      // A story that is over leaves its page: what that keeps in the tab is kept at once, and nothing later.
      globalThis.dispatchEvent(new Event('pagehide'))
      store.replaceReducer((state) => state as PageState)
    },
    [store],
  )
  const [entry] = useState(() => {
    const { pathname, search, hash } = new URL(screen.at, location.origin)
    // Each story is a visit of its own; without a key all of them begin with the same one.
    return { pathname, search, hash, key: crypto.randomUUID() }
  })
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <SessionCheck>
          <Suspense fallback={<LoadingOverlay />}>
            {screen.under ? <ClosedArea {...screen} under={screen.under} /> : <OpenArea {...screen} />}
          </Suspense>
        </SessionCheck>
      </MemoryRouter>
      <Toaster />
    </Provider>
  )
}

function OpenArea({ routes }: Pick<Screen, 'routes'>) {
  // Stories know no router, so their route table is typed as objects.
  return useRoutes(guardRoutes(routes as readonly AreaRoute[]))
}

function ClosedArea({ routes, under }: Pick<Screen, 'routes'> & { under: string }) {
  const area = (
    <RequireAccess access="admin">
      <OpenArea routes={routes} />
    </RequireAccess>
  )
  return useRoutes([{ path: `${under}/*`, element: area }])
}
