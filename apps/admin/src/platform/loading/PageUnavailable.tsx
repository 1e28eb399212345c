import { useReloadArea } from '@luzzu/routing'
import { ErrorState } from '@luzzu/ui'

/** Stands in for a page whose code did not come. */
export function PageUnavailable() {
  return (
    <ErrorState title="This page could not be loaded" onRetry={useReloadArea()}>
      Your connection may be slow, or the site is being updated. Try again, or open another page.
    </ErrorState>
  )
}
