import type { Store } from '@luzzu/api-client'
import { PageRouter } from '@luzzu/routing'
import { GlobalStyles, Toaster } from '@luzzu/ui'
import { type ComponentType, type ReactNode, StrictMode, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Provider } from 'react-redux'
import { SessionCheck } from './access/SessionCheck'
import { NavigationEffects } from './NavigationEffects'

type AppProvidersProps = {
  store: Store
  /** @default PageRouter */
  Router?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Everything that exists once on a page, in nesting order: store, theme, router, session, toasts. A failure of optional
 * parts does not affect the page.
 */
export function AppProviders({ store, Router = PageRouter, children }: AppProvidersProps) {
  const [serverState] = useState(() => store.getState())
  return (
    <StrictMode>
      {/* Parts of a page that hydrate late still begin with the state that the server rendered. */}
      <Provider store={store} serverState={serverState}>
        <GlobalStyles />
        <Router>
          <ErrorBoundary fallback={null}>
            <NavigationEffects />
          </ErrorBoundary>
          <SessionCheck>{children}</SessionCheck>
        </Router>
        <ErrorBoundary fallback={null}>
          <Toaster />
        </ErrorBoundary>
      </Provider>
    </StrictMode>
  )
}
