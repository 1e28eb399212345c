import { Outlet, useLocation } from '@luzzu/routing'
import { ErrorBoundary } from 'react-error-boundary'
import { PageError } from './PageError'

/** The error boundary of a page: the layout stays, and the next navigation resets it. */
export function PageBoundary() {
  const { key } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  )
}
