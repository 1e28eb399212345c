import type { CalendarDate, Instant } from '@luzzu/domain'
import { forUpdate } from '../../../platform/database/lock-row'
import type { ResellerBookingRow } from '../../../platform/database/reseller-tables'
import type { BookingRow, Db, Tx } from '../../../platform/database/schema'
import type { Caller } from '../caller'
import { invalidUuid } from '../octo-error'
import { parseUuid } from './booking-body'

/** A booking of a reseller with the one of the business, and how that ended. */
export type ResellerBooking = {
  row: ResellerBookingRow
  booking: BookingRow | undefined
  /** The newest entry of the activity log by which it was cancelled, or deleted before that. */
  ending: Ending | undefined
  /** When its guests came, as far as the activity log goes back. */
  redeemedAt?: Instant | undefined
}

type Ending = { at: Instant; action: string; before: BookingRow | undefined; reason: string | null }

const ENDINGS = ['updated', 'cancelled', 'expired', 'called-off', 'deleted'] as const

/** What the bookings of resellers have become. */
export async function loadBookings(db: Db, rows: readonly ResellerBookingRow[]): Promise<ResellerBooking[]> {
  const ids = rows.flatMap(({ booking_id }) => (booking_id === null ? [] : [booking_id]))
  const bookings =
    ids.length === 0 ? [] : await db.selectFrom('booking').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const ended = ids.filter((id) => byId.get(id)?.status !== 'Confirmed' && byId.get(id)?.status !== 'Pending')
  const endings = await findEndings(db, ended)
  const redemptions = await findRedemptions(db, bookings)
  return rows.map((row) => ({
    row,
    booking: byId.get(row.booking_id ?? 0),
    ending: endings.get(row.booking_id ?? 0),
    redeemedAt: redemptions.get(row.booking_id ?? 0),
  }))
}

async function findEndings(db: Db, ids: readonly number[]): Promise<Map<number, Ending>> {
  if (ids.length === 0) return new Map()
  const entries = await db
    .selectFrom('audit')
    .select(['entity_id', 'at', 'action', 'before', 'after'])
    .where('entity', '=', 'booking')
    .where('entity_id', 'in', ids)
    .where('action', 'in', [...ENDINGS])
    .orderBy('id')
    .execute()
  const endings = new Map<number, Ending>()
  for (const { entity_id, at, action, before, after } of entries) {
    const [found, left] = [parse(before), parse(after)]
    // What had ended already ends no more, whatever staff note of it or delete.
    if (found?.status !== 'Cancelled' && (action === 'deleted' || left?.status === 'Cancelled'))
      endings.set(entity_id, { at, action, before: found, reason: left?.reason ?? null })
  }
  return endings
}

type Attended = Pick<BookingRow, 'attendance'>
export const isRedeemed = ({ attendance }: Attended) =>
  attendance === 'checked_in' || attendance === 'returned'

/** When the guests of bookings came, by booking: what is changed later does not change that. */
export async function findRedemptions(
  db: Db,
  bookings: readonly (Attended & Pick<BookingRow, 'id'>)[],
): Promise<Map<number, Instant>> {
  const ids = bookings.filter(isRedeemed).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const entries = await db
    .selectFrom('audit')
    .select(['entity_id', 'at', 'before', 'after'])
    .where('entity', '=', 'booking')
    .where('entity_id', 'in', ids)
    .where('action', '=', 'updated')
    .orderBy('id')
    .execute()
  const redemptions = new Map<number, Instant>()
  for (const { entity_id, at, ...entry } of entries) {
    const [before, after] = [parse(entry.before), parse(entry.after)]
    if (before && after && !isRedeemed(before) && isRedeemed(after)) redemptions.set(entity_id, at)
  }
  return redemptions
}

const parse = (json: string | null) =>
  json === null ? undefined : (JSON.parse(json) as BookingRow & { reason?: string })

/**
 * A booking of the reseller, locked until the transaction ends.
 * @throws {OctoError} `INVALID_BOOKING_UUID` for one that is malformed, unknown or another reseller's.
 */
export async function lockResellerBooking(
  tx: Tx,
  caller: Caller,
  uuid: unknown,
): Promise<ResellerBookingRow> {
  const query = selectResellerBookings(tx, caller).where('uuid', '=', parseUuid(uuid))
  const row = await forUpdate(tx, query).executeTakeFirst()
  if (!row) throw invalidUuid(uuid)
  return row
}

export async function findResellerBooking(
  db: Db,
  caller: Caller,
  uuid: unknown,
): Promise<ResellerBookingRow> {
  const row = await selectResellerBookings(db, caller).where('uuid', '=', parseUuid(uuid)).executeTakeFirst()
  if (!row) throw invalidUuid(uuid)
  return row
}

function selectResellerBookings(db: Db, { tokenId }: Caller) {
  return db.selectFrom('reseller_booking').selectAll().where('token_id', '=', tokenId)
}

const MAX_RESULTS = 500

export type BookingQuery = {
  resellerReference: string | undefined
  supplierReference: string | undefined
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  productId: number | undefined
  optionId: number | undefined
}

/** The newest bookings of the reseller that fit, with what staff have made of them. */
export async function listResellerBookings(
  db: Db,
  caller: Caller,
  query: BookingQuery,
): Promise<ResellerBookingRow[]> {
  const { resellerReference, supplierReference, from, to, productId, optionId } = query
  return (
    db
      .selectFrom('reseller_booking')
      .leftJoin('booking', 'booking.id', 'reseller_booking.booking_id')
      .selectAll('reseller_booking')
      .where('reseller_booking.token_id', '=', caller.tokenId)
      .$if(resellerReference !== undefined, (select) =>
        select.where('reseller_reference', '=', String(resellerReference)),
      )
      .$if(supplierReference !== undefined, (select) =>
        select.where('supplier_reference', '=', String(supplierReference)),
      )
      // Staff may have moved it.
      .$if(from !== undefined, (select) =>
        select.where((row) =>
          row(
            row.fn.coalesce('booking.booking_date', 'reseller_booking.booking_date'),
            '>=',
            from as CalendarDate,
          ),
        ),
      )
      .$if(to !== undefined, (select) =>
        select.where((row) =>
          row(
            row.fn.coalesce('booking.booking_date', 'reseller_booking.booking_date'),
            '<=',
            to as CalendarDate,
          ),
        ),
      )
      .$if(productId !== undefined, (select) =>
        select.where((row) =>
          row(row.fn.coalesce('booking.product_id', 'reseller_booking.product_id'), '=', Number(productId)),
        ),
      )
      .$if(optionId !== undefined, (select) =>
        select.where((row) =>
          row(row.fn.coalesce('booking.slot_id', 'reseller_booking.slot_id'), '=', Number(optionId)),
        ),
      )
      .orderBy('reseller_booking.id', 'desc')
      .limit(MAX_RESULTS)
      .execute()
  )
}
