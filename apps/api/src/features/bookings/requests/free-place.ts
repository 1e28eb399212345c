import { type CalendarDate, hasBegun, remainingUnits } from '@luzzu/domain'
import { sql } from 'kysely'
import { prepared } from '../../../platform/database/prepared'
import type { Db } from '../../../platform/database/schema'
import { Refusal } from '../../../platform/problems/refusal'
import { timeRangeOf } from '../bookings.queries'
import { listOccupied } from '../occupied-ranges'
import type { BookingWish } from './booking-wish'

type Moment = { site: { timeZone: string }; now: Date }
type Times = { starts_at: string; ends_at: string }
const toRange = ({ starts_at, ends_at }: Times) => ({ start: starts_at, end: ends_at })

/** @throws {Refusal} `slot-taken` when no craft is left for the slot. */
export async function requirePlace(
  db: Db,
  { productId, date }: BookingWish,
  units: number,
  slot: Times,
): Promise<void> {
  const occupied = await listOccupied(db, { productId, from: date, to: date })
  if (remainingUnits(units, occupied.get(date) ?? [], toRange(slot)) < 1) throw new Refusal('slot-taken')
}

/** The product and the slot, once for each range of times that is occupied on that day, or once without any. */
const findDay = prepared((db, productId: number, date: string, slotId: number) =>
  db
    .selectFrom('product')
    .innerJoin('time_slot', (join) => join.on('time_slot.id', '=', slotId))
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.product_id', '=', 'product.id')
        .on('booking.booking_date', '=', date as CalendarDate)
        .on('booking.status', '<>', sql.lit('Cancelled')),
    )
    .select(['product.units', 'time_slot.starts_at', 'time_slot.ends_at'])
    .select(['booking.starts_at as taken_from', 'booking.ends_at as taken_to'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('product.id', '=', productId)
    .where('product.deleted_at', 'is', null)
    .groupBy(['product.units', 'time_slot.starts_at', 'time_slot.ends_at'])
    .groupBy(['booking.starts_at', 'booking.ends_at']),
)

/**
 * Looks without holding anything, so that those who are too late do not queue with those who are in time. What
 * else may be wrong with the wish is said by whoever makes the booking.
 *
 * @throws {Refusal} `slot-taken` as {@link requirePlace} does.
 */
export async function glanceAtPlace(db: Db, wish: BookingWish, { site, now }: Moment): Promise<void> {
  if (wish.dateProblem) return
  const rows = await findDay(db, wish.productId, wish.date, wish.slotId)
  const [found] = rows
  if (!found || hasBegun(wish.date, timeRangeOf(found), site.timeZone, now)) return
  const taken = rows.flatMap(({ taken_from, taken_to, count }) =>
    taken_from && taken_to ? [{ start: taken_from, end: taken_to, count }] : [],
  )
  if (remainingUnits(found.units, taken, toRange(found)) < 1) throw new Refusal('slot-taken')
}
