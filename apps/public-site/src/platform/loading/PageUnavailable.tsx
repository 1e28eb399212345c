import { ErrorState, Wrap } from '@luzzu/ui'
import { useState } from 'react'
import { untilOnline } from './until-online'

const TITLE = 'This page could not be loaded.'

/** Stands in for a page whose code did not come. Only loading the whole page anew asks for that code again. */
export function PageUnavailable() {
  const [retrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await untilOnline()
    globalThis.location.reload()
  }

  return (
    <Wrap>
      <ErrorState title={TITLE} titleAs="h1" onRetry={retry} retrying={retrying}>
        The connection may be slow, or the site has just been renewed. What you have chosen is kept.
      </ErrorState>
    </Wrap>
  )
}
