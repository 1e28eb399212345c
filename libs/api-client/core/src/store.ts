import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { api } from './api'
import { pageReducer } from './reducer'
import { sessionMiddleware } from './session/session-middleware'
import { sessionRestored } from './session/session-slice'
import { syncTabs } from './session/sync-tabs'
import { readTokens } from './session/token-storage'
import { startPersistence } from './tab-state/inject-tab-slice'
import { tabMiddleware } from './tab-state/tab-middleware'

/** The store of a page. It reads nothing from the browser until {@link startStore}. */
export function makeStore() {
  return configureStore({
    reducer: pageReducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).concat(sessionMiddleware, tabMiddleware, api.middleware),
  })
}

export type Store = ReturnType<typeof makeStore>
export type PageState = ReturnType<Store['getState']>

/** Restores persisted state, and subscribes to other tabs and to the connection. */
export function startStore(store: Store): void {
  startPersistence(store)
  syncTabs(store)
  store.dispatch(sessionRestored(readTokens() ?? { token: null, sessionToken: null }))
  setupListeners(store.dispatch)
}
