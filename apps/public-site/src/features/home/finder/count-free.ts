import type { DayAvailability } from '@luzzu/domain/contracts'
import { FULL, isNothingFree, reasonOf } from '../../../platform/finder/found-slots'

/**
 * What products with slots say, if it is the same; fewer people help where some product is too small, and the day is not to
 * blame. Where all are too small, that of the day for any number of people comes first.
 */
export function whyNothingIsFree(found: DayAvailability, forAnybody: DayAvailability = []): string {
  if (hasTooManyPeople(found))
    return isNothingFree(forAnybody.flatMap(({ slots }) => slots))
      ? whyNothingIsFree(forAnybody)
      : 'Nothing takes so many people at once. Try fewer, or make several bookings.'
  const withSlots = found.filter(({ slots }) => slots.length > 0)
  const isTooSmall = withSlots.length < found.length
  const [reason = NOTHING, ...others] = new Set(withSlots.map(({ slots }) => reasonOf(slots)))
  const text = others.length > 0 ? NOTHING : reason
  return isTooSmall && (text === NOTHING || text === FULL[1])
    ? `${text}. Try another day, or fewer people.`
    : `${text}. Try another day.`
}

/** Whether no product takes all of them, which leaves each without slots. */
export const hasTooManyPeople = (found: DayAvailability) =>
  found.length > 0 && found.every(({ slots }) => slots.length === 0)

const NOTHING = 'Nothing is free'

type Group = { activity: { id: number; name: string }; products: readonly { id: number }[] }

/** The activities of which something is free, and how many of their products. */
export function countFree(groups: readonly Group[], found: DayAvailability) {
  const isFree = new Set(
    found
      .filter(({ slots }) => slots.some(({ remaining }) => remaining > 0))
      .map(({ product_id }) => product_id),
  )
  return groups
    .map(({ activity: { id, name }, products }) => ({
      id,
      name,
      free: products.filter((product) => isFree.has(product.id)).length,
    }))
    .filter(({ free }) => free > 0)
}
