import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import { api } from './api'
import { bookingDraftReducer } from './draft/booking-draft-slice'
import { tabStorage } from './draft/tab-storage'
import { sessionMiddleware } from './session/session-middleware'
import { sessionReducer, sessionRestored } from './session/session-slice'
import { syncTabs } from './session/sync-tabs'
import { readTokens } from './session/token-storage'
import { settingsReducer } from './settings/settings-slice'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  bookingDraft: persistReducer({ key: 'booking-draft', storage: tabStorage }, bookingDraftReducer),
  settings: settingsReducer,
})

/** The store of a page. It reads nothing from the browser until {@link startStore}. */
export function makeStore() {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).concat(sessionMiddleware, api.middleware),
  })
}

export type Store = ReturnType<typeof makeStore>
export type PageState = ReturnType<Store['getState']>

/** Restores persisted state, and subscribes to other tabs and to the connection. */
export function startStore(store: Store): void {
  persistStore(store)
  syncTabs(store)
  store.dispatch(sessionRestored(readTokens() ?? { token: null, sessionToken: null }))
  setupListeners(store.dispatch)
}
