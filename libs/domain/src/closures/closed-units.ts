import { type OccupiedRange, remainingUnits } from '../bookings/capacity'
import type { CalendarDate } from '../calendar/calendar-date'
import { overlappingSlots, parseTimeRange, type TimeRange } from '../schedule/time-slot'
import type { ClosureInput } from './closure'

/** The part of a day that a closure without a slot closes. */
export const WHOLE_DAY: TimeRange = { start: '00:00', end: '24:00' }

/** When and what a closure closes, with the times of its slot. */
export type ClosedTime = Omit<ClosureInput, 'slot_id'> & TimeRange

/** A closure with the times of its slot; `undefined` for a slot that is not among those known. */
export function toClosedTime<Closed extends { slot_id: number | null }>(
  closure: Closed,
  slots: readonly { id: number; time_range: string }[],
): (Closed & TimeRange) | undefined {
  if (closure.slot_id === null) return { ...closure, ...WHOLE_DAY }
  const slot = slots.find(({ id }) => id === closure.slot_id)
  const times = slot && parseTimeRange(slot.time_range)
  return times && { ...closure, ...times }
}

type OfferedSlot = {
  id: number
  time_range: string
  archived?: boolean | undefined
  product_ids?: readonly number[] | null | undefined
}

/** The other slots that a closed slot closes because they overlap it, of those that a product (`null`: any) offers. */
export function slotsClosedWith<Slot extends OfferedSlot>(
  closed: Slot,
  slots: readonly Slot[],
  productId: number | null,
): Slot[] {
  return overlappingSlots(closed, slots).filter(
    ({ product_ids }) => productId === null || (product_ids?.includes(productId) ?? true),
  )
}

/** The days and products that a closure concerns. */
type Scope = { from_date: string; to_date: string; product_id: number | null }

type TimedClosure = Scope & TimeRange & Pick<ClosureInput, 'units' | 'reason'>

type ProductDay = { productId: number; date: CalendarDate }

/** Whether a closure concerns a product on a day. */
export function coversDay(closure: Scope, { productId, date }: ProductDay): boolean {
  const { from_date, to_date, product_id } = closure
  return from_date <= date && date <= to_date && (product_id === null || product_id === productId)
}

/** What closures occupy of the units of a product on a day: units of several closures add up. */
export function closedRanges(
  closures: readonly (Scope & TimeRange & { units: number | null })[],
  { units, ...day }: ProductDay & { units: number },
): OccupiedRange[] {
  return closures
    .filter((closure) => coversDay(closure, day))
    .map((closure) => ({ start: closure.start, end: closure.end, count: closure.units ?? units }))
}

/** Whether closures alone leave no unit for a whole slot; so a closed slot closes every slot that overlaps it. */
export function isClosed(units: number, closed: readonly OccupiedRange[], slot: TimeRange): boolean {
  return closed.length > 0 && remainingUnits(units, closed, slot) < 1
}

/** The first reason that visitors are told for a closed slot; empty without one. */
export function closureReason(closures: readonly TimedClosure[], day: ProductDay, slot: TimeRange): string {
  const reasons = closures
    .filter((closure) => coversDay(closure, day) && closure.start < slot.end && slot.start < closure.end)
    .map(({ reason }) => reason)
  return reasons.find((reason) => reason !== '') ?? ''
}

/** Why closures leave no unit of a product in a slot, empty without a reason; `undefined` where they leave some. */
export function closedSlotReason(
  closures: readonly TimedClosure[],
  product: ProductDay & { units: number },
  slot: TimeRange,
): string | undefined {
  const closed = closedRanges(closures, product)
  return isClosed(product.units, closed, slot) ? closureReason(closures, product, slot) : undefined
}

/**
 * The bookings of a product on a day that exceed what closures leave, the latest made first. The bookings are given in
 * the order in which they were made: each keeps its place if it fits beside those that were made before it and keep
 * theirs.
 */
export function affectedBookings<Booking extends TimeRange>(
  units: number,
  closed: readonly OccupiedRange[],
  bookings: readonly Booking[],
): Booking[] {
  const accepted = new Map<string, Required<OccupiedRange>>()
  const affected: Booking[] = []
  for (const booking of bookings) {
    if (remainingUnits(units, [...closed, ...accepted.values()], booking) > 0) addRange(accepted, booking)
    else affected.push(booking)
  }
  return affected.reverse()
}

/** Equal ranges are counted, because there may be thousands of them. */
function addRange(accepted: Map<string, Required<OccupiedRange>>, { start, end }: TimeRange): void {
  const key = `${start}-${end}`
  accepted.set(key, { start, end, count: (accepted.get(key)?.count ?? 0) + 1 })
}
