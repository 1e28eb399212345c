import { guardRoutes } from '@luzzu/page'
import { useLocation, useRoutes } from '@luzzu/routing'
import { LoadingOverlay } from '@luzzu/ui'
import { Suspense, use } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AreaUnavailable } from './AreaUnavailable'
import { areaRoutes, retryArea } from './area-cache'
import type { AreaName } from './load-area'

/** An area of the page, loaded when it is first visited; when it cannot be, the rest of the page lives on. */
export function RemoteArea({ remote }: { remote: AreaName }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary
      key={remote}
      fallbackRender={({ resetErrorBoundary }) => <AreaUnavailable onRetry={resetErrorBoundary} />}
      onReset={() => retryArea(remote)}
      resetKeys={[key]}
    >
      <Suspense fallback={<LoadingOverlay />}>
        <Area remote={remote} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Area({ remote }: { remote: AreaName }) {
  return useRoutes(guardRoutes(use(areaRoutes(remote))))
}
