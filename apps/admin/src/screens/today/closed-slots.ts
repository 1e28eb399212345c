import { type CalendarDate, closedSlotReason, overlaps, toClosedTime } from '@luzzu/domain'
import type { Closure, Product, TimeSlot } from '@luzzu/domain/contracts'
import { closureMessages } from '../../booking/closures/closures.copy'
import { type DaySlot, rangeOf } from '../../booking/day-slots'
import { TODAY_COPY as COPY } from './today.copy'

type DayClosed = {
  date: CalendarDate
  closures: readonly Closure[]
  timeSlots: readonly TimeSlot[]
  products: readonly Product[]
}

/** What closures do to a slot of the day, in words: `Closed: gale`, `Partly closed`. */
export function closedSlotText(
  slot: DaySlot,
  { date, closures, timeSlots, products }: DayClosed,
): string | undefined {
  const range = rangeOf(slot)
  const productIds = timeSlots.find(({ id }) => id === slot.id)?.product_ids ?? null
  const offered = products.filter(({ id }) => productIds?.includes(id) ?? true)
  const times = closures
    .flatMap((closure) => toClosedTime(closure, timeSlots) ?? [])
    .filter(({ product_id }) => product_id === null || offered.some(({ id }) => id === product_id))
  if (!times.some((closed) => overlaps(closed, range))) return undefined
  const reasons = offered.map(({ id, units }) =>
    closedSlotReason(times, { productId: id, units, date }, range),
  )
  if (reasons.length === 0 || reasons.includes(undefined)) return COPY.partlyClosed
  return closureMessages.closedFor(reasons.find(Boolean) ?? '')
}
