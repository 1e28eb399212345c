import {
  ALWAYS_OFFERED,
  type CalendarDate,
  notOfferedReason,
  type Schedule,
  scheduleWith,
} from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import type { DaySlot } from '../../../booking/day-slots'

/** A slot of a day with the products that are offered in it. */
export type OfferedSlot = { slot: DaySlot; products: Product[] }

type DayOffer = {
  date: CalendarDate
  products: readonly Product[]
  timeSlots: readonly TimeSlot[]
  schedules: readonly { productId: number; schedule: Schedule }[]
}

/** The slots of a day in which customers are offered anything. An archived one offers nothing. */
export function offeredSlots(
  slots: readonly DaySlot[],
  { date, products, timeSlots, schedules }: DayOffer,
): OfferedSlot[] {
  const offers = products.map((product) => {
    const stored = schedules.find(({ productId }) => productId === product.id)?.schedule ?? ALWAYS_OFFERED
    return { product, schedule: scheduleWith(stored, product.id, timeSlots) }
  })
  return slots
    .filter(({ archived }) => !archived)
    .map((slot) => ({
      slot,
      products: offers.flatMap(({ product, schedule }) =>
        notOfferedReason(schedule, slot.id, date) === undefined ? [product] : [],
      ),
    }))
    .filter((one) => one.products.length > 0)
}
