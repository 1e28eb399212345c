import {
  type CalendarDate,
  closedRanges,
  isClosed,
  type OccupiedRange,
  remainingUnits,
  toClosedTime,
} from '@luzzu/domain'
import type {
  Closure,
  DayAvailability,
  Hold,
  ManifestEntry,
  Product,
  TimeSlot,
} from '@luzzu/domain/contracts'
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
  /** Kept for resellers, or for customers who check out. */
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
  /** What customers can book, of the slots that they are offered. */
  availability: DayAvailability
  closedUnits: ClosedUnits
}

/** What is left of a product's units in a slot. Bookings and holds use a unit in every slot that they overlap. */
export function unitsIn(
  slot: DaySlot,
  product: SlotUnits['product'],
  { bookings, holds, availability, closedUnits }: DayOccupancy,
): SlotUnits {
  const { id, units } = product
  const range = rangeOf(slot)
  const own = bookings.filter(({ id_product_fk, status }) => id_product_fk === id && status !== 'Cancelled')
  const kept = holds.filter(({ id_product_fk }) => id_product_fk === id).map(rangeOf)
  const taken = [...own.map(rangeOf), ...kept]
  const closed = closedUnits({ productId: id, units })
  const unused = remainingUnits(units, [...taken, ...closed], range)
  // What customers hold while they check out is in no list; it is only not available.
  const left = Math.min(unused, availableUnits(availability, { productId: id, slotId: slot.id }) ?? unused)
  const usedBy = (ranges: readonly OccupiedRange[]) => units - remainingUnits(units, ranges, range)
  // Bookings that follow each other within the slot share a unit. Declining what is pending frees only units that nothing else uses.
  const confirmedRanges = own.filter(({ status }) => status === 'Confirmed').map(rangeOf)
  const confirmed = usedBy(confirmedRanges)
  const heldByResellers = usedBy([...confirmedRanges, ...kept]) - confirmed
  const inUse = usedBy(taken)
  return {
    product,
    left,
    closed: units - inUse - unused,
    isClosed: isClosed(units, closed, range),
    confirmed,
    pending: inUse - confirmed - heldByResellers,
    held: heldByResellers + unused - left,
  }
}

/** `undefined` where customers are not offered the slot, or nothing is known. */
function availableUnits(
  availability: DayAvailability,
  { productId, slotId }: { productId: number; slotId: number },
): number | undefined {
  const product = availability.find(({ product_id }) => product_id === productId)
  const slot = product?.slots.find(({ slot_id }) => slot_id === slotId)
  return slot?.status === 'open' || slot?.status === 'full' ? slot.remaining : undefined
}

type Places = { free: SlotUnits[]; smaller: SlotUnits[]; gone: SlotUnits[] }

/** What can be booked for so many guests, what is left but takes fewer, and what is not left. */
export function placesFor(guests: number | undefined, all: readonly SlotUnits[]): Places {
  const left = all.filter((one) => one.left > 0)
  const takesAll = ({ product }: SlotUnits) => product.max_persons >= (guests ?? 1)
  return {
    free: left.filter(takesAll),
    smaller: left.filter((one) => !takesAll(one)),
    gone: all.filter((one) => one.left === 0),
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
