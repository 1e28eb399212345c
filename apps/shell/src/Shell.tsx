import type { Store } from '@luzzu/api-client'
import { BrowserRouter } from '@luzzu/routing'
import { GlobalStyles, Toaster } from '@luzzu/ui'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { SessionCheck } from './access/SessionCheck'
import { NavigationFollower } from './navigation/NavigationFollower'
import { AreaRoutes } from './routes'

/** The page around the areas: what exists once, in the order in which it wraps. */
export function Shell({ store }: { store: Store }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <GlobalStyles />
        <BrowserRouter>
          <NavigationFollower />
          <SessionCheck>
            <AreaRoutes />
          </SessionCheck>
        </BrowserRouter>
        <Toaster />
      </Provider>
    </StrictMode>
  )
}
