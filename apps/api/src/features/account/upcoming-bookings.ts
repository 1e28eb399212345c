import { dateIn, timeIn } from '@luzzu/domain'
import type { ExpressionBuilder } from 'kysely'
import type { AuditActor } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import type { Database, Tx } from '../../platform/database/schema'
import { findSite, type Moment } from '../../platform/settings/site'
import { BY_BUSINESS, settleCancellation } from '../payments/settle-cancellation'

/** Bookings of an account, or some without one. */
type BookingOwner = { accountId: number } | { ids: readonly number[] }

/** Whether one of the bookings takes place from now on. */
export async function hasUpcomingBookings(tx: Tx, whose: BookingOwner, moment: Moment): Promise<boolean> {
  const booking = await tx
    .selectFrom('booking')
    .select('id')
    .$if('accountId' in whose, (query) => query.where('account_id', '=', accountOf(whose)))
    .$if('ids' in whose, (query) => query.where('id', 'in', idsOf(whose)))
    .where('status', 'in', ['Pending', 'Confirmed'])
    .where(endsAfter(moment))
    .limit(1)
    .executeTakeFirst()
  return booking !== undefined
}

/** Matches bookings that are not over. */
export function endsAfter({ site, now }: Moment) {
  const today = dateIn(site.timeZone, now)
  return ({ and, or, eb }: ExpressionBuilder<Database, 'booking'>) =>
    and([
      eb('booking_date', '>=', today),
      or([eb('booking_date', '>', today), eb('ends_at', '>', timeIn(site.timeZone, now))]),
    ])
}

const accountOf = (whose: BookingOwner) => ('accountId' in whose ? whose.accountId : 0)
const idsOf = (whose: BookingOwner) => ('ids' in whose ? whose.ids : [])

/** `configured` is what the operator has set of the site. */
type Restored = BookingOwner & { configured: Config['site'] }

/** Cancels without an email what lies ahead in a restored backup of somebody who was erased since. */
export async function cancelUpcomingBookings(
  tx: Tx,
  actor: AuditActor,
  { configured, ...whose }: Restored,
): Promise<void> {
  const moment = { site: await findSite(tx, configured), now: new Date(actor.at) }
  const cancelled = await tx
    .updateTable('booking')
    .set((row) => ({ status: 'Cancelled', updated_at: actor.at, version: row('version', '+', 1) }))
    .$if('accountId' in whose, (query) => query.where('account_id', '=', accountOf(whose)))
    .$if('ids' in whose, (query) => query.where('id', 'in', idsOf(whose)))
    .where('status', '<>', 'Cancelled')
    .where(endsAfter(moment))
    .returning('id')
    .execute()
  const ids = cancelled.map((booking) => booking.id)
  await settleCancellation(tx, ids, { by: BY_BUSINESS }, moment)
}
