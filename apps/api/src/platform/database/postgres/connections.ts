import { Socket } from 'node:net'
import pg from 'pg'

const INT8 = 20
/** Longer than any statement may take: whoever says nothing for so long while it is asked has gone. */
const SILENCE_MS = 8000

/** Counts come as eight-byte integers, which pg hands over as text by default; ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser

/** The connections that requests share. Neither a lock, nor a statement, nor a dead peer holds a request for long. */
export function openPool(url: string, poolSize: number): pg.Pool {
  return withErrorHandlers(
    new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 2000,
      // Below the silence that ends a connection, so that one in reserve is let go of in order.
      idleTimeoutMillis: 5000,
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
      stream: endedBySilence,
      types: { getTypeParser },
    }),
  )
}

/** One connection for work that takes as long as it takes, such as a migration or a copy. */
export function openPatientPool(url: string): pg.Pool {
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
 * A connection that breaks fails the query that uses it, and is replaced at the next one. It also emits an error,
 * in the pool or in use, which would end the process if nobody listened.
 */
function withErrorHandlers(pool: pg.Pool): pg.Pool {
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function endedBySilence(): Socket {
  const socket = new Socket()
  socket.setTimeout(SILENCE_MS, () => {
    socket.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' }))
  })
  return socket
}
