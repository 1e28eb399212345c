import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { ConfigError } from '../../config/config'
import { type OnQuery, queryLogging } from '../../tracing/tracing'
import type { OpenedDatabase } from '../opened-database'
import { readBy } from '../prepared'
import type { Database } from '../schema'
import { listenForChanges } from './postgres-catalogue-revision'

/** How long the requests wait, in milliseconds. */
type Waits = {
  connection: number
  lock: number
  statement: number
  /** For the next statement of a transaction. */
  idleTransaction: number
  /** Longer than any statement may take: a peer that is silent for this long is gone. */
  silence: number
}

const WAITS: Waits = {
  connection: 2000,
  lock: 2000,
  statement: 5000,
  idleTransaction: 10_000,
  silence: 8000,
}

type Options = {
  poolSize?: number
  waits?: Waits
  /** Refuses a server whose settings may lose committed transactions. */
  durable?: boolean
  onQuery?: OnQuery | undefined
}

/** Opens a PostgreSQL database; any number of processes may share it. */
export async function openPostgres(
  url: string,
  { poolSize = 10, durable = true, waits = WAITS, onQuery }: Options = {},
): Promise<OpenedDatabase> {
  const pool = openPool(url, poolSize, waits)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...queryLogging(onQuery) })
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

const INT8 = 20

/** Counts are eight-byte integers, which pg returns as text by default; ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/** The connection pool of the requests. Timeouts cover locks, statements and dead peers. */
function openPool(url: string, poolSize: number, waits: Waits): pg.Pool {
  return withErrorHandlers(
    new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: waits.connection,
      // Below the silence timeout, so that an idle connection is closed in order.
      idleTimeoutMillis: 5000,
      statement_timeout: waits.statement,
      lock_timeout: waits.lock,
      idle_in_transaction_session_timeout: waits.idleTransaction,
      stream: () => createSocket(waits.silence),
      types: { getTypeParser },
    }),
  )
}

/** A single connection without timeouts, for work such as a migration or a copy. */
function openPoolWithoutTimeouts(url: string): pg.Pool {
  return withErrorHandlers(
    new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      types: { getTypeParser },
    }),
  )
}

/**
 * A broken connection fails its query and is replaced. It also emits an `error` event, which would end the process
 * without a listener.
 */
function withErrorHandlers(pool: pg.Pool): pg.Pool {
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function createSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL does not respond'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
