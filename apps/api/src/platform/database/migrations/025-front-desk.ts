import type { Kysely } from 'kysely'
import { runAll } from './column-types'

/** What staff record of a booking: a note of their own, and what became of it on its day. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table booking add column attendance text not null default 'none'
      check (attendance in ('none', 'checked_in', 'returned', 'no_show'))`,
    'alter table booking add column note text',
  ])
}
