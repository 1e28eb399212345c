import { addDays, type CalendarDate, instantOf, mondayOf, toBookingDate } from '@luzzu/domain'
import type { Dashboard, WeeklyBookings } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

const SHOWN = 5
const WEEKS = 12
/** Key of a quarter hour: `2026-06-10T10:15` in UTC. */
const QUARTER_LENGTH = 16

/** The dashboard reads counters and the ends of indexes, so its cost does not grow with the number of bookings. */
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
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select((row) => [
      'booking.id',
      row.fn.coalesce('account.username', 'booking.contact_name').as('user_name'),
      row.fn.coalesce('account.mail', 'booking.contact_mail').as('email'),
      'booking.product_name',
      'booking.booking_date as date',
      'booking.status',
    ])
    // A bound, so that the database seeks to the end of the primary key.
    .where('booking.id', '>', 0)
    .orderBy('booking.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ user_name, email, date, ...row }) => ({
    ...row,
    user_name: user_name ?? '',
    email: email ?? '',
    date: toBookingDate(date as CalendarDate),
  }))
}

/** Bookings created in each of the last weeks, which begin on Monday at midnight in `timeZone`. */
export async function listWeeks(db: Db, today: CalendarDate, timeZone: string): Promise<WeeklyBookings> {
  const thisWeek = mondayOf(today)
  const start = (monday: CalendarDate) =>
    instantOf(monday, '00:00', timeZone).toISOString().slice(0, QUARTER_LENGTH)
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const week = addDays(thisWeek, 7 * (index + 1 - WEEKS))
    return { week, from: start(week), bookings: 0 }
  })
  const quarters = await db
    .selectFrom('counter')
    .select((row) => ['key', row.fn.sum<number>('value').as('count')])
    .where('kind', '=', 'created')
    .where('key', '>=', start(addDays(thisWeek, 7 * (1 - WEEKS))))
    .where('key', '<', start(addDays(thisWeek, 7)))
    .groupBy('key')
    .execute()
  for (const { key, count } of quarters) {
    const week = weeks.findLast(({ from }) => from <= key)
    if (week) week.bookings += count
  }
  return weeks.map(({ week, bookings }) => ({ week, bookings }))
}
