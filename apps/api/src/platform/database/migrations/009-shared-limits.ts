import type { Kysely } from 'kysely'
import { columnTypes, runAll } from './column-types'

/** Rate limit counters shared by processes on PostgreSQL, in a logged table. */
export async function up(db: Kysely<never>): Promise<void> {
  const { postgres } = columnTypes(db)
  if (!postgres) return
  await runAll(db, [
    'create unlogged table shared_limit (key text primary key, points integer not null default 0, expire bigint)',
    'create index shared_limit_expire on shared_limit (expire)',
  ])
}
