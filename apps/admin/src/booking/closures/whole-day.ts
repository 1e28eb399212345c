import type { Closure } from '@luzzu/domain/contracts'

/** The closure of the whole business on a day, or from one to another. */
export function wholeDayClosure(
  closures: readonly Closure[],
  date: string,
  until = date,
): Closure | undefined {
  return closures.find(
    ({ from_date, to_date, product_id, slot_id, units }) =>
      from_date <= date && until <= to_date && product_id === null && slot_id === null && units === null,
  )
}

/** Whether others close all that this closure does. */
export function isClosedOtherwise(closure: Closure, closures: readonly Closure[]): boolean {
  return closures.some(
    ({ id, from_date, to_date, product_id, slot_id, units }) =>
      id !== closure.id &&
      from_date <= closure.from_date &&
      closure.to_date <= to_date &&
      (product_id ?? closure.product_id) === closure.product_id &&
      (slot_id ?? closure.slot_id) === closure.slot_id &&
      units === null,
  )
}
