import { canTransition, clockIn, dayIn, hasBegun } from '@luzzu/domain'
import { recordChange, systemActor } from '../../../platform/audit/audit'
import { MINUTE } from '../../../platform/clock'
import type { Db } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Job, JobContext } from '../../../platform/jobs/jobs'
import { emailCustomer } from '../booking-email'
import { type BookingWithUser, timeRangeOf } from '../bookings.queries'
import type { BookingRules } from '../requests/request-booking'
import { lockBooking } from './lock-booking'

const BATCH = 100

type Rules = Pick<BookingRules, 'site' | 'now'>

/** Cancels requests that nobody has decided before their slot began, and tells their customers. */
export function expireRequestsJob(site: BookingRules['site']): Job {
  return { name: 'expire-requests', interval: MINUTE, run: (context) => expireRequests(context, site) }
}

async function expireRequests({ db, now, signal, renewLease }: JobContext, site: Rules['site']) {
  const failures: unknown[] = []
  let after = 0
  let ids: number[]
  do {
    ids = await listExpired(db, { site, now }, after)
    for (const id of ids) {
      if (signal.aborted) return
      await renewLease()
      // One that cannot be cancelled stops no other.
      await expireRequest(db, id, { site, now }).catch((error) => failures.push(error))
    }
    after = ids.at(-1) ?? after
  } while (ids.length === BATCH)
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]))
}

export async function listExpired(db: Db, { site, now }: Rules, afterId = 0): Promise<number[]> {
  const today = dayIn(site.timeZone, now)
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'Pending')
    .where('booking_date', '<=', today)
    .where((row) =>
      row.or([row('booking_date', '<', today), row('starts_at', '<=', clockIn(site.timeZone, now))]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

function isExpired(booking: BookingWithUser, { site, now }: Rules): boolean {
  return (
    booking.status !== 'Cancelled' &&
    canTransition('system', booking.status, 'Cancelled') &&
    hasBegun(booking.booking_date, timeRangeOf(booking), site.timeZone, now)
  )
}

/** Somebody may have decided about it since it was found. */
function expireRequest(db: Db, id: number, rules: Rules): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockBooking(tx, id)
    if (!before || !isExpired(before, rules)) return
    await tx
      .updateTable('booking')
      .set((row) => ({ status: 'Cancelled', version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const after = { ...before, status: 'Cancelled', version: before.version + 1 } as const
    await emailCustomer(tx, 'request-expired', after, rules)
    await recordChange(tx, systemActor(rules.now), {
      action: 'expired',
      entity: 'booking',
      id,
      before,
      after,
    })
  })
}
