import { join } from 'node:path'
import type { Config } from '../config/config'
import type { Freshness } from './freshness'
import { openPostgres } from './open-postgres'
import { openSqlite } from './open-sqlite'
import type { Db } from './schema'

/** A database in use: its connection, what tells of changes by others, and how to let go of it. */
export type OpenDatabase = { db: Db; freshness: Freshness; close: () => Promise<void> }

export const SQLITE_FILE = 'luzzu.sqlite'

/** Opens the database that the configuration names: PostgreSQL by its address, else a file in the data folder. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return databaseUrl ? await openPostgres(databaseUrl) : openSqlite(join(dataDir, SQLITE_FILE))
}
