import { guardRoutes } from '@luzzu/page'
import { ReloadArea, useLocation, useRoutes } from '@luzzu/routing'
import { LoadingOverlay } from '@luzzu/ui'
import { Suspense, use, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AreaUnavailable } from './AreaUnavailable'
import { enterArea, failureShown, leaveArea, reloadArea } from './area-cache'
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
        onError={() => failureShown(remote)}
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
