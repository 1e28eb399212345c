import { type CalendarDate, slotsClosedWith } from '@luzzu/domain'
import type { Closure, DayAvailability, Hold, Product, TimeSlot } from '@luzzu/domain/contracts'
import { wholeDayClosure } from '../../booking/closures/whole-day'
import { resellerMessages } from '../../booking/resellers/resellers.copy'
import { weekMessages } from './week.copy'

/** What is closed on a day, in words; `isWholeDay` when nothing is left of it. */
export type ClosedMark = { text: string; isWholeDay: boolean }

const isOn = ({ from_date, to_date }: Closure, date: CalendarDate) => from_date <= date && date <= to_date

/** Why the whole business is closed on a day; `undefined` when it is not. */
export function closedDay(closures: readonly Closure[], date: CalendarDate): string | undefined {
  const closure = wholeDayClosure(closures, date)
  return closure && weekMessages.closed(closure.reason)
}

/** What is closed of a product on a day, whole days first; with a slot, all that overlap it. */
export function closedMarks(
  closures: readonly Closure[],
  slots: readonly TimeSlot[],
  product: Pick<Product, 'id'> & { units: number | undefined },
  date: CalendarDate,
): ClosedMark[] {
  return closures
    .filter((one) => isOn(one, date) && (one.product_id === null || one.product_id === product.id))
    .flatMap(({ slot_id, units, reason }) => {
      const slot = slots.find(({ id }) => id === slot_id)
      // A deleted slot closes nothing.
      if (slot_id !== null && !slot) return []
      const some = units !== null && product.units !== undefined && units < product.units ? units : undefined
      const isWholeDay = slot === undefined && some === undefined
      const closed = slot ? [slot, ...slotsClosedWith(slot, slots, product.id)] : []
      const names = closed.map(({ name }) => name)
      return [{ text: weekMessages.closed(reason, names, some), isWholeDay }]
    })
    .toSorted((one, other) => Number(other.isWholeDay) - Number(one.isWholeDay))
}

/** A unit that a reseller keeps, in words. */
export type HoldMark = { id: number; text: string }

/** What resellers hold of a product on a day, in the order of the times. */
export function holdMarks(
  holds: readonly Hold[],
  { productId, date }: { productId: number; date: CalendarDate },
  timeZone: string,
): HoldMark[] {
  return holds
    .filter((one) => one.id_product_fk === productId && one.booking_date.startsWith(date))
    .map((hold) => ({ id: hold.id, text: `${hold.time_range} ${resellerMessages.onHold(hold, timeZone)}` }))
}

const slotsOf = (availability: DayAvailability | undefined, productId: number) =>
  availability?.find(({ product_id }) => product_id === productId)?.slots ?? []

/** The slots of a day in which everything of a product is booked. */
export const fullSlots = (availability: DayAvailability | undefined, productId: number): number[] =>
  slotsOf(availability, productId).flatMap(({ slot_id, status }) => (status === 'full' ? [slot_id] : []))

/** Whether everything that is offered of a product on a day is booked. */
export function isFull(availability: DayAvailability | undefined, productId: number): boolean {
  const slots = slotsOf(availability, productId)
  return slots.some(({ status }) => status === 'full') && slots.every(({ status }) => status !== 'open')
}
