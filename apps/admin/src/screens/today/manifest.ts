import { isClosed, type OccupiedRange, overlaps, remainingUnits } from '@luzzu/domain'
import type { Booking, ManifestEntry, Product } from '@luzzu/domain/contracts'
import { type Columns, columnsOf, type DaySlot, type DaySlots, rangeOf } from './day-slots'

/** What is left of a product's units in a slot. */
export type UnitsLeft = {
  slot: DaySlot
  left: number
  /** Units that are neither booked nor left. */
  closed: number
  /** Whether closures alone leave no unit. */
  isClosed: boolean
}

export type PartOfDay = UnitsLeft & {
  guests: ManifestEntry[]
  confirmed: number
  pending: number
}

/** A slot that spans columns, with its bookings. */
export type SpanningSlot = UnitsLeft & { guests: ManifestEntry[]; columns: Columns }

/** The bookings of one product on one day, and its free units. */
export type ProductDay = {
  id: number
  name: string
  units: number
  parts: PartOfDay[]
  spanning: SpanningSlot[]
}

/** What closures occupy of a product's units on the day. */
export type ClosedUnits = (product: { productId: number; units: number }) => OccupiedRange[]

/** The bookings of a day by product, and the products without bookings. Cancelled bookings are left out. */
export function manifestOf(
  products: readonly Product[],
  bookings: readonly ManifestEntry[],
  slots: DaySlots,
  closedUnits: ClosedUnits,
) {
  const bookingsOfDay = bookings.filter(({ status }) => status !== 'Cancelled')
  const ids = new Set(bookingsOfDay.map(({ id_product_fk }) => id_product_fk))
  return {
    days: [...ids].map((id) => productDay(id, { products, slots, bookingsOfDay, closedUnits })).sort(byName),
    idle: products.filter(({ id }) => !ids.has(id)),
  }
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

type Day = {
  products: readonly Product[]
  slots: DaySlots
  bookingsOfDay: readonly ManifestEntry[]
  closedUnits: ClosedUnits
}

function productDay(id: number, { products, slots, bookingsOfDay, closedUnits }: Day): ProductDay {
  const own = bookingsOfDay.filter(({ id_product_fk }) => id_product_fk === id)
  const product = products.find((one) => one.id === id)
  // A deleted product keeps its bookings, and has at least the units that they occupy.
  const units = product?.units ?? own.length
  const capacity = { units, booked: own.map(rangeOf), closed: closedUnits({ productId: id, units }) }
  return {
    id,
    name: product?.name ?? own[0]?.product_name ?? '',
    units,
    parts: slots.parts.map((slot) => partOfDay(slot, own, capacity)),
    spanning: slots.spanning.map((slot) => ({
      ...unitsLeft(slot, capacity),
      guests: bookingsIn(slot, own),
      columns: columnsOf(slot, slots),
    })),
  }
}

const bookingsIn = (slot: DaySlot, own: readonly ManifestEntry[]) =>
  own.filter(({ slot_id }) => slot_id === slot.id)

type Capacity = { units: number; booked: readonly OccupiedRange[]; closed: readonly OccupiedRange[] }

function unitsInUse(slot: DaySlot, { units, booked }: Capacity): number {
  return units - remainingUnits(units, booked, rangeOf(slot))
}

function unitsLeft(slot: DaySlot, capacity: Capacity): UnitsLeft {
  const { units, booked, closed } = capacity
  const left = remainingUnits(units, [...booked, ...closed], rangeOf(slot))
  return {
    slot,
    left,
    closed: units - unitsInUse(slot, capacity) - left,
    isClosed: isClosed(units, closed, rangeOf(slot)),
  }
}

/** Bookings that follow each other within the slot share a unit, so there may be more of them than units in use. */
function partOfDay(slot: DaySlot, own: readonly ManifestEntry[], capacity: Capacity): PartOfDay {
  const inUse = unitsInUse(slot, capacity)
  const waiting = own.filter(
    (booking) => booking.status === 'Pending' && overlaps(rangeOf(booking), rangeOf(slot)),
  )
  const pending = Math.min(waiting.length, inUse)
  return {
    ...unitsLeft(slot, capacity),
    guests: bookingsIn(slot, own),
    confirmed: inUse - pending,
    pending,
  }
}

export function hasPending({ parts, spanning }: ProductDay): boolean {
  return [...parts, ...spanning].some(({ guests }) => guests.some(({ status }) => status === 'Pending'))
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
