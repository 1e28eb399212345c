import { ERASED_GUEST } from '@luzzu/domain'
import type { Actor } from '../../auth/access'
import { type AuditActor, recordChanges } from '../../platform/audit/audit'
import type { Config } from '../../platform/config/config'
import type { BookingRow, Db, Tx } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/transaction'
import { orNotFound, Refusal } from '../../platform/errors/refusal'
import { searchText } from '../../platform/search-text'
import type { Site } from '../../platform/settings/site'
import { lockBooking, lockBookings } from '../bookings/commands/booking-locks'
import { NOT_CALLED } from '../bookings/queries/bookings.queries'
import { lockQueue } from '../webhooks/events/queue-events'
import { eraseLostOrderEmails, eraseOrders, listLostOrdersOf, listOrdersOfGuest } from './erase-orders'
import { listDeletedOfGuest, redactBookings } from './redact-audit'
import { cancelUpcomingBookings, hasUpcomingBookings } from './upcoming-bookings'

const HAS_ACCOUNT = 'This booking has an account, which can be erased under Customers.'
const OF_RESELLER = 'The guest of this booking is a customer of its reseller.'
const BOOKING_AHEAD =
  'This guest has a booking that lies ahead. The data can be erased after it has ended or was cancelled.'

type Erasure = { bookingId: number; site: Site }

type Erased = Pick<BookingRow, 'id' | 'created_at'>

/** What names a guest: the address, or with none only the booking itself. */
type Guest = Pick<BookingRow, 'id' | 'contact_mail'>

/**
 * Erases the personal data of a guest without an account: of the booking, and of all others with the same address. They
 * stay as facts without a name, documents and ledger as they are. Returns the bookings.
 * @throws {Refusal} `in-use` while one lies ahead, `invalid-state` for the booking of an account or a reseller.
 */
export function eraseGuest(db: Db, actor: Actor, { bookingId, site }: Erasure): Promise<Erased[]> {
  return inTransaction(db, async (tx) => {
    const known = orNotFound(await lockBooking(tx, bookingId))
    if (known.account_id !== null) throw new Refusal('invalid-state', { message: HAS_ACCOUNT })
    if (known.source === 'reseller') throw new Refusal('invalid-state', { message: OF_RESELLER })
    const ids = await listBookingsOf(tx, known)
    await lockBookings(tx, ids)
    if (await hasUpcomingBookings(tx, { ids }, { site, now: new Date(actor.at) }))
      throw new Refusal('in-use', { message: BOOKING_AHEAD })
    return eraseContacts(tx, actor, { ids, mail: known.contact_mail })
  })
}

async function listBookingsOf(tx: Tx, { id, contact_mail }: Guest): Promise<number[]> {
  if (contact_mail === null) return [id]
  const rows = await tx
    .selectFrom('booking')
    .select('id')
    .where('contact_mail', '=', contact_mail)
    .where('account_id', 'is', null)
    .where('source', '<>', 'reseller')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** `mail`: the address by which what has no booking any more is found, too. */
type Contacts = { ids: readonly number[]; mail: string | null }

/** Removes who guests are from bookings, which are locked, and from all that was noted and mailed of them. */
async function eraseContacts(tx: Tx, actor: AuditActor, { ids, mail }: Contacts): Promise<Erased[]> {
  const gone = mail === null ? [] : await listDeletedOfGuest(tx, mail)
  const deleted = gone.map(({ id }) => id)
  await redactBookings(tx, [...ids, ...deleted], ERASED_GUEST)
  // Before the emails: whoever moves money of an order and tells of it has done so, or waits.
  const orders = await listOrdersOfGuest(tx, [...ids, ...deleted])
  const lost = mail === null ? [] : await listLostOrdersOf(tx, mail)
  await eraseOrders(tx, [...orders, ...lost], actor.at)
  await lockQueue(tx)
  for (const table of ['outbox', 'undo', 'webhook_delivery'] as const)
    await tx
      .deleteFrom(table)
      .where('booking_id', 'in', [...ids, ...deleted])
      .execute()
  const erased = await tx
    .updateTable('booking')
    .set((row) => ({
      contact_name: ERASED_GUEST,
      contact_search: searchText(ERASED_GUEST),
      contact_mail: null,
      contact_phone: null,
      note: null,
      reason: null,
      ...NOT_CALLED,
      updated_at: actor.at,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .returning(['id', 'created_at'])
    .execute()
  if (mail !== null) await eraseLostOrderEmails(tx, mail)
  await noteErasedGuests(tx, [...erased, ...gone])
  const changes = erased.map(({ id }) => ({ action: 'erased', entity: 'booking', id }) as const)
  await recordChanges(tx, actor, changes)
  return [...erased, ...gone]
}

/** Notes bookings whose guests a restored backup may bring back; it may still have those that were deleted since. */
export async function noteErasedGuests(tx: Tx, bookings: readonly Erased[]): Promise<void> {
  if (bookings.length === 0) return
  await tx
    .insertInto('erased_guest')
    .values(bookings.map(({ id, created_at }) => ({ booking_id: id, created_at })))
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute()
}

/** `configured` is what the operator has set of the site. */
type Again = Pick<BookingRow, 'id'> & { created_at: string; configured: Config['site'] }

/**
 * Erases the guest of a booking that a restored backup has brought back; `false` when it has none. What lay ahead in the
 * backup was cancelled or over, so it is cancelled, without an email.
 */
export async function repeatGuestErasure(
  tx: Tx,
  actor: AuditActor,
  { id, created_at, configured }: Again,
): Promise<boolean> {
  const booking = await lockBooking(tx, id)
  const known = await tx
    .selectFrom('erased_guest')
    .select('booking_id')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  if (known || booking?.created_at !== created_at || booking.account_id !== null) return false
  await cancelUpcomingBookings(tx, actor, { ids: [id], configured })
  await eraseContacts(tx, actor, { ids: [id], mail: booking.contact_mail })
  return true
}
