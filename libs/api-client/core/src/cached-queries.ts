import type { CachedQuery } from '@luzzu/domain/contracts'
import { api } from './api'
import type { Store } from './store'

type Upsert = (entries: CachedQuery[]) => Parameters<Store['dispatch']>[0]

/** Puts answers into the cache that were fetched elsewhere, so that pages render with them at once. */
export function fillCache(store: Store, queries: readonly CachedQuery[]): void {
  // Endpoints are injected by the areas, so the types of the core know none of them.
  const upsert = api.util.upsertQueryEntries as unknown as Upsert
  store.dispatch(upsert([...queries]))
}
