import { Link, Outlet, useLocation } from '@luzzu/routing'
import { ErrorState, LinkButton, Wrap } from '@luzzu/ui'
import { ErrorBoundary } from 'react-error-boundary'
import { paths } from '../paths'

/** The error boundary of a page: the layout stays, and the next navigation resets it. */
export function PageBoundary() {
  const { key } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  )
}

/** Error fallback of a page. Its data may be the cause, so the retry reloads the document. */
function PageError() {
  return (
    <Wrap>
      <ErrorState
        title="This page could not be shown."
        titleAs="h1"
        onRetry={() => globalThis.location.reload()}
        retryLabel="Reload the page"
        action={
          <LinkButton as={Link} to={paths.home} variant="quiet">
            Back to Home
          </LinkButton>
        }
      >
        Something went wrong. Reload the page, or open another one.
      </ErrorState>
    </Wrap>
  )
}
