import {
  type CalendarDate,
  type ClosedTime,
  closedMessage,
  closedRanges,
  closureReason,
  formatDate,
  type Instant,
  isClosed,
  type OccupiedRange,
  peakOccupancy,
  remainingUnits,
  scheduleWith,
  type TimeRange,
} from '@luzzu/domain'
import { sql } from 'kysely'
import { instantAfter } from '../../platform/clock'
import { prepared } from '../../platform/database/prepared'
import type { Db, Tx } from '../../platform/database/schema'
import { Refusal } from '../../platform/errors/refusal'
import type { Moment } from '../../platform/settings/site'
import { slotsOfProducts } from '../time-slots/time-slots.queries'
import { bookingDateError, type RequestedSlot, slotErrors } from './bookable-slot'
import { findClosedTimes } from './closures.queries'
import { parseSchedule } from './schedule.queries'

type Times = { starts_at: string; ends_at: string }
const toRange = ({ starts_at, ends_at }: Times) => ({ start: starts_at, end: ends_at })

/** Whose own unit counts as free, and whether those of tests count. */
export type Occupying = {
  except?: number | undefined
  exceptHold?: number | undefined
  isTest?: boolean | undefined
}

type DateRange = Occupying & { productId: number; from: CalendarDate; to?: CalendarDate; now: Date }

const LAST_DAY = '9999-12-31' as CalendarDate
/** No row has it. */
const NONE = 0

type Range = { productId: number; from: string; to: string; at: string }

function selectOccupiedRanges(
  db: Db,
  { productId, from, to, at }: Range,
  { except = NONE, exceptHold = NONE, isTest = false }: Occupying = {},
) {
  return (
    db
      .selectFrom('booking')
      .select((row) => ['booking_date', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
      .where('product_id', '=', productId)
      .where('booking_date', '>=', from as CalendarDate)
      .where('booking_date', '<=', to as CalendarDate)
      // A literal, because SQLite cannot use the partial index with a parameter.
      .where('status', '<>', sql.lit('Cancelled'))
      .$if(except !== NONE, (query) => query.where('id', '<>', except))
      .groupBy(['booking_date', 'starts_at', 'ends_at'])
      .unionAll(
        db
          .selectFrom('hold')
          .select((row) => ['booking_date', 'starts_at', 'ends_at', row.lit(1).as('count')])
          .where('product_id', '=', productId)
          .where('booking_date', '>=', from as CalendarDate)
          .where('booking_date', '<=', to as CalendarDate)
          .where('expires_at', '>', at as Instant)
          .$if(!isTest, (query) => query.where('is_test', '=', sql.lit(0)))
          .$if(exceptHold !== NONE, (query) => query.where('id', '<>', exceptHold)),
      )
      .orderBy('booking_date')
  )
}

const findOccupiedRanges = prepared((db, productId: number, from: string, to: string, at: string) =>
  selectOccupiedRanges(db, { productId, from, to, at }),
)

/**
 * Time ranges occupied by pending and confirmed bookings of a product, and by holds, by date; equal ranges of bookings are
 * grouped with a count.
 */
export async function listOccupiedRanges(
  db: Db,
  { productId, from, to = LAST_DAY, now, ...occupying }: DateRange,
): Promise<Map<CalendarDate, OccupiedRange[]>> {
  const at = instantAfter(now)
  const { except, exceptHold, isTest } = occupying
  const isPlain = except === undefined && exceptHold === undefined && !isTest
  const rows = isPlain
    ? await findOccupiedRanges(db, productId, from, to, at)
    : await selectOccupiedRanges(db, { productId, from, to, at }, occupying).execute()
  const ranges = new Map<CalendarDate, OccupiedRange[]>()
  for (const { booking_date, starts_at, ends_at, count } of rows) {
    const ofDate = ranges.get(booking_date) ?? []
    ofDate.push({ start: starts_at, end: ends_at, count })
    ranges.set(booking_date, ofDate)
  }
  return ranges
}

const findOccupiedOn = prepared((db, date: string, at: string) =>
  db
    .selectFrom('booking')
    .select((row) => ['product_id', 'starts_at', 'ends_at', row.fn.countAll<number>().as('count')])
    .where('booking_date', '=', date as CalendarDate)
    .where('status', '<>', sql.lit('Cancelled'))
    .groupBy(['product_id', 'starts_at', 'ends_at'])
    .unionAll(
      db
        .selectFrom('hold')
        .select((row) => ['product_id', 'starts_at', 'ends_at', row.lit(1).as('count')])
        .where('booking_date', '=', date as CalendarDate)
        .where('expires_at', '>', at as Instant)
        .where('is_test', '=', sql.lit(0)),
    ),
)

/** Time ranges of one date occupied by pending and confirmed bookings and by holds, by product. */
export async function listOccupiedOn(
  db: Db,
  { date, now }: { date: CalendarDate; now: Date },
): Promise<Map<number, OccupiedRange[]>> {
  const ranges = new Map<number, OccupiedRange[]>()
  for (const { product_id, starts_at, ends_at, count } of await findOccupiedOn(db, date, instantAfter(now))) {
    const ofProduct = ranges.get(product_id) ?? []
    ofProduct.push({ start: starts_at, end: ends_at, count })
    ranges.set(product_id, ofProduct)
  }
  return ranges
}

/** @throws {Refusal} `closed` when closures leave no unit for the slot, `slot-taken` when every unit left is booked. */
export async function assertCapacity(
  db: Db,
  { date, ...day }: Occupying & { productId: number; date: CalendarDate; now: Date },
  units: number,
  slot: Times,
): Promise<void> {
  const { productId } = day
  const occupied = await listOccupiedRanges(db, { ...day, from: date, to: date })
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

/** Why closures leave no unit for the slot, empty without a reason; `null` where they leave one. */
export async function findClosedReason(
  db: Db,
  { productId, date, units }: Omit<DayCapacity, 'taken' | 'closures'>,
  slot: Times,
): Promise<string | null> {
  const day = { productId, date, units, closures: await findClosedTimes(db, productId, date, date) }
  const wanted = toRange(slot)
  return isClosed(units, closedRanges(day.closures, day), wanted)
    ? closureReason(day.closures, day, wanted)
    : null
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
 * is wrong with the request is told by `assertBookable`.
 * @throws {Refusal} `closed` or `slot-taken` as {@link assertCapacity} does.
 */
export async function assertCapacityUnlocked(db: Db, request: RequestedSlot, moment: Moment): Promise<void> {
  if (bookingDateError(request, moment)) return
  const [slot] = await findOfferedSlot(db, request.productId, request.slotId)
  if (!slot) return
  const schedule = scheduleWith(parseSchedule(slot.schedule), request.productId, slotsOfProducts([slot]))
  const errors = slotErrors(request, { slot, schedule }, moment)
  if (Object.keys(errors).length === 0) await assertCapacity(db, dayOf(request, moment), slot.units, slot)
}

/** What the capacity of a requested slot is asked about. */
export const dayOf = ({ productId, date }: RequestedSlot, { now }: { now: Date }) => ({
  productId,
  date,
  now,
})

/** The day from `today` on with the most units in use at once, and their number. */
export async function busiestDay(
  tx: Tx,
  productId: number,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<{ units: number; date: string }> {
  let busiest = { units: 0, date: '' }
  for (const [date, taken] of await listOccupiedRanges(tx, { productId, from: today, now })) {
    const units = peakOccupancy(taken)
    if (units > busiest.units) busiest = { units, date: formatDate(date) }
  }
  return busiest
}
