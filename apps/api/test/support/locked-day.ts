import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { lockDays, type Place } from '../../src/features/offer/offer-locks'
import type { Db } from '../../src/platform/database/schema'
import { isOnPostgres } from './test-database'

/** Has a day on PostgreSQL while `work` runs, which can wait until so many others wait for a lock. */
export async function withLockedDay<Value>(
  db: Db,
  day: Place,
  work: (untilWaiting: (count: number) => Promise<void>) => Promise<Value>,
): Promise<Value> {
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = db.transaction().execute(async (tx) => {
    await lockDays(tx, [day])
    locked.resolve()
    await done.promise
  })
  await locked.promise
  try {
    return await work((count) => untilWaiting(db, count))
  } finally {
    done.resolve()
    await other
  }
}

/** Until so many others wait for what a transaction has locked; SQLite does not tell who waits for its one writer. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  if (isOnPostgres) await expect.poll(() => countWaiting(db), { interval: 5 }).toBe(count)
  else await pause(300)
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
