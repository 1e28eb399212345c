import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ConfigError } from '../../config/config'
import type { OpenDatabase } from '../open-database'
import type { Database } from '../schema'
import { listenForChanges } from './postgres-freshness'

const INT8 = 20

type Options = {
  poolSize?: number /** Refuses a server that may lose what it has confirmed. */
  durable?: boolean
}

/** Opens a PostgreSQL database; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { poolSize = 10, durable = true }: Options = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser },
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  if (durable) await assertDurable(db)
  const listener = listenForChanges(url)
  return {
    db,
    pool,
    freshness: listener.freshness,
    close: async () => {
      await listener.stop()
      await db.destroy()
    },
  }
}

/** Counts come as eight-byte integers, which pg hands over as text by default; ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

async function assertDurable(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db)
  const [settings] = rows
  const isRisky = settings?.fsync === 'off' || settings?.commit === 'off'
  if (isRisky) {
    throw new ConfigError(
      'DATABASE_URL must lead to a PostgreSQL that keeps what it confirms. It runs with fsync or synchronous_commit off.',
    )
  }
}
