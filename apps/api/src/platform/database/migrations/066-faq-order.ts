import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** Those that nobody has put in order stay in that of their ids, new ones come last. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, ['alter table faq add column position integer not null default 0'])
}
