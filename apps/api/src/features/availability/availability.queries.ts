import {
  type CalendarDate,
  checkBookingDate,
  dayIn,
  eachDay,
  hasBegun,
  placesLeft,
  type TimeRange,
} from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { findProduct } from '../products/products.queries'
import { listTimeSlots } from '../time-slots/time-slots.queries'

type Wanted = { productId: number; from: CalendarDate; to: CalendarDate }
type Moment = { timeZone: string; now: Date }

/** How many places each slot has left on each day; `undefined` for a product that is not there. */
export async function findAvailability(
  db: Db,
  { productId, from, to }: Wanted,
  { timeZone, now }: Moment,
): Promise<Availability | undefined> {
  const product = await findProduct(db, productId)
  if (!product) return undefined
  const slots = await listTimeSlots(db)
  const taken = await listTaken(db, { productId, from, to })
  const today = dayIn(timeZone, now)
  return eachDay(from, to).map((date) => ({
    date,
    slots: slots.map(({ id, starts_at, ends_at }) => {
      const isOpen =
        checkBookingDate(date, today).ok && !hasBegun(date, `${starts_at}-${ends_at}`, timeZone, now)
      const wanted = { start: starts_at, end: ends_at }
      return { slot_id: id, remaining: isOpen ? placesLeft(product.units, taken.get(date) ?? [], wanted) : 0 }
    }),
  }))
}

async function listTaken(db: Db, { productId, from, to }: Wanted): Promise<Map<string, TimeRange[]>> {
  const rows = await db
    .selectFrom('booking')
    .select(['booking_date', 'starts_at', 'ends_at'])
    .where('product_id', '=', productId)
    .where('booking_date', '>=', from)
    .where('booking_date', '<=', to)
    .where('status', '<>', 'Cancelled')
    .execute()
  const taken = new Map<string, TimeRange[]>()
  for (const { booking_date, starts_at, ends_at } of rows) {
    const day = taken.get(booking_date) ?? []
    day.push({ start: starts_at, end: ends_at })
    taken.set(booking_date, day)
  }
  return taken
}
