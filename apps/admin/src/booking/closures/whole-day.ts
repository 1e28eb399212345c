import { coversClosure } from '@luzzu/domain'
import type { Closure } from '@luzzu/domain/contracts'

/** The closure of the whole business on a day. */
export const wholeDayClosure = (closures: readonly Closure[], date: string): Closure | undefined =>
  closures.find(
    ({ from_date, to_date, product_id, slot_id, units }) =>
      from_date <= date && date <= to_date && product_id === null && slot_id === null && units === null,
  )

/** Whether others close all that this closure does. */
export const isClosedOtherwise = (closure: Closure, closures: readonly Closure[]): boolean =>
  closures.some((other) => other.id !== closure.id && coversClosure(other, closure))
