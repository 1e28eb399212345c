import { useOnReconnect, useReloadArea, waitForOnline } from '@luzzu/routing'
import { ErrorState, Wrap } from '@luzzu/ui'
import { useState } from 'react'

const TITLE = 'This page could not be loaded.'

/** Replaces a page whose code could not be loaded. */
export function PageUnavailable() {
  const reloadArea = useReloadArea()
  const [retrying, setRetrying] = useState(false)

  useOnReconnect(reloadArea)

  async function retry() {
    setRetrying(true)
    await waitForOnline()
    reloadArea()
  }

  return (
    <Wrap>
      <ErrorState title={TITLE} titleAs="h1" onRetry={retry} retrying={retrying}>
        Your connection may be slow, or the site is being updated. Your choices are saved.
      </ErrorState>
    </Wrap>
  )
}
