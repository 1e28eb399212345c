import { ErrorState } from '@luzzu/ui'

/** Error fallback of a page. React caches a failed lazy page, so the retry reloads the document. */
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
