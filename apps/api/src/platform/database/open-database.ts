import { join } from 'node:path'
import type { Config } from '../config/config'
import { SQLITE_FILE } from '../config/data-folder'
import type { OnQuery } from '../tracing/tracing'
import type { OpenedDatabase } from './opened-database'

/** Opens the configured database: PostgreSQL by its URL, else a SQLite file in the data folder. Loads only its driver. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onQuery?: OnQuery,
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/open-postgres')
    return await openPostgres(databaseUrl, { onQuery })
  }
  const { openSqlite } = await import('./sqlite/open-sqlite')
  return openSqlite(join(dataDir, SQLITE_FILE), { onQuery })
}
