import { createHash } from 'node:crypto'
import type BetterSqlite3 from 'better-sqlite3'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { type OnQuery, timed } from '../tracing/tracing'
import { isPostgres } from './dialect'
import type { Db } from './schema'
import { retryWhileBusy } from './sqlite/retry-while-busy'

type Value = string | number
type Text<Row> = { query: CompiledQuery<Row>; name: string | undefined; positions: (number | undefined)[] }
type Source = ({ reader: BetterSqlite3.Database } | { pool: Pool }) & { onQuery: OnQuery | undefined }

const sources = new WeakMap<Db, Source>()

/**
 * Runs prepared queries to `db` on a separate SQLite connection, which sees committed data and waits for no transaction,
 * or as statements of PostgreSQL, named unless their columns can change. Queries inside a transaction stay in it.
 */
export function readBy(db: Db, source: Source): void {
  sources.set(db, source)
}

/**
 * A query that is compiled once per dialect and then only gets its values; for queries of every request. `build` may
 * use its arguments as values only, because they are placeholders during compilation.
 */
export function prepared<Values extends Value[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const texts = new Map<boolean, Text<Row>>()
  const readRows = new WeakMap<BetterSqlite3.Database, ReturnType<typeof rowReader<Row>>>()

  function compile(db: Db, count: number): Text<Row> {
    const placeholders = Array.from({ length: count }, () => Symbol('value'))
    // The placeholders are found again among the compiled parameters.
    const query = build(db, ...(placeholders as unknown as Values)).compile()
    const positions = query.parameters.map((parameter) => {
      const position = placeholders.indexOf(parameter as symbol)
      return position < 0 ? undefined : position
    })
    return { query, name: selectsAll(query.sql) ? undefined : nameOf(query.sql), positions }
  }

  function textForDialect(db: Db, count: number): Text<Row> {
    const engine = isPostgres(db)
    const text = texts.get(engine) ?? compile(db, count)
    texts.set(engine, text)
    return text
  }

  function readerFor(reader: BetterSqlite3.Database, sql: string) {
    const read = readRows.get(reader) ?? rowReader<Row>(reader, sql)
    readRows.set(reader, read)
    return read
  }

  return async (db, ...values) => {
    const { query, name, positions } = textForDialect(db, values.length)
    const parameters = query.parameters.map((parameter, at) => {
      const position = positions[at]
      return position === undefined ? parameter : values[position]
    })
    const source = sources.get(db)
    if (!source) return (await db.executeQuery<Row>({ ...query, parameters })).rows
    return timed(source.onQuery, query.sql, async () =>
      'pool' in source
        ? (await source.pool.query({ name, text: query.sql, values: parameters })).rows
        : retryWhileBusy(() => readerFor(source.reader, query.sql)(parameters)),
    )
  }
}

/** The columns of `*`, other than those of `count(*)`, change with a migration by another process. */
const selectsAll = (sql: string) => /(?<!\()\*/.test(sql)

/** The same for every process, because a connection pooler may share its connections between them. */
function nameOf(sql: string): string {
  return createHash('sha256').update(sql).digest('base64url').slice(0, 22)
}

type Column = Value | null
type ReadRows<Row> = (parameters: readonly unknown[]) => Row[]

/** Reads the rows of a query. Arrays made into objects here take half the time of the objects of better-sqlite3. */
function rowReader<Row>(database: BetterSqlite3.Database, sql: string): ReadRows<Row> {
  const statement = database.prepare<unknown[], Row>(sql)
  if (selectsAll(sql)) return (parameters) => statement.all(...parameters)
  const names = statement.columns().map(({ name }) => name)
  const arrays = database.prepare<unknown[], Column[]>(sql).raw()
  return (parameters) => arrays.all(...parameters).map((values) => toRow<Row>(names, values))
}

function toRow<Row>(names: readonly string[], values: readonly Column[]): Row {
  const row: Record<string, Column | undefined> = {}
  for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index]
  return row as Row
}
