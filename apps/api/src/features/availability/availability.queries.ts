import {
  type CalendarDate,
  dateIn,
  eachDay,
  hasBegun,
  remainingUnits,
  validateBookingDate,
} from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { Db } from '../../platform/database/schema'
import { listOccupiedRanges } from '../bookings/capacity'
import { findProduct } from '../products/products.queries'
import { listTimeSlots } from '../time-slots/time-slots.queries'

type AvailabilityRange = { productId: number; from: CalendarDate; to: CalendarDate }
type LocalTime = { timeZone: string; now: Date }

/** Remaining units of each slot on each day; `undefined` for an unknown product. */
export async function findAvailability(
  db: Db,
  { productId, from, to }: AvailabilityRange,
  { timeZone, now }: LocalTime,
): Promise<Availability | undefined> {
  const product = await findProduct(db, productId)
  if (!product) return undefined
  const slots = await listTimeSlots(db)
  const taken = await listOccupiedRanges(db, { productId, from, to })
  const today = dateIn(timeZone, now)
  return eachDay(from, to).map((date) => ({
    date,
    slots: slots.map(({ id, starts_at, ends_at }) => {
      const isOpen =
        validateBookingDate(date, today).ok && !hasBegun(date, `${starts_at}-${ends_at}`, timeZone, now)
      const slotTimes = { start: starts_at, end: ends_at }
      return {
        slot_id: id,
        remaining: isOpen ? remainingUnits(product.units, taken.get(date) ?? [], slotTimes) : 0,
      }
    }),
  }))
}
