import { makeStore, startStore } from '@luzzu/api-client'
import { areaAt } from '@luzzu/domain'
import { AppProviders, reportErrors } from '@luzzu/page'
import { isStale, markOnline } from '@luzzu/routing'
import { markTokens } from '@luzzu/ui'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readAreaRoutes } from '../remotes/area-routes'
import { versionOf } from '../remotes/load-area'
import { AreaRoutes } from '../routes'
import { hydratePage, readPrerendered } from './hydrate-page'

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
    hydratePage({ root, page, store, prerendered, onReady, onCaughtError })
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

const PROBE_EVERY_MS = 10_000
const PROBE_TIMEOUT_MS = 5000

/** On a page that came from the cache, asks for the server until it answers: browsers know only their own network. */
function awaitConnection(): void {
  if (!isStale()) return
  const probing = new AbortController()
  const probe = async () => {
    if (!navigator.onLine || !(await isServerThere()) || !isStale()) return
    probing.abort()
    clearInterval(timer)
    markOnline()
  }
  const timer = setInterval(probe, PROBE_EVERY_MS)
  addEventListener('online', probe, { signal: probing.signal })
  void probe()
}

async function isServerThere(): Promise<boolean> {
  const request = fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
  return request.then(
    ({ ok }) => ok,
    () => false,
  )
}
