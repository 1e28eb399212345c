import { makeStore, startStore } from '@luzzu/api-client'
import { areaAt } from '@luzzu/domain'
import { AppProviders, reportErrors } from '@luzzu/page'
import { markTokens } from '@luzzu/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readAreaRoutes } from '../remotes/area-routes'
import { versionOf } from '../remotes/load-area'
import { AreaRoutes } from '../routes'
import { awaitConnection } from '../service-worker/await-connection'
import { readPrerendered, takeOver } from './take-over'

/** Renders the page, or takes over the content that came with it. */
export function startPage(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to render into')
  markTokens()
  const onCaughtError = reportErrors(currentArea)
  const store = makeStore()
  const prerendered = readPrerendered()
  const page = (
    <AppProviders store={store}>
      <AreaRoutes />
    </AppProviders>
  )

  if (prerendered) {
    // What the browser has stored is taken up later: the server has rendered the page without it.
    const onReady = () => {
      performance.mark('page-hydrated')
      document.dispatchEvent(new Event('page-hydrated'))
      startStore(store)
      awaitConnection()
    }
    takeOver({ root, page, store, prerendered, onReady, onCaughtError })
  } else {
    startStore(store)
    // In a transition React yields between parts of the page.
    startTransition(() => createRoot(root, { onCaughtError }).render(page))
    awaitConnection()
  }
}

/** The area that handles the current address, and the version of its build where the manifest names it. */
function currentArea(): { area: string; version: string } {
  const area = areaAt(globalThis.location.pathname, readAreaRoutes())
  return { area, version: versionOf(area) ?? '' }
}
