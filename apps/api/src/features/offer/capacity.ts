import {
  type CalendarDate,
  type ClosedTime,
  closedMessage,
  closedRanges,
  closureReason,
  hasBegun,
  isClosed,
  type OccupiedRange,
  remainingUnits,
  type TimeRange,
} from '@luzzu/domain'
import { sql } from 'kysely'
import { prepared } from '../../platform/database/prepared'
import type { Db } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Site } from '../../platform/settings/site'
import type { CreateBookingInput } from '../bookings/commands/create-booking-input'
import { timeRangeOf } from '../bookings/queries/bookings.queries'
import { offerErrors } from './check-offered'
import { findClosedTimes } from './closures.queries'
import { parseSchedule } from './schedule.queries'

type CapacityContext = { site: Site; now: Date }
type Times = { starts_at: string; ends_at: string }
const toRange = ({ starts_at, ends_at }: Times) => ({ start: starts_at, end: ends_at })

/** `except`: a booking whose own place counts as free. */
type DateRange = { productId: number; from: CalendarDate; to?: CalendarDate; except?: number | undefined }

/**
 * Time ranges occupied by pending and confirmed bookings of a product, by date; equal ranges are grouped with a count.
 */
export async function listOccupiedRanges(
  db: Db,
  { productId, from, to, except }: DateRange,
): Promise<Map<CalendarDate, OccupiedRange[]>> {
  const rows = await db
    .selectFrom('booking')
    .select((row) => ['booking_date', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('booking_date', '>=', from)
    .$if(to !== undefined, (query) => query.where('booking_date', '<=', to as CalendarDate))
    .$if(except !== undefined, (query) => query.where('id', '<>', except as number))
    // A literal, because SQLite cannot use the partial index with a parameter.
    .where('status', '<>', sql.lit('Cancelled'))
    .groupBy(['booking_date', 'starts_at', 'ends_at'])
    .orderBy('booking_date')
    .execute()
  const ranges = new Map<CalendarDate, OccupiedRange[]>()
  for (const { booking_date, starts_at, ends_at, count } of rows) {
    const ofDate = ranges.get(booking_date) ?? []
    ofDate.push({ start: starts_at, end: ends_at, count })
    ranges.set(booking_date, ofDate)
  }
  return ranges
}

/** @throws {Refusal} `closed` when closures leave no unit for the slot, `slot-taken` when every unit left is booked. */
export async function assertCapacity(
  db: Db,
  { productId, date, except }: { productId: number; date: CalendarDate; except?: number },
  units: number,
  slot: Times,
): Promise<void> {
  const occupied = await listOccupiedRanges(db, { productId, from: date, to: date, except })
  const closures = await findClosedTimes(db, productId, date, date)
  assertUnitLeft({ productId, date, units, taken: occupied.get(date) ?? [], closures }, slot)
}

/** @throws {Refusal} `closed` when closures leave no unit for the slot. */
export async function assertNotClosed(
  db: Db,
  { productId, date, units }: Omit<DayCapacity, 'taken' | 'closures'>,
  slot: Times,
): Promise<void> {
  const closures = await findClosedTimes(db, productId, date, date)
  refuseClosed({ productId, date, units, closures }, toRange(slot))
}

type DayCapacity = {
  productId: number
  date: CalendarDate
  units: number
  taken: readonly OccupiedRange[]
  closures: readonly ClosedTime[]
}

function assertUnitLeft({ taken, closures, ...day }: DayCapacity, slot: Times): void {
  const wanted = toRange(slot)
  const closed = refuseClosed({ ...day, closures }, wanted)
  if (remainingUnits(day.units, [...taken, ...closed], wanted) < 1) throw new Refusal('slot-taken')
}

/** The units that closures take. */
function refuseClosed({ closures, ...day }: Omit<DayCapacity, 'taken'>, wanted: TimeRange): OccupiedRange[] {
  const closed = closedRanges(closures, day)
  if (isClosed(day.units, closed, wanted))
    throw new Refusal('closed', { message: closedMessage(closureReason(closures, day, wanted)) })
  return closed
}

/** Product and slot joined with the occupied ranges of the date: one row per range, or one row without any. */
const findUnitsAndRanges = prepared((db, productId: number, date: string, slotId: number) =>
  db
    .selectFrom('product')
    .innerJoin('time_slot', (join) => join.on('time_slot.id', '=', slotId))
    .leftJoin('product_schedule', 'product_schedule.product_id', 'product.id')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.product_id', '=', 'product.id')
        .on('booking.booking_date', '=', date as CalendarDate)
        .on('booking.status', '<>', sql.lit('Cancelled')),
    )
    .select(['product.units', 'time_slot.starts_at', 'time_slot.ends_at', 'product_schedule.schedule'])
    .select(['booking.starts_at as taken_from', 'booking.ends_at as taken_to'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('product.id', '=', productId)
    .where('product.deleted_at', 'is', null)
    .where('time_slot.deleted_at', 'is', null)
    .where('time_slot.archived', '=', sql.lit(0))
    .groupBy(['product.units', 'time_slot.starts_at', 'time_slot.ends_at', 'product_schedule.schedule'])
    .groupBy(['booking.starts_at', 'booking.ends_at']),
)

/**
 * Checks capacity without locks, so that requests for a full slot do not queue for the write lock. Other errors of the
 * input are reported by `createBooking`.
 * @throws {Refusal} `closed` or `slot-taken` as {@link assertCapacity} does.
 */
export async function checkCapacity(
  db: Db,
  input: CreateBookingInput,
  { site, now }: CapacityContext,
): Promise<void> {
  if (input.dateProblem) return
  const rows = await findUnitsAndRanges(db, input.productId, input.date, input.slotId)
  const [found] = rows
  if (!found) return
  const { productId, date, slotId } = input
  const time = { date, timeRange: timeRangeOf(found), timeZone: site.timeZone }
  const place = { date, slot: { id: slotId, ...found }, schedule: parseSchedule(found.schedule) }
  const isOffered = input.staff?.override || Object.keys(offerErrors(place, { site, now })).length === 0
  if (!isOffered || hasBegun(time, now)) return
  const taken = rows.flatMap(({ taken_from, taken_to, count }) =>
    taken_from && taken_to ? [{ start: taken_from, end: taken_to, count }] : [],
  )
  const closures = await findClosedTimes(db, productId, date, date)
  assertUnitLeft({ productId, date, units: found.units, taken, closures }, found)
}
