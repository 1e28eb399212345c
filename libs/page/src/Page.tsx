import type { Store } from '@luzzu/api-client'
import { BrowserRouter } from '@luzzu/routing'
import { GlobalStyles, Toaster } from '@luzzu/ui'
import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { SessionCheck } from './access/SessionCheck'
import { NavigationFollower } from './navigation/NavigationFollower'

/** What exists once on a page, in the order in which it wraps: store, look, router, session, toasts. */
export function Page({ store, children }: { store: Store; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <GlobalStyles />
        <BrowserRouter>
          <NavigationFollower />
          <SessionCheck>{children}</SessionCheck>
        </BrowserRouter>
        <Toaster />
      </Provider>
    </StrictMode>
  )
}
