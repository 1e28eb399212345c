import { useReloadArea } from '@luzzu/routing'
import { ErrorState } from '@luzzu/ui'

/** Replaces a page whose code could not be loaded. */
export function PageUnavailable() {
  return (
    <ErrorState title="This page could not be loaded" onRetry={useReloadArea()}>
      Your connection may be slow, or the site is being updated. Try again, or open another page.
    </ErrorState>
  )
}
