import BetterSqlite3 from 'better-sqlite3'

/** Tables with data; the full-text index is derived from them. */
const TABLES = `select name from sqlite_master
  where type = 'table' and name not like 'sqlite_%' and name not like 'account_search%' order by name`

/** The number of rows by table. */
export function countRows(file: string): Map<string, number> {
  const database = new BetterSqlite3(file, { readonly: true })
  try {
    const tables = database.prepare<[], string>(TABLES).pluck().all()
    const count = (table: string) =>
      database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0
    return new Map(tables.map((table) => [table, count(table)]))
  } finally {
    database.close()
  }
}

/** The tables in which two files differ in any row. */
export function findDifferences(one: string, other: string): string[] {
  const database = new BetterSqlite3(one, { readonly: true })
  try {
    database.prepare('attach ? as other').run(other)
    const tables = database.prepare<[], string>(TABLES).pluck().all()
    return tables.filter((table) => {
      const rows = (left: string, right: string) =>
        `select * from (select * from ${left}."${table}" except select * from ${right}."${table}")`
      return (
        database.prepare(`${rows('main', 'other')} union all ${rows('other', 'main')} limit 1`).get() !==
        undefined
      )
    })
  } finally {
    database.close()
  }
}

/** The series of the document numbers of a file; a file that is no database, or from before there were any, has none. */
export function readDocumentSeries(file: string): string {
  try {
    const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
    try {
      return database.prepare<[], string>('select series from document_series').pluck().get() ?? ''
    } finally {
      database.close()
    }
  } catch {
    return ''
  }
}
