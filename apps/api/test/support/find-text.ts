import { sql } from 'kysely'
import type { TestApp } from './test-app'
import { isOnPostgres } from './test-database'

/** Every value of every table that contains one of the texts, as `table.column`. */
export async function findText({ db }: Pick<TestApp, 'db'>, texts: readonly string[]): Promise<string[]> {
  const tables = isOnPostgres
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
  const found: string[] = []
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const columns = rows.flatMap((row) => Object.keys(row).filter((column) => hasText(row[column], texts)))
    found.push(...columns.map((column) => `${name}.${column}`))
  }
  return [...new Set(found)].sort()
}

function hasText(value: unknown, texts: readonly string[]): boolean {
  const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value)
  return texts.some((one) => text.toLowerCase().includes(one))
}
