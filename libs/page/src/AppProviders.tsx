import type { Store } from '@luzzu/api-client'
import { BrowserRouter } from '@luzzu/routing'
import { GlobalStyles, Toaster } from '@luzzu/ui'
import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Provider } from 'react-redux'
import { SessionCheck } from './access/SessionCheck'
import { NavigationEffects } from './navigation/NavigationEffects'

/**
 * Everything that exists once on a page, in nesting order: store, theme, router, session, toasts. A failure of optional
 * parts does not affect the page.
 */
export function AppProviders({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <GlobalStyles />
        <BrowserRouter>
          <ErrorBoundary fallback={null}>
            <NavigationEffects />
          </ErrorBoundary>
          <SessionCheck>{children}</SessionCheck>
        </BrowserRouter>
        <ErrorBoundary fallback={null}>
          <Toaster />
        </ErrorBoundary>
      </Provider>
    </StrictMode>
  )
}
