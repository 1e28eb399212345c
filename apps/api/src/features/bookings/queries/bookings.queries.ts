import { ERASED_GUEST, type Instant, toAmount, toBookingDate } from '@luzzu/domain'
import type { Booking, BookingCall } from '@luzzu/domain/contracts'
import type { ExpressionBuilder } from 'kysely'
import type { Owner } from '../../../auth/access'
import { fromJson } from '../../../platform/database/json-text'
import { prepared } from '../../../platform/database/prepared'
import type { BookingAddonTable, BookingRow, Database, Db } from '../../../platform/database/schema'
import { orNotFound } from '../../../platform/errors/refusal'
import { versionTag } from '../../../platform/http/cache/versions'
import { timeRangeOf } from '../../time-slots/time-slots.queries'

/** The columns of a booking that its customer sees. */
const SHOWN = [
  'booking.id',
  'booking.product_name',
  'booking.booking_date',
  'booking.slot_name',
  'booking.starts_at',
  'booking.ends_at',
  'booking.status',
  'booking.cancellation',
  'booking.reason',
  'booking.total_cents',
  'booking.guests',
  'booking.account_id',
  'booking.product_id',
  'booking.slot_id',
  'booking.created_at',
  'booking.requested_at',
  'booking.updated_at',
  'booking.attendance',
  'booking.version',
] as const

type ShownBooking = Pick<BookingWithUser, 'username' | ColumnOf<(typeof SHOWN)[number]>>
type ColumnOf<Name> = Name extends `booking.${infer Column}` ? Column : never
export type BookingWithUser = BookingRow & { username: string }

export function selectBookings(db: Db) {
  return db
    .selectFrom('booking')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .selectAll('booking')
    .select((row) =>
      row.fn.coalesce('account.username', 'booking.contact_name').$castTo<string>().as('username'),
    )
}

/** One row per chosen add-on, or one row without add-ons. */
const findByUser = prepared((db, userId: number) =>
  db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .leftJoin('booking_addon', 'booking_addon.booking_id', 'booking.id')
    .select(SHOWN)
    .select('account.username')
    .select(['booking_addon.addon_id', 'booking_addon.addon_name', 'booking_addon.extra_price_cents'])
    .where('booking.account_id', '=', userId)
    .orderBy('booking.id', 'desc')
    .orderBy('booking_addon.addon_id'),
)

/** The bookings of one user, newest first. */
export async function listBookingsByUser(db: Db, userId: number): Promise<Booking[]> {
  const bookings: Booking[] = []
  let last: Booking | undefined
  for (const row of await findByUser(db, userId)) {
    if (last?.id !== row.id) {
      last = toBooking(row, [])
      bookings.push(last)
    }
    const { addon_id, addon_name, extra_price_cents } = row
    if (addon_id !== null && addon_name !== null)
      last.addons.push(toBookingAddon({ addon_id, addon_name, extra_price_cents }))
  }
  return bookings
}

/** A booking; with `owner` only if it belongs to that account, or to that order. */
export function findBooking(db: Db, id: number, owner?: Owner): Promise<BookingWithUser | undefined> {
  let query = selectBookings(db).where('booking.id', '=', id)
  if (owner && 'userId' in owner) query = query.where('booking.account_id', '=', owner.userId)
  else if (owner) query = query.where('booking.id', 'in', bookingsOfOrder(db, owner.orderId))
  return query.executeTakeFirst()
}

const bookingsOfOrder = (db: Db, orderId: number) =>
  db.selectFrom('order_booking').select('booking_id').where('order_id', '=', orderId)

/** The same, unless the account of its customer was erased. */
export function findUnerasedBooking(
  db: Db,
  id: number,
  ownerId?: number,
): Promise<BookingWithUser | undefined> {
  let query = selectBookings(db).where('booking.id', '=', id).where('account.erased_at', 'is', null)
  if (ownerId !== undefined) query = query.where('booking.account_id', '=', ownerId)
  return query.executeTakeFirst()
}

/** Bookings as their customers see them, with the chosen add-ons. */
export async function withAddons(db: Db, rows: readonly BookingWithUser[]): Promise<Booking[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return joinAddons(rows, await listAddons(db, ids))
}

/** The chosen add-ons of bookings. */
export function listAddons(db: Db, bookingIds: readonly number[]): Promise<BookingAddonTable[]> {
  return db
    .selectFrom('booking_addon')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('addon_id')
    .execute()
}

type ChosenAddon = Booking['addons'][number] & { addon_id: number }

/** The chosen add-ons of bookings that have any, by booking. */
export async function listChosenAddons(
  db: Db,
  bookings: readonly Pick<BookingRow, 'id'>[],
): Promise<Map<number, ChosenAddon[]>> {
  if (bookings.length === 0) return new Map()
  const rows = await db
    .selectFrom('booking_addon')
    .select(['booking_id', 'addon_id', 'addon_name', 'extra_price_cents'])
    .where(
      'booking_id',
      'in',
      bookings.map(({ id }) => id),
    )
    .orderBy('booking_id')
    .orderBy('addon_id')
    .execute()
  const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id)
  return new Map([...byBooking].map(([id, addons]) => [id, addons.map(toBookingAddon)]))
}

/** The same as staff see them: with their notes, and with what they typed. */
export async function forStaff(db: Db, rows: readonly BookingWithUser[]): Promise<Booking[]> {
  const bookings = await withAddons(db, rows)
  const [phones, callers] = [await listPhones(db, rows), await listCallers(db, rows)]
  return bookings.map((booking, at) => ({
    ...booking,
    ...(rows[at] && { ...staffFieldsOf(rows[at], phones), called: callOf(rows[at], callers) }),
  }))
}

/** What says of no booking that its customer was called. */
export const NOT_CALLED = { called_at: null, called_by: null }

type Called = Pick<BookingRow, 'called_at' | 'called_by'>

/** The names of who has called the customers. */
export async function listCallers(db: Db, rows: readonly Called[]): Promise<Map<number | null, string>> {
  const ids = [...new Set(rows.flatMap(({ called_by }) => called_by ?? []))]
  if (ids.length === 0) return new Map()
  const accounts = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(accounts.map(({ id, username }) => [id, username]))
}

export function callOf(
  { called_at: at, called_by }: Called,
  callers: ReadonlyMap<number | null, string>,
): BookingCall | null {
  return at === null ? null : { at, by: callers.get(called_by) ?? '' }
}

/** The phone numbers of the accounts that the bookings belong to. */
async function listPhones(db: Db, rows: readonly BookingRow[]): Promise<Map<number | null, string>> {
  const ids = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]
  if (ids.length === 0) return new Map()
  const accounts = await db.selectFrom('account').select(['id', 'phone']).where('id', 'in', ids).execute()
  return new Map(accounts.map(({ id, phone }) => [id, phone]))
}

/** What only staff see of a booking. */
function staffFieldsOf(
  row: BookingRow,
  phones: ReadonlyMap<number | null, string>,
): Pick<Booking, 'note' | 'contact' | 'phone' | 'source' | 'reseller'> {
  const { note, contact_name: name, contact_phone: phone, contact_mail: mail } = row
  const { source, reseller } = originOf(row)
  // Without a contact, it is the reseller who is named.
  const isNamed = name !== null && (phone !== null || mail !== null || name !== reseller?.name)
  const contact = isNamed && name !== ERASED_GUEST ? { name, phone, mail } : null
  return { note, source, reseller, contact, phone: phone ?? (phones.get(row.account_id) || null) }
}

/** Who made a booking, and who sold it. */
export function originOf({
  source,
  reseller,
}: Pick<BookingRow, 'source' | 'reseller'>): Required<Pick<Booking, 'source' | 'reseller'>> {
  if (!reseller) return { source, reseller: null }
  const { name, reference, supplier_reference, uuid } = fromJson(reseller)
  return { source, reseller: { name, reference, supplier_reference, uuid } }
}

/** What the response to a booking that staff made for a customer says about the customer. */
export function customerOf({ customer_match: matched }: BookingRow): Pick<Booking, 'customer'> {
  return matched === null ? {} : { customer: { invited: matched === 'new', matched } }
}

/** A booking with its version, as the caller may see it. */
export async function toRecord(db: Db, row: BookingWithUser, { isAdmin }: { isAdmin: boolean }) {
  const [wire] = await (isAdmin ? forStaff : withAddons)(db, [row])
  return { wire: orNotFound(wire), version: row.version }
}

function joinAddons(rows: readonly BookingWithUser[], chosen: readonly BookingAddonTable[]): Booking[] {
  const byBooking = new Map<number, BookingAddonTable[]>()
  for (const addon of chosen) {
    const addons = byBooking.get(addon.booking_id)
    if (addons) addons.push(addon)
    else byBooking.set(addon.booking_id, [addon])
  }
  return rows.map((row) => toBooking(row, byBooking.get(row.id) ?? []))
}

export function toBooking(row: ShownBooking, addons: readonly BookingAddonTable[]): Booking {
  return {
    id: row.id,
    username: row.username,
    product_name: row.product_name,
    booking_date: toBookingDate(row.booking_date),
    slot_name: row.slot_name,
    time_range: timeRangeOf(row),
    status: row.status,
    cancellation: cancellationOf(row),
    total_price: toAmount(row.total_cents),
    id_user_fk: row.account_id,
    id_product_fk: row.product_id,
    slot_id: row.slot_id,
    addons: addons.map(toBookingAddon),
    guests: row.guests,
    created_at: row.created_at,
    requested_at: row.requested_at ?? row.created_at,
    updated_at: lastChangeOf(row),
    attendance: row.attendance,
    etag: versionTag(row.version),
  }
}

function cancellationOf({
  cancellation: kind,
  reason,
}: Pick<BookingRow, 'cancellation' | 'reason'>): NonNullable<Booking['cancellation']> | null {
  return kind === null ? null : { kind, reason }
}

type BookingAddon = Pick<BookingAddonTable, 'addon_id' | 'addon_name' | 'extra_price_cents'>

function toBookingAddon(addon: BookingAddon): ChosenAddon {
  const { addon_id, addon_name, extra_price_cents } = addon
  return {
    addon_id,
    addon_name,
    extra_price: extra_price_cents === null ? null : toAmount(extra_price_cents),
  }
}

/** When a booking was last changed, at first created. */
export function lastChangeOf({
  updated_at,
  created_at,
}: Pick<BookingRow, 'updated_at' | 'created_at'>): Instant {
  return updated_at ?? created_at
}

/** When a booking was requested, or requested again by moving it. */
export function requestedAt(row: ExpressionBuilder<Database, 'booking'>) {
  return row.fn.coalesce('booking.requested_at', 'booking.created_at')
}

/** The highest booking id, or 0. */
export async function findMaxBookingId(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('booking')
    .select((row) => row.fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
