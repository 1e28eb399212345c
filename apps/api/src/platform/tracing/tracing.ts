import type { FastifyInstance } from 'fastify'
import type { KyselyConfig } from 'kysely'

/** A query that has ended: its text, with placeholders for values. */
export type EndedQuery = { sql: string; milliseconds: number; error?: unknown }
export type OnQuery = (query: EndedQuery) => void

/** Traces of requests and of the queries within them. */
export type Tracing = {
  traceRequests: (app: FastifyInstance) => void
  onQuery: OnQuery
  /** Exports what is left, unless that takes too long. */
  stop: () => Promise<void>
}

/** The part of a database's configuration that tells of its queries. */
export function queryLogging(onQuery: OnQuery | undefined): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {}
  return {
    log: ({ query, queryDurationMillis, ...rest }) =>
      onQuery({
        sql: query.sql,
        milliseconds: queryDurationMillis,
        ...('error' in rest && { error: rest.error }),
      }),
  }
}

/** Tells of a query that runs beside Kysely. */
export async function timed<Value>(
  onQuery: OnQuery | undefined,
  sql: string,
  run: () => Promise<Value>,
): Promise<Value> {
  if (!onQuery) return run()
  const from = performance.now()
  const end = (error?: unknown) =>
    onQuery({ sql, milliseconds: performance.now() - from, ...(error !== undefined && { error }) })
  try {
    const value = await run()
    end()
    return value
  } catch (error) {
    end(error)
    throw error
  }
}
