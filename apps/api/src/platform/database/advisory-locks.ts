import { type CalendarDate, daysBetween } from '@luzzu/domain'
import { sql } from 'kysely'
import { isPostgres } from './dialect'
import type { Tx } from './schema'

/** The first of the two numbers of a lock; those of products are their ids. */
export const LOCK_SPACE = { cashUps: -1, networks: -2 } as const

// The constraint triggers of the database take the locks of products, with days counted from the same one.
const FIRST_DAY = '2000-01-01' as CalendarDate

const MODES = { exclusive: sql`pg_advisory_xact_lock`, shared: sql`pg_advisory_xact_lock_shared` }

/** Locks a date of a product or a space until the transaction ends. SQLite has a single writer anyway. */
export async function lockDate(
  tx: Tx,
  space: number,
  date: CalendarDate,
  mode: keyof typeof MODES = 'exclusive',
): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`select ${MODES[mode]}(${space}::int, ${daysBetween(FIRST_DAY, date)}::int)`.execute(tx)
}
