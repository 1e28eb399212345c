import type { Closure } from '@luzzu/domain/contracts'
import type { OfferedSlot } from './offered-slots'
import { type DayOccupancy, unitsIn } from './slot-units'

/**
 * Why all that is offered on a day is closed, each reason once, and none where it is not told; `undefined` where
 * something is not closed.
 */
export function closedReasons(
  offered: readonly OfferedSlot[],
  occupancy: DayOccupancy,
  closures: readonly Closure[],
): string[] | undefined {
  const isAllClosed = offered.every(({ slot, products }) =>
    products.every((product) => unitsIn(slot, product, occupancy).isClosed),
  )
  if (!isAllClosed) return undefined
  const shown = new Set(offered.flatMap(({ products }) => products.map(({ id }) => id)))
  const concerns = ({ product_id }: Closure) => product_id === null || shown.has(product_id)
  return [...new Set(closures.filter(concerns).map(({ reason }) => reason))].filter(Boolean)
}
