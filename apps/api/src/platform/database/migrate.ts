import { Migrator } from 'kysely'
import { isBusy } from '../errors/database-errors'
import { isPostgres } from './dialect'
import { MIGRATIONS } from './migrations/list'
import type { OpenedDatabase } from './opened-database'
import type { Db } from './schema'

const LOCK_TIMEOUT_MS = 60_000
const RETRY_DELAY_MS = 250

/**
 * Migrates the schema in one transaction, while other processes that start wait.
 * @returns the names of the migrations that ran.
 */
export function migrate(
  { withoutTimeouts }: Pick<OpenedDatabase, 'withoutTimeouts'>,
  migrations = MIGRATIONS,
): Promise<string[]> {
  return withoutTimeouts(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const deadline = Date.now() + LOCK_TIMEOUT_MS
    while (true) {
      const { error, results = [] } = await migrator.migrateToLatest()
      if (!error) return results.map(({ migrationName }) => migrationName)
      if (!isLocked(db, error) || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  })
}

/** On PostgreSQL the migrator waits for its own advisory lock, so any error there is final. */
const isLocked = (db: Db, error: unknown) => !isPostgres(db) && isBusy(error)
