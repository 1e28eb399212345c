import { PostgresAdapter } from 'kysely'

/** Whether a connection speaks to PostgreSQL; otherwise it is SQLite. */
export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
