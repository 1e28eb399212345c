import { Kysely, PostgresDialect, sql } from 'kysely'
import { ConfigError } from '../../config/config'
import { type OnQuery, tellQueries } from '../../tracing/tracing'
import type { OpenDatabase } from '../open-database'
import { readBy } from '../prepared'
import type { Database } from '../schema'
import { openPool, openPoolWithoutTimeouts } from './connections'
import { listenForChanges } from './postgres-catalogue-revision'

type Options = {
  poolSize?: number
  /** Refuses a server whose settings may lose committed transactions. */
  durable?: boolean
  onQuery?: OnQuery | undefined
}

/** Opens a PostgreSQL database; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { poolSize = 10, durable = true, onQuery }: Options = {},
): Promise<OpenDatabase> {
  const pool = openPool(url, poolSize)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...tellQueries(onQuery) })
  readBy(db, { pool, onQuery })
  if (durable) {
    try {
      await assertDurable(db)
    } catch (error) {
      await db.destroy()
      throw error
    }
  }
  const listener = listenForChanges(url)
  return {
    db,
    pool,
    catalogueRevision: listener.catalogueRevision,
    withoutTimeouts: async (work) => {
      const pool = new Kysely<Database>({
        dialect: new PostgresDialect({ pool: openPoolWithoutTimeouts(url) }),
      })
      try {
        return await work(pool)
      } finally {
        await pool.destroy()
      }
    },
    close: async () => {
      await listener.stop()
      await db.destroy()
    },
  }
}

async function assertDurable(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
  const [settings] = rows
  const isRisky = settings?.fsync === 'off' || settings?.commit === 'off'
  if (isRisky) {
    throw new ConfigError(
      'DATABASE_URL must point to a PostgreSQL server with durable commits. It runs with fsync or synchronous_commit off.',
    )
  }
}
