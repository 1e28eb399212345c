import { overlaps, remainingUnits } from '@luzzu/domain'
import type { Booking, ManifestEntry, Product } from '@luzzu/domain/contracts'
import { type DaySlot, type DaySlots, rangeOf } from './day-slots'

export type PartOfDay = {
  slot: DaySlot
  guests: ManifestEntry[]
  left: number
  confirmed: number
  pending: number
}

/** The bookings of one product on one day, and its free units. */
export type ProductDay = {
  id: number
  name: string
  units: number
  /** Bookings of slots that span several parts. */
  fullDay: ManifestEntry[]
  parts: PartOfDay[]
  /** Units still available in each slot that spans several parts. */
  spanning: { slot: DaySlot; left: number }[]
}

/** The bookings of a day by product, and the products without bookings. Cancelled bookings are left out. */
export function manifestOf(
  products: readonly Product[],
  bookings: readonly ManifestEntry[],
  slots: DaySlots,
) {
  const bookingsOfDay = bookings.filter(({ status }) => status !== 'Cancelled')
  const ids = new Set(bookingsOfDay.map(({ id_product_fk }) => id_product_fk))
  return {
    days: [...ids].map((id) => productDay(id, { products, slots, bookingsOfDay })).sort(byName),
    idle: products.filter(({ id }) => !ids.has(id)),
  }
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

type Day = { products: readonly Product[]; slots: DaySlots; bookingsOfDay: readonly ManifestEntry[] }

function productDay(id: number, { products, slots, bookingsOfDay }: Day): ProductDay {
  const own = bookingsOfDay.filter(({ id_product_fk }) => id_product_fk === id)
  const product = products.find((one) => one.id === id)
  // A deleted product keeps its bookings, and has at least the units that they occupy.
  const units = product?.units ?? own.length
  const taken = own.map(rangeOf)
  const leftIn = (slot: DaySlot) => remainingUnits(units, taken, rangeOf(slot))
  return {
    id,
    name: product?.name ?? own[0]?.product_name ?? '',
    units,
    fullDay: own.filter(({ slot_id }) => !slots.parts.some((slot) => slot.id === slot_id)),
    parts: slots.parts.map((slot) => partOfDay(slot, own, { units, left: leftIn(slot) })),
    spanning: slots.spanning.map((slot) => ({ slot, left: leftIn(slot) })),
  }
}

/** Bookings that follow each other within the slot share a unit, so there may be more of them than units in use. */
function partOfDay(
  slot: DaySlot,
  own: readonly ManifestEntry[],
  { units, left }: { units: number; left: number },
): PartOfDay {
  const inUse = units - left
  const waiting = own.filter(
    (booking) => booking.status === 'Pending' && overlaps(rangeOf(booking), rangeOf(slot)),
  )
  const pending = Math.min(waiting.length, inUse)
  return {
    slot,
    guests: own.filter(({ slot_id }) => slot_id === slot.id),
    left,
    confirmed: inUse - pending,
    pending,
  }
}

export function hasPending({ fullDay, parts }: ProductDay): boolean {
  return [...fullDay, ...parts.flatMap(({ guests }) => guests)].some(({ status }) => status === 'Pending')
}

/** Numbers of confirmed and pending bookings of a day. */
export function countDay(bookings: readonly Booking[]): { confirmed: number; pending: number } {
  const count = (status: Booking['status']) => bookings.filter((booking) => booking.status === status).length
  return { confirmed: count('Confirmed'), pending: count('Pending') }
}

/** The guests of the confirmed and pending bookings of a day, as far as they were told. */
export function countGuests(bookings: readonly Booking[]): number {
  return bookings
    .filter(({ status }) => status !== 'Cancelled')
    .reduce((sum, { guests }) => sum + (guests ?? 0), 0)
}
