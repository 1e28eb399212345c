import { ErrorState } from '@luzzu/ui'

/**
 * What stands where a page failed. A page whose code could not be fetched stays failed until it is
 * asked for anew, so the way on is to load all of it again.
 */
export function PageError() {
  return (
    <ErrorState
      title="This page could not be shown"
      retryLabel="Reload the page"
      onRetry={() => globalThis.location.reload()}
    >
      Your connection may be slow, or the site is being updated. Try again, or open another page.
    </ErrorState>
  )
}
