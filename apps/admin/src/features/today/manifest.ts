import { parseTimeRange, remainingUnits, TIME_SLOTS, type TimeRange } from '@luzzu/domain'
import type { Booking, ManifestEntry, Product } from '@luzzu/domain/contracts'

type Slot = (typeof TIME_SLOTS)[number]

const rangeOf = ({ time_range }: { time_range: string }): TimeRange =>
  parseTimeRange(time_range) ?? { start: '00:00', end: '24:00' }

const contains = (outer: TimeRange, inner: TimeRange) => outer.start <= inner.start && inner.end <= outer.end

/** Parts of the day: slots that contain no other slot. Longer slots span several parts. */
export const PART_DAY_SLOTS: readonly Slot[] = TIME_SLOTS.filter((slot) =>
  TIME_SLOTS.every((other) => other === slot || !contains(rangeOf(slot), rangeOf(other))),
)
const FULL_DAY_SLOTS: readonly Slot[] = TIME_SLOTS.filter((slot) => !PART_DAY_SLOTS.includes(slot))

export type PartOfDay = {
  slot: Slot
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
  fullDay: ManifestEntry[]
  parts: PartOfDay[]
  /** Units still available for the whole day. */
  fullDayLeft: number
}

/** The bookings of a day by product, and the products without bookings. Cancelled bookings are left out. */
export function manifestOf(products: readonly Product[], bookings: readonly ManifestEntry[]) {
  const bookingsOfDay = bookings.filter(({ status }) => status !== 'Cancelled')
  const ids = new Set(bookingsOfDay.map(({ id_product_fk }) => id_product_fk))
  return {
    days: [...ids].map((id) => productDay(id, products, bookingsOfDay)).sort(byName),
    idle: products.filter(({ id }) => !ids.has(id)),
  }
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

function productDay(
  id: number,
  products: readonly Product[],
  bookingsOfDay: readonly ManifestEntry[],
): ProductDay {
  const own = bookingsOfDay.filter(({ id_product_fk }) => id_product_fk === id)
  const product = products.find((one) => one.id === id)
  // A deleted product keeps its bookings, and has at least the units that they occupy.
  const units = product?.units ?? own.length
  const taken = own.map(rangeOf)
  return {
    id,
    name: product?.name ?? own[0]?.product_name ?? '',
    units,
    fullDay: own.filter(({ slot_id }) => !PART_DAY_SLOTS.some((slot) => slot.id === slot_id)),
    parts: PART_DAY_SLOTS.map((slot) => partOfDay(slot, own, remainingUnits(units, taken, rangeOf(slot)))),
    fullDayLeft: Math.min(...FULL_DAY_SLOTS.map((slot) => remainingUnits(units, taken, rangeOf(slot)))),
  }
}

function partOfDay(slot: Slot, own: readonly ManifestEntry[], left: number): PartOfDay {
  const there = own.filter((booking) => contains(rangeOf(booking), rangeOf(slot)))
  return {
    slot,
    guests: own.filter(({ slot_id }) => slot_id === slot.id),
    left,
    confirmed: there.filter(({ status }) => status === 'Confirmed').length,
    pending: there.filter(({ status }) => status === 'Pending').length,
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
