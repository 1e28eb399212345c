import { canTransition, dateIn, hasStarted, oldestOpenRequest, timeIn } from '@luzzu/domain'
import { systemActor } from '../../../platform/audit/audit'
import { MINUTE } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Job, JobContext } from '../../../platform/jobs/jobs'
import { BATCH_SIZE, workInBatches } from '../../../platform/jobs/work-in-batches'
import type { FindSite, Moment, Site } from '../../../platform/settings/site'
import { BY_BUSINESS, settleCancellation } from '../../payments/settle-cancellation'
import { timeRangeOf } from '../../time-slots/time-slots.queries'
import { requestExpired } from '../emails/booking-emails'
import { emailCustomer } from '../emails/email-customer'
import { type BookingWithUser, requestedAt } from '../queries/bookings.queries'
import { lockBooking } from './booking-locks'
import { updateStatus } from './update-status'

/** Cancels requests that are still pending when their slot begins or when they are too old, and notifies their customers. */
export function expireRequestsJob(findSite: FindSite): Job {
  return {
    name: 'expire-requests',
    interval: MINUTE,
    run: async (context) => expireRequests(context, await findSite()),
  }
}

function expireRequests(context: JobContext, site: Site): Promise<void> {
  const { db, now } = context
  return workInBatches(
    context,
    async (afterId) => {
      const ids = await listExpired(db, { site, now }, afterId)
      return { ids, next: ids[BATCH_SIZE - 1] }
    },
    (id) => expireRequest(db, id, { site, now }),
  )
}

export async function listExpired(db: Db, { site, now }: Moment, afterId = 0): Promise<number[]> {
  const today = dateIn(site.timeZone, now)
  const oldest = oldestOpenRequest(site.settings.request_expires_hours, now)
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'Pending')
    // With a limit of age, the requests of all dates are looked through.
    .$if(oldest === undefined, (query) => query.where('booking_date', '<=', today))
    .where((row) =>
      row.or([
        row('booking_date', '<', today),
        row.and([row('booking_date', '=', today), row('starts_at', '<=', timeIn(site.timeZone, now))]),
        ...(oldest === undefined ? [] : [row(requestedAt(row), '<=', oldest)]),
      ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map(({ id }) => id)
}

function isExpired(booking: BookingWithUser, { site, now }: Moment): boolean {
  const slot = { date: booking.booking_date, timeRange: timeRangeOf(booking), timeZone: site.timeZone }
  return (
    booking.status !== 'Cancelled' &&
    canTransition('system', booking.status, 'Cancelled') &&
    (hasStarted(slot, now) || isTooOld(booking, { site, now }))
  )
}

function isTooOld({ requested_at, created_at }: BookingWithUser, { site, now }: Moment): boolean {
  const oldest = oldestOpenRequest(site.settings.request_expires_hours, now)
  return oldest !== undefined && (requested_at ?? created_at) <= oldest
}

/** Checks the status again under the lock. */
function expireRequest(db: Db, id: number, rules: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockBooking(tx, id)
    if (before && isExpired(before, rules)) await cancelPendingRequest(tx, before, rules)
  })
}

/** Cancels a request that nobody has decided, and tells its customer. */
export async function cancelPendingRequest(tx: Tx, before: BookingWithUser, rules: Moment): Promise<void> {
  const actor = systemActor(rules.now)
  const after = await updateStatus(tx, actor, before, {
    status: 'Cancelled',
    kind: 'expired',
    action: 'expired',
  })
  const settled = await settleCancellation(tx, [before.id], { by: BY_BUSINESS }, rules)
  await emailCustomer(tx, requestExpired, after, { ...rules, settled })
}
