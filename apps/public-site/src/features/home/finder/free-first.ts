import type { DayAvailability } from '@luzzu/domain/contracts'

/** The ids of the products with a free slot. */
export const freeProducts = (found: DayAvailability): ReadonlySet<number> =>
  new Set(
    found
      .filter(({ slots }) => slots.some(({ remaining }) => remaining > 0))
      .map(({ product_id }) => product_id),
  )

/** What can be booked before what cannot, both in the order of the catalogue. */
export function freeFirst<P extends { id: number }>(
  products: readonly P[],
  found: DayAvailability = [],
): P[] {
  const free = freeProducts(found)
  return products.toSorted((one, other) => Number(free.has(other.id)) - Number(free.has(one.id)))
}
