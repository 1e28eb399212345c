import {
  type CalendarDate,
  type ClosedTime,
  closedMessage,
  closedRanges,
  closureReason,
  formatDate,
  isClosed,
  type OccupiedRange,
  peakOccupancy,
  remainingUnits,
  scheduleWith,
  type TimeRange,
} from '@luzzu/domain'
import { sql } from 'kysely'
import { prepared } from '../../platform/database/prepared'
import type { Db, Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { slotsOfProducts } from '../time-slots/time-slots.queries'
import { type RequestedSlot, slotErrors, whyDateRefused } from './bookable-slot'
import { findClosedTimes } from './closures.queries'
import { parseSchedule } from './schedule.queries'

type Times = { starts_at: string; ends_at: string }
const toRange = ({ starts_at, ends_at }: Times) => ({ start: starts_at, end: ends_at })

/** `except`: a booking whose own unit counts as free. */
type DateRange = { productId: number; from: CalendarDate; to?: CalendarDate; except?: number | undefined }

const LAST_DAY = '9999-12-31' as CalendarDate

function selectOccupiedRanges(db: Db, productId: number, from: string, to: string) {
  return (
    db
      .selectFrom('booking')
      .select((row) => ['booking_date', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
      .where('product_id', '=', productId)
      .where('booking_date', '>=', from as CalendarDate)
      .where('booking_date', '<=', to as CalendarDate)
      // A literal, because SQLite cannot use the partial index with a parameter.
      .where('status', '<>', sql.lit('Cancelled'))
      .groupBy(['booking_date', 'starts_at', 'ends_at'])
      .orderBy('booking_date')
  )
}

const findOccupiedRanges = prepared(selectOccupiedRanges)

/**
 * Time ranges occupied by pending and confirmed bookings of a product, by date; equal ranges are grouped with a count.
 */
export async function listOccupiedRanges(
  db: Db,
  { productId, from, to = LAST_DAY, except }: DateRange,
): Promise<Map<CalendarDate, OccupiedRange[]>> {
  const rows =
    except === undefined
      ? await findOccupiedRanges(db, productId, from, to)
      : await selectOccupiedRanges(db, productId, from, to).where('id', '<>', except).execute()
  const ranges = new Map<CalendarDate, OccupiedRange[]>()
  for (const { booking_date, starts_at, ends_at, count } of rows) {
    const ofDate = ranges.get(booking_date) ?? []
    ofDate.push({ start: starts_at, end: ends_at, count })
    ranges.set(booking_date, ofDate)
  }
  return ranges
}

const findOccupiedOn = prepared((db, date: string) =>
  db
    .selectFrom('booking')
    .select((row) => ['product_id', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
    .where('booking_date', '=', date as CalendarDate)
    .where('status', '<>', sql.lit('Cancelled'))
    .groupBy(['product_id', 'starts_at', 'ends_at']),
)

/** Time ranges of one date occupied by pending and confirmed bookings, by product. */
export async function listOccupiedOn(db: Db, date: CalendarDate): Promise<Map<number, OccupiedRange[]>> {
  const ranges = new Map<number, OccupiedRange[]>()
  for (const { product_id, starts_at, ends_at, count } of await findOccupiedOn(db, date)) {
    const ofProduct = ranges.get(product_id) ?? []
    ofProduct.push({ start: starts_at, end: ends_at, count })
    ranges.set(product_id, ofProduct)
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

/** The times of a slot with the units and the schedule of a product, if both are offered at all. */
const findOfferedSlot = prepared((db, productId: number, slotId: number) =>
  db
    .selectFrom('product')
    .innerJoin('time_slot', (join) => join.on('time_slot.id', '=', slotId))
    .leftJoin('product_schedule', 'product_schedule.product_id', 'product.id')
    .select(['product.units', 'product_schedule.schedule'])
    .select(['time_slot.id', 'time_slot.starts_at', 'time_slot.ends_at', 'time_slot.archived'])
    .select('time_slot.product_ids')
    .where('product.id', '=', productId)
    .where('product.deleted_at', 'is', null)
    .where('time_slot.deleted_at', 'is', null),
)

/**
 * The check of the capacity without locks, so that requests for a full slot do not queue for the write lock. What else
 * is wrong with the request is told by `requireBookable`.
 * @throws {Refusal} `closed` or `slot-taken` as {@link assertCapacity} does.
 */
export async function assertCapacityUnlocked(db: Db, request: RequestedSlot, moment: Moment): Promise<void> {
  if (whyDateRefused(request, moment)) return
  const [slot] = await findOfferedSlot(db, request.productId, request.slotId)
  if (!slot) return
  const schedule = scheduleWith(parseSchedule(slot.schedule), request.productId, slotsOfProducts([slot]))
  const errors = slotErrors(request, { slot, schedule }, moment)
  if (Object.keys(errors).length === 0) await assertCapacity(db, request, slot.units, slot)
}

/** The day from `today` on with the most units in use at once, and their number. */
export async function busiestDay(
  tx: Tx,
  productId: number,
  today: CalendarDate,
): Promise<{ units: number; date: string }> {
  let busiest = { units: 0, date: '' }
  for (const [date, taken] of await listOccupiedRanges(tx, { productId, from: today })) {
    const units = peakOccupancy(taken)
    if (units > busiest.units) busiest = { units, date: formatDate(date) }
  }
  return busiest
}
