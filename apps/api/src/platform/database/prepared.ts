import type BetterSqlite3 from 'better-sqlite3'
import type { Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from './dialect'
import type { Db } from './schema'
import { retryWhileBusy } from './sqlite/retry-while-busy'

type Value = string | number
type Reader = BetterSqlite3.Database
type Text<Row> = { query: CompiledQuery<Row>; places: (number | undefined)[] }

const readers = new WeakMap<Db, Reader>()

/**
 * Runs prepared queries to `db` on a separate connection, which sees committed data and waits for no transaction.
 * Queries inside a transaction stay in it.
 */
export function readBy(db: Db, reader: Reader): void {
  readers.set(db, reader)
}

/**
 * A query that is compiled once per dialect and then only gets its values; for queries of every request. `build` may
 * use its arguments as values only, because they are placeholders during compilation.
 */
export function prepared<Values extends Value[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const texts = new Map<boolean, Text<Row>>()
  const statements = new WeakMap<Reader, BetterSqlite3.Statement<unknown[], Row>>()

  function compile(db: Db, count: number): Text<Row> {
    const placeholders = Array.from({ length: count }, () => Symbol('value'))
    // The placeholders are found again among the compiled parameters.
    const query = build(db, ...(placeholders as unknown as Values)).compile()
    const places = query.parameters.map((parameter) => {
      const place = placeholders.indexOf(parameter as symbol)
      return place < 0 ? undefined : place
    })
    return { query, places }
  }

  function textForDialect(db: Db, count: number): Text<Row> {
    const engine = isPostgres(db)
    const text = texts.get(engine) ?? compile(db, count)
    texts.set(engine, text)
    return text
  }

  function statementFor(reader: Reader, sql: string): BetterSqlite3.Statement<unknown[], Row> {
    const statement = statements.get(reader) ?? reader.prepare<unknown[], Row>(sql)
    statements.set(reader, statement)
    return statement
  }

  return async (db, ...values) => {
    const { query, places } = textForDialect(db, values.length)
    const parameters = query.parameters.map((parameter, at) => {
      const place = places[at]
      return place === undefined ? parameter : values[place]
    })
    const reader = readers.get(db)
    if (reader) return retryWhileBusy(() => statementFor(reader, query.sql).all(...parameters))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
