import type { Closure } from '@luzzu/domain/contracts'

/** The closure of the whole business on a day. */
export function wholeDayClosure(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(
    ({ from_date, to_date, product_id, slot_id, units }) =>
      from_date <= date && date <= to_date && product_id === null && slot_id === null && units === null,
  )
}
