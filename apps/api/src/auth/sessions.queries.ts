import { DAY, instantAfter } from '../platform/clock'
import type { Db } from '../platform/database/schema'

const LONGEST_SESSION_MS = 30 * DAY

/** The sessions of accounts that have not been ended; some may have expired. */
export function listOpenSessions(db: Db, accountIds: number[], now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at', 'last_seen_at', 'ended_at', 'device'])
    .where('account_id', 'in', accountIds)
    .where('ended_at', 'is', null)
    .where('created_at', '>', instantAfter(now, -LONGEST_SESSION_MS))
    .orderBy('created_at', 'desc')
    .execute()
}
