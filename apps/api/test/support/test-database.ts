import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SQLITE_FILE } from '../../src/platform/config/data-folder'
import type { OpenedDatabase } from '../../src/platform/database/opened-database'
import { openPostgres } from '../../src/platform/database/postgres/open-postgres'
import { openSqlite } from '../../src/platform/database/sqlite/open-sqlite'
import type { OnQuery } from '../../src/platform/tracing/tracing'
import { acquireCopy } from './postgres-copies'

export const isOnPostgres = process.env.TEST_ENGINE === 'postgres'

/** A copy of the migrated template, as a file in `dataDir` or a PostgreSQL database; returns its URL there. */
export async function copyTemplate(dataDir: string): Promise<string | undefined> {
  if (!isOnPostgres) {
    copyFileSync(inject('template'), join(dataDir, SQLITE_FILE))
    return undefined
  }
  return acquireCopy()
}

/** Long enough for a machine under load. */
const WAITS = {
  connection: 60_000,
  lock: 30_000,
  statement: 60_000,
  idleTransaction: 60_000,
  silence: 90_000,
}

/** Opens a copy without the durability settings of production, for speed. */
export async function openCopy(
  dataDir: string,
  databaseUrl: string | undefined,
  onQuery?: OnQuery,
): Promise<OpenedDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, { durable: false, waits: WAITS, onQuery })
    : openSqlite(join(dataDir, SQLITE_FILE), { durable: false, onQuery })
}
