import { isClosed, type OccupiedRange, overlaps, remainingUnits } from '@luzzu/domain'
import type { ManifestEntry, Product } from '@luzzu/domain/contracts'
import { type DaySlot, rangeOf } from '../day-slots'

/** The units of a product in a slot: with confirmed and pending bookings, closed, and left. */
export type SlotUnits = {
  product: Pick<Product, 'id' | 'name' | 'units'>
  left: number
  /** Units that are neither booked nor left. */
  closed: number
  /** Whether closures alone leave no unit. */
  isClosed: boolean
  confirmed: number
  pending: number
}

/** What closures occupy of a product's units on the day. */
export type ClosedUnits = (product: { productId: number; units: number }) => OccupiedRange[]

type DayOccupancy = { bookings: readonly ManifestEntry[]; closedUnits: ClosedUnits }

/** What is left of a product's units in a slot. Bookings use a unit in every slot that they overlap. */
export function unitsIn(
  slot: DaySlot,
  product: SlotUnits['product'],
  { bookings, closedUnits }: DayOccupancy,
): SlotUnits {
  const { id, units } = product
  const range = rangeOf(slot)
  const own = bookings.filter(({ id_product_fk, status }) => id_product_fk === id && status !== 'Cancelled')
  const booked = own.map(rangeOf)
  const closed = closedUnits({ productId: id, units })
  const left = remainingUnits(units, [...booked, ...closed], range)
  const inUse = units - remainingUnits(units, booked, range)
  // Bookings that follow each other within the slot share a unit, so there may be more of them than units in use.
  const waiting = own.filter((one) => one.status === 'Pending' && overlaps(rangeOf(one), range)).length
  const pending = Math.min(waiting, inUse)
  return {
    product,
    left,
    closed: units - inUse - left,
    isClosed: isClosed(units, closed, range),
    confirmed: inUse - pending,
    pending,
  }
}
