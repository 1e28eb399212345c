import type { CalendarFeed } from '@luzzu/domain/contracts'
import { fromJson } from '../../platform/database/json-text'
import type { CalendarFeedRow, Db } from '../../platform/database/schema'

/** The calendars that an administrator has made for staff. */
export async function listCalendarFeeds(db: Db, accountId: number): Promise<CalendarFeed[]> {
  const rows = await selectFeeds(db, accountId, 0).orderBy('id').execute()
  return rows.map(toFeed)
}

export function findCalendarFeed(
  db: Db,
  accountId: number,
  id: number,
): Promise<CalendarFeedRow | undefined> {
  return selectFeeds(db, accountId, 0).where('id', '=', id).executeTakeFirst()
}

/** The calendar of an account's own bookings. */
export function findOwnCalendar(db: Db, accountId: number): Promise<CalendarFeedRow | undefined> {
  return selectFeeds(db, accountId, 1).executeTakeFirst()
}

function selectFeeds(db: Db, accountId: number, isOwn: 0 | 1) {
  return db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_own', '=', isOwn)
}

/** The calendar at an address, as long as its maker may still see what it shows. */
export function findReadableFeed(db: Db, secretHash: string): Promise<CalendarFeedRow | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .selectAll('calendar_feed')
    .where('secret_hash', '=', secretHash)
    .where('account.disabled_at', 'is', null)
    .where('account.erased_at', 'is', null)
    .where((row) => row.or([row('is_own', '=', 1), row('account.permission_level', '=', 1)]))
    .executeTakeFirst()
}

export const productsOf = ({ product_ids: ids }: CalendarFeedRow) => fromJson(ids)

export const statusesOf = ({ statuses }: CalendarFeedRow) => fromJson(statuses)

export function toFeed(row: CalendarFeedRow): CalendarFeed {
  const { id, name, created_at, last_read_at } = row
  return { id, name, product_ids: productsOf(row), statuses: statusesOf(row), created_at, last_read_at }
}
