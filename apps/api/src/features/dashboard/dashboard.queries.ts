import { addDays, type CalendarDate, daysBetween, toBookingDate } from '@luzzu/domain'
import type { Dashboard, WeeklyBookings } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema'

const SHOWN = 5
const WEEKS = 12
const A_MONDAY = '2001-01-01' as CalendarDate

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

/** How many bookings were requested in each of the last weeks, by the days of UTC that the counters know. */
export async function listWeeks(db: Db, today: CalendarDate): Promise<WeeklyBookings> {
  const thisWeek = mondayOf(today)
  const weeks = Array.from({ length: WEEKS }, (_, index) => ({
    week: addDays(thisWeek, 7 * (index + 1 - WEEKS)),
    bookings: 0,
  }))
  const days = await db
    .selectFrom('counter')
    .select(['key', 'value'])
    .where('kind', '=', 'made')
    .where('key', '>=', addDays(thisWeek, 7 * (1 - WEEKS)))
    .where('key', '<', addDays(thisWeek, 7))
    .execute()
  for (const { key, value } of days) {
    const week = weeks.find(({ week: monday }) => monday === mondayOf(key as CalendarDate))
    if (week) week.bookings += value
  }
  return weeks
}

function mondayOf(day: CalendarDate): CalendarDate {
  const weekday = daysBetween(A_MONDAY, day) % 7
  return addDays(day, -(weekday < 0 ? weekday + 7 : weekday))
}
