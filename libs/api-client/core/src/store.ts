import type { CachedQuery } from '@luzzu/domain/contracts'
import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { api } from './api'
import { pageReducer } from './reducer'
import { sessionMiddleware } from './session/session-middleware'
import { sessionRestored } from './session/session-slice'
import { syncTabs } from './session/sync-tabs'
import { readTokens } from './session/token-storage'
import { watchInput } from './session/unsaved-input'
import { startPersistence } from './tab-state/inject-tab-slice'
import { tabMiddleware } from './tab-state/tab-middleware'
import { readEndedAt } from './tab-state/tab-storage'

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
  watchInput()
  syncTabs(store)
  const tokens = readTokens() ?? { token: null, sessionToken: null }
  store.dispatch(sessionRestored({ ...tokens, endedAt: readEndedAt() }))
  // After the session, whose user may not be the one for whom the tab keeps something.
  startPersistence(store)
  setupListeners(store.dispatch)
}

type Upsert = (entries: CachedQuery[]) => Parameters<Store['dispatch']>[0]

/** Puts answers into the cache that were fetched elsewhere, so that pages render with them at once. */
export function fillCache(store: Store, queries: readonly CachedQuery[]): void {
  // Endpoints are injected by the areas, so the types of the core know none of them.
  const upsert = api.util.upsertQueryEntries as unknown as Upsert
  store.dispatch(upsert([...queries]))
}
