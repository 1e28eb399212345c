import { type CalendarDate, dateIn, daysBetween, ORDER_MESSAGES } from '@luzzu/domain'
import { sql } from 'kysely'
import { isPostgres } from '../../platform/database/dialect'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'

const FIRST_DAY = '2000-01-01' as CalendarDate
/** Products and days have advisory locks as well, under the ids of the products. */
const CASH_UP_LOCK = -1

/**
 * Whether the cash-up of a day, by default today, is done. It cannot be done until the transaction ends, so that what it
 * moves is counted. Lock it after the order.
 */
export async function isDayClosed(
  tx: Tx,
  { site, now }: Moment,
  day: CalendarDate = dateIn(site.timeZone, now),
): Promise<boolean> {
  if (isPostgres(tx))
    await sql`select pg_advisory_xact_lock_shared(${CASH_UP_LOCK}::int, ${daysBetween(FIRST_DAY, day)}::int)`.execute(
      tx,
    )
  return isClosed(tx, day)
}

/** @throws {Refusal} `closed` when the cash-up of a day, by default today, is done. */
export async function assertDayOpen(tx: Tx, moment: Moment, day?: CalendarDate): Promise<void> {
  if (await isDayClosed(tx, moment, day)) throw new Refusal('closed', { message: ORDER_MESSAGES.dayClosed })
}

/** Waits for whoever moves money on a day, and keeps others waiting; returns whether its cash-up is done. */
export async function lockDay(tx: Tx, day: CalendarDate): Promise<boolean> {
  if (isPostgres(tx))
    await sql`select pg_advisory_xact_lock(${CASH_UP_LOCK}::int, ${daysBetween(FIRST_DAY, day)}::int)`.execute(
      tx,
    )
  return isClosed(tx, day)
}

async function isClosed(tx: Tx, day: CalendarDate): Promise<boolean> {
  const closed = await tx.selectFrom('cash_up').select('id').where('date', '=', day).executeTakeFirst()
  return closed !== undefined
}
