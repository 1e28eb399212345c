import { Migrator } from 'kysely'
import { isBusy } from './database-errors'
import { MIGRATIONS } from './migrations/list'
import type { Db } from './schema'

const PATIENCE_MS = 60_000
const PAUSE_MS = 250

/**
 * Brings the schema up to date, in one transaction: wholly or not at all. While another process does the
 * same it waits.
 *
 * @returns the names of the migrations that ran; none when everything was in place.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const deadline = Date.now() + PATIENCE_MS
  while (true) {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
    if (!isBusy(error) || Date.now() > deadline) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
