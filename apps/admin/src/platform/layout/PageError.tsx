import { ErrorState } from '@luzzu/ui'

/**
 * Replaces a page that failed. React keeps a lazy page whose code could not be fetched as failed, so the retry reloads
 * the document.
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
