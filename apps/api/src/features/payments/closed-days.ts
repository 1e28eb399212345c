import { type CalendarDate, dateIn, ORDER_MESSAGES } from '@luzzu/domain'
import type { Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'

/** Whether the cash-up of a day, by default today, is done. */
export async function isDayClosed(
  tx: Tx,
  { site, now }: Moment,
  day: CalendarDate = dateIn(site.timeZone, now),
): Promise<boolean> {
  const closed = await tx.selectFrom('cash_up').select('id').where('date', '=', day).executeTakeFirst()
  return closed !== undefined
}

/** @throws {Refusal} `closed` when the cash-up of a day, by default today, is done. */
export async function assertDayOpen(tx: Tx, moment: Moment, day?: CalendarDate): Promise<void> {
  if (await isDayClosed(tx, moment, day)) throw new Refusal('closed', { message: ORDER_MESSAGES.dayClosed })
}
