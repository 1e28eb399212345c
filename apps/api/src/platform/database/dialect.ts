import { PostgresAdapter } from 'kysely'

/** Whether a connection is to PostgreSQL; otherwise it is to SQLite. */
export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
