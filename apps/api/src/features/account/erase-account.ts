import type { Instant } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { lockAccount, lockAdministrators, requireOtherAdministrator } from '../../auth/account-locks'
import { NO_PASSWORD } from '../../auth/passwords'
import { type AuditActor, recordChange } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import { isPostgres } from '../../platform/database/dialect'
import type { AccountRow, BookingRow, Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { searchText } from '../../platform/search-text'
import type { Site } from '../../platform/settings/site'
import { NOT_CALLED } from '../bookings/queries/bookings.queries'
import { lockQueue } from '../webhooks/events/queue-events'
import { noteErasedGuests } from './erase-guest'
import { eraseOrders, listOrdersOfAccount } from './erase-orders'
import { isOwnEmail } from './own-emails'
import { listDeletedBookings, redactAudit, withoutRows } from './redact-audit'
import { cancelUpcomingBookings, hasUpcomingBookings } from './upcoming-bookings'

const ERASED_NAME = 'Deleted account'
const BOOKING_AHEAD =
  'The account has a booking that lies ahead. It can be deleted after the booking has ended or was cancelled.'

type Erasure = { id: number; site: Site }

/**
 * Erases the personal data of an account. Its bookings stay as facts without a name, and its email can register again.
 * Returns the account as it was, and the bookings that may be a guest's in a backup.
 * @throws {Refusal} `in-use` while a booking lies ahead, `invalid-state` for the last administrator.
 */
export function eraseAccount(
  db: Db,
  actor: Actor,
  { id, site }: Erasure,
): Promise<{ account: AccountRow; joined: Joined[] }> {
  return inTransaction(db, async (tx) => {
    const administrators = await lockAdministrators(tx)
    const account = orNotFound(await lockAccount(tx, id))
    if (account.permission_level === 1) requireOtherAdministrator(administrators, id)
    if (await hasUpcomingBookings(tx, { accountId: id }, { site, now: new Date(actor.at) }))
      throw new Refusal('in-use', { message: BOOKING_AHEAD })
    return { account, joined: await erase(tx, actor, account) }
  })
}

/** `configured` is what the operator has set of the site. */
type Again = { id: number; created_at: string; configured: Config['site'] }

/**
 * Erases an account that a restored backup has brought back; `false` when it is not there. What lay ahead in the backup
 * was cancelled or over when it was erased, so it is cancelled, without an email.
 */
export async function repeatAccountErasure(
  tx: Tx,
  actor: AuditActor,
  { id, created_at, configured }: Again,
): Promise<boolean> {
  const account = await lockAccount(tx, id)
  if (account?.created_at !== created_at) return false
  await cancelUpcomingBookings(tx, actor, { accountId: id, configured })
  await erase(tx, actor, account)
  return true
}

/** A booking that a guest, or staff for one, may have made. */
type Joined = Pick<BookingRow, 'id' | 'created_at'>

async function erase(tx: Tx, actor: AuditActor, account: AccountRow): Promise<Joined[]> {
  const { id } = account
  await lockBookingsOf(tx, id)
  const deleted = await listDeletedBookings(tx, id)
  const deletedBookings = deleted.map((booking) => booking.id)
  const joined = [...(await listJoined(tx, id)), ...deleted]
  await noteErasedGuests(tx, joined)
  await redactAudit(tx, account, { deletedBookings, name: ERASED_NAME })
  await eraseTraces(tx, account, { deletedBookings, at: actor.at })
  await anonymize(tx, account, actor.at)
  await recordChange(tx, actor, { action: 'erased', entity: 'user', id })
  return joined
}

/** Those that have a contact of their own: a backup from before they joined the account does not know that they did. */
const listJoined = (tx: Tx, id: number): Promise<Joined[]> =>
  tx
    .selectFrom('booking')
    .select(['id', 'created_at'])
    .where('account_id', '=', id)
    .where('contact_name', 'is not', null)
    .execute()

/** Otherwise a decision that is being made would record the name after its removal. Lock order: account, booking. */
async function lockBookingsOf(tx: Tx, id: number): Promise<void> {
  if (!isPostgres(tx)) return
  const bookings = tx.selectFrom('booking').select('id').where('account_id', '=', id).orderBy('id')
  await bookings.forUpdate().execute()
}

/** Columns of bookings of which one is there wherever something has to be removed. */
const PERSONAL = ['note', 'reason', 'called_at', 'contact_name'] as const

const OF_LOGIN = ['session', 'password_reset', 'login_network', 'idempotency_key', 'calendar_feed'] as const

/** Emails, snapshots, stored answers and everything that belongs to the login. */
async function eraseTraces(
  tx: Tx,
  account: AccountRow,
  { deletedBookings, at }: { deletedBookings: number[]; at: Instant },
): Promise<void> {
  const { id } = account
  const bookings = tx.selectFrom('booking').select('id').where('account_id', '=', id)
  const gone = await withoutRows(tx, deletedBookings)
  // Before the emails: whoever moves money of an order and tells of it has done so, or waits.
  await eraseOrders(tx, await listOrdersOfAccount(tx, { id, deletedBookings: gone }), at)
  await tx
    .deleteFrom('outbox')
    .where(isOwnEmail(tx, { ...account, goneBookings: gone }))
    .execute()
  await lockQueue(tx)
  for (const table of ['outbox', 'undo', 'webhook_delivery'] as const) {
    await tx.deleteFrom(table).where('booking_id', 'in', bookings).execute()
    if (gone.length > 0) await tx.deleteFrom(table).where('booking_id', 'in', gone).execute()
  }
  await tx
    .updateTable('booking')
    .set({
      note: null,
      reason: null,
      ...NOT_CALLED,
      contact_name: null,
      contact_search: null,
      contact_phone: null,
      contact_mail: null,
    })
    .where('account_id', '=', id)
    .where((row) => row.or(PERSONAL.map((column) => row(column, 'is not', null))))
    .execute()
  for (const table of OF_LOGIN) await tx.deleteFrom(table).where('account_id', '=', id).execute()
}

async function anonymize(tx: Tx, { id, disabled_at }: AccountRow, at: Instant): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      username: ERASED_NAME,
      search_name: searchText(ERASED_NAME),
      // Unique, and no address, so that nobody can register it.
      mail: `deleted-account-${id}`,
      phone: '',
      password_hash: NO_PASSWORD,
      permission_level: 0,
      disabled_at: disabled_at ?? at,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
}
