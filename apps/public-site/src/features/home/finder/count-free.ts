import type { DayAvailability } from '@luzzu/domain/contracts'
import { FULL, reasonOf } from '../../../platform/finder/found-slots'

/** What products with slots say, if it is the same; fewer people help where some product is too small, and the day is not to blame. */
export function whyNothingIsFree(found: DayAvailability): string {
  const withSlots = found.filter(({ slots }) => slots.length > 0)
  const isTooSmall = withSlots.length < found.length
  if (isTooSmall && withSlots.length === 0)
    return 'Nothing takes so many people at once. Try fewer, or make several bookings.'
  const [reason = NOTHING, ...others] = new Set(withSlots.map(({ slots }) => reasonOf(slots)))
  const text = others.length > 0 ? NOTHING : reason
  return isTooSmall && (text === NOTHING || text === FULL[1])
    ? `${text}. Try another day, or fewer people.`
    : `${text}. Try another day.`
}

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
