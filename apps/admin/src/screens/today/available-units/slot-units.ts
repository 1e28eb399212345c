import {
  type CalendarDate,
  closedRanges,
  isClosed,
  type OccupiedRange,
  overlaps,
  remainingUnits,
  toClosedTime,
} from '@luzzu/domain'
import type { Closure, Hold, ManifestEntry, Product, TimeSlot } from '@luzzu/domain/contracts'
import { type DaySlot, rangeOf } from '../../../booking/day-slots'

/** The units of a product in a slot: with confirmed and pending bookings, on hold, closed, and left. */
export type SlotUnits = {
  product: Pick<Product, 'id' | 'name' | 'units' | 'max_persons'>
  left: number
  /** Units that are neither booked, held nor left. */
  closed: number
  /** Whether closures alone leave no unit. */
  isClosed: boolean
  confirmed: number
  pending: number
  /** Kept for resellers. */
  held: number
}

/** What becomes of a unit in a slot. */
export type UnitState = 'confirmed' | 'waiting' | 'held' | 'closed' | 'free'

/** What closures occupy of a product's units on the day. */
export type ClosedUnits = (product: { productId: number; units: number }) => OccupiedRange[]

/** What takes units on a day. */
export type DayOccupancy = {
  bookings: readonly ManifestEntry[]
  holds: readonly Hold[]
  closedUnits: ClosedUnits
}

/** What is left of a product's units in a slot. Bookings and holds use a unit in every slot that they overlap. */
export function unitsIn(
  slot: DaySlot,
  product: SlotUnits['product'],
  { bookings, holds, closedUnits }: DayOccupancy,
): SlotUnits {
  const { id, units } = product
  const range = rangeOf(slot)
  const own = bookings.filter(({ id_product_fk, status }) => id_product_fk === id && status !== 'Cancelled')
  const kept = holds.filter(({ id_product_fk }) => id_product_fk === id).map(rangeOf)
  const taken = [...own.map(rangeOf), ...kept]
  const closed = closedUnits({ productId: id, units })
  const left = remainingUnits(units, [...taken, ...closed], range)
  const inUse = units - remainingUnits(units, taken, range)
  // Bookings that follow each other within the slot share a unit, so there may be more of them than units in use.
  const waiting = own.filter((one) => one.status === 'Pending' && overlaps(rangeOf(one), range)).length
  const pending = Math.min(waiting, inUse)
  const held = Math.min(kept.filter((one) => overlaps(one, range)).length, inUse - pending)
  return {
    product,
    left,
    closed: units - inUse - left,
    isClosed: isClosed(units, closed, range),
    confirmed: inUse - pending - held,
    pending,
    held,
  }
}

/** What closures occupy on a day. Among the slots are archived ones, which closures may name. */
export function closedUnitsOn(
  date: CalendarDate,
  closures: readonly Closure[],
  slots: readonly TimeSlot[],
): ClosedUnits {
  const times = closures.flatMap((closure) => toClosedTime(closure, slots) ?? [])
  return (product) => closedRanges(times, { ...product, date })
}
