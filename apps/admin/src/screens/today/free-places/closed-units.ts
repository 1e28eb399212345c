import { type CalendarDate, closedRanges, toClosedTime } from '@luzzu/domain'
import type { Closure, TimeSlot } from '@luzzu/domain/contracts'
import type { ClosedUnits } from './free-units'

/** What closures occupy on a day. Among the slots are archived ones, which closures may name. */
export function closedUnitsOn(
  date: CalendarDate,
  closures: readonly Closure[],
  slots: readonly TimeSlot[],
): ClosedUnits {
  const times = closures.flatMap((closure) => toClosedTime(closure, slots) ?? [])
  return (product) => closedRanges(times, { ...product, date })
}
