import '@luzzu/ui/fonts.css'
import { makeStore, startStore } from '@luzzu/api-client'
import { markTokens } from '@luzzu/ui'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from '../AppProviders'
import { reportErrors } from '../report-errors'

export { guardRoutes, RequireAccess } from '../access/RequireAccess'

/** Starts an area without the shell: in a page of its own, with a frame, a store and a session of its own. */
export function startStandalone(area: string, Routes: ComponentType): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root to render into')

  markTokens()
  const onCaughtError = reportErrors(() => ({ area, version: '' }))
  const store = makeStore()
  startStore(store)
  createRoot(root, { onCaughtError }).render(
    <AppProviders store={store}>
      <Routes />
    </AppProviders>,
  )
}
