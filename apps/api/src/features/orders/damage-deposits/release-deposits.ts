import { HOUR, instantAfter } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { Refusal } from '../../../platform/errors/refusal'
import { createBatchJob } from '../../../platform/jobs/batch-job'
import type { Job } from '../../../platform/jobs/jobs'
import { BATCH_SIZE } from '../../../platform/jobs/work-in-batches'
import type { FindSite, Moment } from '../../../platform/settings/site'
import { releaseDeposit } from './damage-deposits.commands'

/** Gives damage deposits back some hours after the guests have returned, unless staff have decided by then. */
export const releaseDepositsJob = (findSite: FindSite): Job =>
  createBatchJob(findSite, { name: 'release-damage-deposits', list: listReleasable, work: release })

/** Deposits whose guests are back for long enough. */
export async function listReleasable(db: Db, { site, now }: Moment, afterId = 0): Promise<number[]> {
  const rows = await db
    .selectFrom('damage_deposit')
    .innerJoin('booking', 'booking.id', 'damage_deposit.booking_id')
    .select('damage_deposit.id')
    .where('damage_deposit.status', '=', 'held')
    .where('damage_deposit.returned_at', '<=', lastReturn({ site, now }))
    // A move has put back what became of it.
    .where('booking.attendance', '=', 'returned')
    .where('damage_deposit.id', '>', afterId)
    .orderBy('damage_deposit.id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}

const lastReturn = ({ site, now }: Moment) =>
  instantAfter(now, -site.settings.payments.damage_release_hours * HOUR)

/** Staff may be faster; and once the cash-up of the day is done, it waits for the next one. */
async function release(db: Db, id: number, moment: Moment): Promise<void> {
  try {
    await inTransaction(db, (tx) => releaseDeposit(tx, id, moment))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
