import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  affectedBookings,
  type CalendarDate,
  type ClosedTime,
  closedRanges,
  dateIn,
  eachDay,
  hasStarted,
  overlaps,
  type TimeRange,
} from '@luzzu/domain'
import type { ToCall } from '@luzzu/domain/contracts'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock'
import { batchesOf } from '../../platform/database/batches'
import type { BookingRow, Db } from '../../platform/database/schema'
import type { Moment } from '../../platform/settings/site'
import { listClosedTimes } from './closures.queries'

type Booked = TimeRange & { id: number; productId: number; date: CalendarDate; isHold: boolean }

/** Read at once; between them other requests have their turn. */
const DAYS_PER_BATCH = 14

/**
 * Ids of the pending and confirmed bookings within a closure that exceed what closures leave, the latest made first.
 * Those that have begun stay. `planned` counts as a closure too.
 */
export async function listAffected(
  db: Db,
  closure: ClosedTime,
  moment: Moment,
  planned: readonly ClosedTime[] = [],
): Promise<number[]> {
  return (await findAffected(db, closure, moment, planned)).bookings
}

/** The same with the holds that last, of which bookings take precedence. */
export async function findAffected(
  db: Db,
  closure: ClosedTime,
  moment: Moment,
  planned: readonly ClosedTime[] = [],
): Promise<{ bookings: number[]; holds: number[] }> {
  const today = dateIn(moment.site.timeZone, moment.now)
  const from = closure.from_date < today ? today : closure.from_date
  if (closure.to_date < from) return { bookings: [], holds: [] }
  const closures = [...(await listClosedTimes(db, from, closure.to_date)), ...planned]
  const units = await listUnits(db, closure.product_id)
  const days = eachDay(from, closure.to_date)
  const affected: Booked[] = []
  for (let at = 0; at < days.length; at += DAYS_PER_BATCH) {
    const batch = days.slice(at, at + DAYS_PER_BATCH)
    const bookings = await listBooked(db, closure.product_id, batch)
    const holds = await listHeld(db, closure.product_id, batch, moment)
    for (const ofDay of byProductAndDate([...bookings, ...holds])) {
      const exceeding = exceedingOnDay(ofDay, { closures, units, moment })
      affected.push(...exceeding.filter((booking) => overlaps(booking, closure)))
    }
    await nextTurn()
  }
  const idsOf = (holds: boolean) =>
    affected
      .filter(({ isHold }) => isHold === holds)
      .map(({ id }) => id)
      .sort((one, other) => other - one)
  return { bookings: idsOf(false), holds: idsOf(true) }
}

type Capacity = { closures: readonly ClosedTime[]; units: ReadonlyMap<number, number>; moment: Moment }

/** Bookings that have begun hold their units, whatever was booked before them. */
function exceedingOnDay(ofDay: readonly Booked[], { closures, units, moment }: Capacity): Booked[] {
  const [first] = ofDay
  if (!first) return []
  const day = { ...first, units: units.get(first.productId) ?? 0 }
  const begun = ofDay.filter((booking) => isInProgress(booking, moment))
  const ahead = ofDay.filter((booking) => !begun.includes(booking))
  const exceeding = affectedBookings(day.units, closedRanges(closures, day), [...begun, ...ahead])
  return exceeding.filter((booking) => !begun.includes(booking))
}

function isInProgress({ date, start, end }: Booked, { site, now }: Moment): boolean {
  return hasStarted({ date, timeRange: `${start}-${end}`, timeZone: site.timeZone }, now)
}

async function listUnits(db: Db, productId: number | null): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'units'])
    .$if(productId !== null, (query) => query.where('id', '=', Number(productId)))
    .execute()
  return new Map(rows.map(({ id, units }) => [id, units]))
}

async function listBooked(
  db: Db,
  productId: number | null,
  days: readonly CalendarDate[],
): Promise<Booked[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'product_id', 'booking_date', 'starts_at', 'ends_at'])
    .where('booking_date', '>=', first)
    .where('booking_date', '<=', last)
    .$if(productId !== null, (query) => query.where('product_id', '=', Number(productId)))
    // A literal, because SQLite cannot use the partial index with a parameter.
    .where('status', '<>', sql.lit('Cancelled'))
    .orderBy('id')
    .execute()
  return rows.map((row) => toBooked(row, false))
}

/** The holds of resellers that last; those of tests take no place. */
async function listHeld(
  db: Db,
  productId: number | null,
  days: readonly CalendarDate[],
  { now }: Moment,
): Promise<Booked[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const rows = await db
    .selectFrom('hold')
    .select(['id', 'product_id', 'booking_date', 'starts_at', 'ends_at'])
    .where('booking_date', '>=', first)
    .where('booking_date', '<=', last)
    .$if(productId !== null, (query) => query.where('product_id', '=', Number(productId)))
    .where('expires_at', '>', instantAfter(now))
    .where('is_test', '=', 0)
    .orderBy('id')
    .execute()
  return rows.map((row) => toBooked(row, true))
}

type Row = Pick<BookingRow, 'id' | 'product_id' | 'booking_date' | 'starts_at' | 'ends_at'>

const toBooked = ({ id, product_id, booking_date, starts_at, ends_at }: Row, isHold: boolean): Booked => ({
  id,
  productId: product_id,
  date: booking_date,
  start: starts_at,
  end: ends_at,
  isHold,
})

function byProductAndDate(bookings: readonly Booked[]): Iterable<Booked[]> {
  const groups = new Map<string, Booked[]>()
  for (const booking of bookings) {
    const key = `${booking.productId} ${booking.date}`
    const group = groups.get(key)
    if (group) group.push(booking)
    else groups.set(key, [booking])
  }
  return groups.values()
}

type PhoneBooking = ToCall[number] & { id: number }

/** Of these bookings, those that no email reaches, in their order: staff made them with a phone number only. */
export async function listPhoneBookings(db: Db, ids: readonly number[]): Promise<PhoneBooking[]> {
  const found = new Map<number, PhoneBooking>()
  for await (const batch of batchesOf(ids)) {
    const rows = await db
      .selectFrom('booking')
      .select(['id', 'contact_name as name', 'contact_phone as phone'])
      .where('id', 'in', batch)
      .where('account_id', 'is', null)
      .where('contact_mail', 'is', null)
      .execute()
    for (const { id, name, phone } of rows)
      if (name !== null && phone !== null) found.set(id, { id, name, phone })
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Whom to call about them. */
export const toCall = (bookings: readonly PhoneBooking[]): ToCall =>
  bookings.map(({ name, phone }) => ({ name, phone }))
