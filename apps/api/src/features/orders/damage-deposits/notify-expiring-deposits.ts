import { formatInstant, toAmount, zoneName } from '@luzzu/domain'
import { DAY, instantAfter } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import { createBatchJob } from '../../../platform/jobs/batch-job'
import type { Job } from '../../../platform/jobs/jobs'
import { BATCH_SIZE } from '../../../platform/jobs/work-in-batches'
import { enqueueEmail } from '../../../platform/mail/outbox'
import type { FindSite, Moment } from '../../../platform/settings/site'
import { findBooking } from '../../bookings/queries/bookings.queries'
import { depositExpiring } from '../emails/deposit-expiring'

/** Tells staff a day before the authorization of a damage deposit ends, once for each. */
export const expiringDepositsJob = (findSite: FindSite): Job =>
  createBatchJob(findSite, { name: 'tell-lapsing-deposits', list: listExpiringDeposits, work: notifyStaff })

/** Deposits that lapse within a day, of which staff were not told. */
export async function listExpiringDeposits(db: Db, { now }: Moment, afterId = 0): Promise<number[]> {
  const rows = await db
    .selectFrom('damage_deposit')
    .select('id')
    .where('status', '=', 'held')
    .where('lapses_at', '<=', instantAfter(now, DAY))
    .where('lapse_told_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whoever notes first that staff are told tells them. */
function notifyStaff(db: Db, id: number, { site, now }: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deposit = await tx
      .updateTable('damage_deposit')
      .set({ lapse_told_at: instantAfter(now) })
      .where('id', '=', id)
      .where('status', '=', 'held')
      .where('lapse_told_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const to = site.settings.notify_mail
    if (!deposit || deposit.lapses_at === null || to === null) return
    const booking = await findBooking(tx, deposit.booking_id)
    const data = {
      username: site.name,
      booking_id: deposit.booking_id,
      customer: booking?.username ?? '',
      product_name: booking?.product_name ?? '',
      amount: toAmount(deposit.amount_cents),
      currency: site.currency,
      lapses: `${formatInstant(deposit.lapses_at, site.timeZone)} ${zoneName(site.timeZone)}`,
    }
    await enqueueEmail(tx, { site, to, template: depositExpiring, data, now, bookingId: deposit.booking_id })
  })
}
