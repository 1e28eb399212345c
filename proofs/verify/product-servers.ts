import { openDatabase } from '../../apps/api/src/platform/database/open-database'
import type { Db } from '../../apps/api/src/platform/database/schema'
import { type Engine, type Server, type ServerOptions, type Store, startServer } from '../support/product'
import { openSeededStore } from './seeded-store'

export const ENGINES = ['sqlite', 'postgres'] as const satisfies Engine[]
export const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** A store with several servers, stopped and removed after `work`. */
export async function withServers(
  engine: Engine,
  count: number,
  work: (store: Store, servers: Server[]) => Promise<void>,
  options: ServerOptions = {},
): Promise<void> {
  const store = await openSeededStore(engine)
  const servers: Server[] = []
  try {
    while (servers.length < count) servers.push(await startServer(store, options))
    await work(store, servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await store.close()
  }
}

export async function withDb<Value>(
  { environment, dataDir }: Store,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ dataDir, databaseUrl: environment.DATABASE_URL })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Enough units that no request is refused. */
export const unlimitUnits = (store: Store) =>
  withDb(store, (db) => db.updateTable('product').set({ units: 1000 }).execute())

/** Answers by status, such as `201 × 12, 409 × 3`. */
export class StatusCounts {
  readonly #counts = new Map<number, number>()

  add(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1)
  }

  of(status: number): number {
    return this.#counts.get(status) ?? 0
  }

  /** How many answers had another status than these. */
  besides(...expected: number[]): number {
    return [...this.#counts].reduce(
      (sum, [status, count]) => sum + (expected.includes(status) ? 0 : count),
      0,
    )
  }

  toString(): string {
    return [...this.#counts]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')
  }
}
