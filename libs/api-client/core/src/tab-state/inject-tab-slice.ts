import type { Reducer, Store } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import type { PersistPartial } from 'redux-persist/es/persistReducer'
import { pageReducer } from '../reducer'
import { tabStorage } from './tab-storage'

/** redux-persist hands an injected reducer no state as an empty one, from which it would not begin. */
const beginning =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(state && Object.keys(state).length > 0 ? state : undefined, action)

type TabSlice<State> = {
  name: string
  /** Names it in the storage; it stays the same while the stored form does. */
  key: string
  reducer: Reducer<State>
  getInitialState: () => State
}

const injected = new Set<string>()
let persistor: Persistor | undefined

/**
 * Restores what was kept in this tab, now and for slices that are injected later. What has changed right before the page
 * is left, as for a payment, is kept as well.
 */
export function startPersistence(store: Store): void {
  persistor = persistStore(store)
  globalThis.addEventListener?.('pagehide', () => void persistor?.flush())
}

/**
 * Adds a slice of an area to the state of the page. It is kept over reloads, until the tab is closed or its user logs
 * out. An area that is loaded again finds the slice of the first time.
 */
export function injectTabSlice<State>({ name, key, reducer, getInitialState }: TabSlice<State>) {
  if (!injected.has(name)) {
    injected.add(name)
    const persisted = persistReducer({ key, storage: tabStorage, timeout: 0 }, beginning(reducer))
    pageReducer.inject({ reducerPath: name, reducer: persisted as Reducer })
    persistor?.persist()
  }
  const initial = getInitialState()

  /** The state of the slice. `restored`: it has been read from storage. */
  return function useTabSlice(): { state: State; restored: boolean } {
    const state = useSelector(
      (page: Record<string, (State & Partial<PersistPartial>) | undefined>) => page[name],
    )
    return { state: state ?? initial, restored: state?._persist?.rehydrated === true }
  }
}
