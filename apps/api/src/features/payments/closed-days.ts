import { type CalendarDate, dateIn, ORDER_MESSAGES } from '@luzzu/domain'
import { LOCK_SPACE, lockDate } from '../../platform/database/advisory-locks'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'

/**
 * Whether the cash-up of a day, by default today, is done. It cannot be done until the transaction ends, so that what it
 * moves is counted. Lock it after the order.
 */
export async function isDayClosed(
  tx: Tx,
  { site, now }: Moment,
  day: CalendarDate = dateIn(site.timeZone, now),
): Promise<boolean> {
  await lockDate(tx, LOCK_SPACE.cashUps, day, 'shared')
  return isClosed(tx, day)
}

/** @throws {Refusal} `closed` when the cash-up of a day, by default today, is done. */
export async function assertDayOpen(tx: Tx, moment: Moment, day?: CalendarDate): Promise<void> {
  if (await isDayClosed(tx, moment, day)) throw new Refusal('closed', { message: ORDER_MESSAGES.dayClosed })
}

/** Waits for whoever moves money on a day, and keeps others waiting; returns whether its cash-up is done. */
export async function lockDay(tx: Tx, day: CalendarDate): Promise<boolean> {
  await lockDate(tx, LOCK_SPACE.cashUps, day)
  return isClosed(tx, day)
}

async function isClosed(tx: Tx, day: CalendarDate): Promise<boolean> {
  const closed = await tx.selectFrom('cash_up').select('id').where('date', '=', day).executeTakeFirst()
  return closed !== undefined
}
