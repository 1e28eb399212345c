import { Socket } from 'node:net'
import pg from 'pg'

const INT8 = 20
/** Longer than any statement may take: a peer that is silent for this long is gone. */
const SOCKET_TIMEOUT_MS = 8000

/** Counts are eight-byte integers, which pg returns as text by default; ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/** The connection pool of the requests. Timeouts cover locks, statements and dead peers. */
export function openPool(url: string, poolSize: number): pg.Pool {
  return withErrorHandlers(
    new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 2000,
      // Below the silence timeout, so that an idle connection is closed in order.
      idleTimeoutMillis: 5000,
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      stream: createSocket,
      types: { getTypeParser },
    }),
  )
}

/** A single connection without timeouts, for work such as a migration or a copy. */
export function openPoolWithoutTimeouts(url: string): pg.Pool {
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

function createSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(SOCKET_TIMEOUT_MS, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL does not respond'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
