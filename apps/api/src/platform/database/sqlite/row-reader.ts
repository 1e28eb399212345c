import type BetterSqlite3 from 'better-sqlite3'

type Value = string | number | null
type ReadRows<Row> = (parameters: readonly unknown[]) => Row[]

/** Reads the rows of a query. Arrays made into objects here take half the time of the objects of better-sqlite3. */
export function rowReader<Row>(database: BetterSqlite3.Database, sql: string): ReadRows<Row> {
  const statement = database.prepare<unknown[], Row>(sql)
  // The columns of `*` change with a migration by another process.
  if (sql.includes('*')) return (parameters) => statement.all(...parameters)
  const names = statement.columns().map(({ name }) => name)
  const arrays = database.prepare<unknown[], Value[]>(sql).raw()
  return (parameters) => arrays.all(...parameters).map((values) => toRow<Row>(names, values))
}

function toRow<Row>(names: readonly string[], values: readonly Value[]): Row {
  const row: Record<string, Value | undefined> = {}
  for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index]
  return row as Row
}
