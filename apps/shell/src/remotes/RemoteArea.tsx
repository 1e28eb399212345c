import { useSite } from '@luzzu/api-client/site'
import { guardRoutes } from '@luzzu/page'
import { Link, ReloadArea, useLocation, useOnReconnect, useRoutes, whenLate } from '@luzzu/routing'
import { Brand, ErrorState, LinkButton, LoadingOverlay, Wrap } from '@luzzu/ui'
import { Suspense, use, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { enterArea, failureShown, leaveArea, reloadArea, takeLateArea } from './area-cache'
import type { Area } from './load-area'

/** An area of the page, loaded on its first visit; its failure does not affect the rest of the page. */
export function RemoteArea({ remote }: { remote: string }) {
  const { key } = useLocation()
  const [{ attempt, area }, setLoad] = useState(() => enterArea(remote))
  const reload = useCallback(() => setLoad(reloadArea(remote)), [remote])
  useEffect(() => () => leaveArea(remote), [remote])
  return (
    <ReloadArea value={reload}>
      <ErrorBoundary
        key={attempt}
        fallbackRender={() => <AreaUnavailable onRetry={reload} />}
        onError={(error) => {
          failureShown(remote)
          whenLate<Area>(error, (late) => setLoad(takeLateArea(remote, late)))
        }}
        onReset={() => setLoad(enterArea(remote))}
        resetKeys={[key]}
      >
        <Suspense fallback={<LoadingOverlay />}>
          <AreaPages area={area} />
        </Suspense>
      </ErrorBoundary>
    </ReloadArea>
  )
}

function AreaPages({ area }: { area: Promise<Area> }) {
  return useRoutes(guardRoutes(use(area).routes))
}

/** Replaces an area that could not be loaded. The links lead to areas that may work. */
function AreaUnavailable({ onRetry }: { onRetry: () => void }) {
  const { site_name } = useSite()
  useOnReconnect(onRetry)
  return (
    <Wrap as="main">
      <Link to="/">
        <Brand name={site_name} />
      </Link>
      <ErrorState
        title="This part of the site could not be loaded"
        onRetry={onRetry}
        action={
          <LinkButton href="" variant="quiet">
            Reload the page
          </LinkButton>
        }
      >
        Your connection may be slow, or the site is being updated. What you have entered elsewhere is saved.
      </ErrorState>
    </Wrap>
  )
}
