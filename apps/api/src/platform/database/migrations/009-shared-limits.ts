import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Tries that processes which share a PostgreSQL count together. It loses nothing when the server crashes. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  if (!postgres) return
  await runAll(db, [
    'create unlogged table shared_limit (key text primary key, points integer not null default 0, expire bigint)',
    'create index shared_limit_expire on shared_limit (expire)',
  ])
}
