import type { CalendarDate } from '@luzzu/domain'
import { toBookingDate } from '@luzzu/domain'
import type { Dashboard } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

const SHOWN = 5

/** What staff see first. It reads counters and the ends of lists, so it costs the same however many bookings there are. */
export async function findDashboard(db: Db): Promise<Dashboard> {
  const [counts, popular, recent] = [await countAll(db), await listPopular(db), await listRecent(db)]
  const count = (kind: string, key?: string) =>
    counts
      .filter((row) => row.kind === kind && (key === undefined || row.key === key))
      .reduce((sum, { value }) => sum + value, 0)
  return {
    popular_rentals: popular,
    recent_bookings: recent,
    pending_approvals: count('bookings', 'Pending'),
    registered_users: count('accounts'),
    total_bookings: count('bookings'),
  }
}

function countAll(db: Db) {
  return db
    .selectFrom('counter')
    .select(['kind', 'key', 'value'])
    .where('kind', 'in', ['bookings', 'accounts'])
    .execute()
}

function listPopular(db: Db) {
  const count = sql<number>`sum(counter.value)`
  return db
    .selectFrom('counter')
    .innerJoin('activity', (join) =>
      join.on(sql`cast(activity.id as text)`, '=', (on) => on.ref('counter.key')),
    )
    .select(['activity.name as activity', count.as('count')])
    .where('counter.kind', '=', 'activity')
    .groupBy(['activity.id', 'activity.name'])
    .having(count, '>', 0)
    .orderBy(count, 'desc')
    .orderBy('activity.id')
    .limit(SHOWN)
    .execute()
}

async function listRecent(db: Db): Promise<Dashboard['recent_bookings']> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select([
      'booking.id',
      'account.username as user_name',
      'account.mail as email',
      'booking.product_name',
      'booking.booking_date as date',
      'booking.status',
    ])
    // A bound, so that the newest are looked up from the end of the key.
    .where('booking.id', '>', 0)
    .orderBy('booking.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({ ...row, date: toBookingDate(row.date as CalendarDate) }))
}
