import { join } from 'node:path'
import type { Config } from '../config/config'
import { SQLITE_FILE } from '../config/data-folder'
import type { OnQuery } from '../tracing/tracing'
import type { OpenedDatabase } from './opened-database'
import { openPostgres } from './postgres/open-postgres'
import { openSqlite } from './sqlite/open-sqlite'

/** Opens the configured database: PostgreSQL by its URL, else a SQLite file in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onQuery?: OnQuery,
): Promise<OpenedDatabase> {
  return databaseUrl
    ? await openPostgres(databaseUrl, { onQuery })
    : openSqlite(join(dataDir, SQLITE_FILE), { onQuery })
}
