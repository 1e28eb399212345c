import { Migrator } from 'kysely'
import { MIGRATIONS } from './migrations/list'
import type { Db } from './schema'

/**
 * Brings the schema up to date, in one transaction: wholly or not at all.
 *
 * @returns the names of the migrations that ran; none when everything was in place.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
