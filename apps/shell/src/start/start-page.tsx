import { makeStore, startStore } from '@luzzu/api-client'
import { AppProviders } from '@luzzu/page'
import { createRoot } from 'react-dom/client'
import { readPrerendered } from '../prerendered/read-prerendered'
import { takeOver } from '../prerendered/take-over'
import { AreaRoutes } from '../routes'

/** Renders the page, or takes over the content that came with it. */
export function startPage(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to render into')
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
    }
    takeOver({ root, page, store, prerendered, onReady })
  } else {
    startStore(store)
    createRoot(root).render(page)
  }
}
