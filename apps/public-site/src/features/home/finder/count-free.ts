import type { DayAvailability } from '@luzzu/domain/contracts'
import { FULL, reasonOf } from '../../../platform/finder/found-slots'

/** What products with slots say, if it is the same; fewer people help where some product is too small, and the day is not to blame. */
function whyNothingIsFree(found: DayAvailability): string {
  const withSlots = found.filter(({ slots }) => slots.length > 0)
  const isTooSmall = withSlots.length < found.length
  if (isTooSmall && withSlots.length === 0) return 'Nothing is free. Try fewer people.'
  const [reason = NOTHING, ...others] = new Set(withSlots.map(({ slots }) => reasonOf(slots)))
  const text = others.length > 0 ? NOTHING : reason
  return isTooSmall && (text === NOTHING || text === FULL[1])
    ? `${text}. Try another day, or fewer people.`
    : `${text}. Try another day.`
}

const NOTHING = 'Nothing is free'

type Group = { activity: { name: string }; products: readonly { id: number }[] }

/** How many products of each activity are free: `Boats (3), Cruises (1) can be booked.` */
export function countFree(groups: readonly Group[], found: DayAvailability): string {
  const isFree = new Set(
    found
      .filter(({ slots }) => slots.some(({ remaining }) => remaining > 0))
      .map(({ product_id }) => product_id),
  )
  const counts = groups
    .map(({ activity, products }) => ({
      name: activity.name,
      free: products.filter(({ id }) => isFree.has(id)).length,
    }))
    .filter(({ free }) => free > 0)
  if (counts.length === 0) return whyNothingIsFree(found)
  return `${counts.map(({ name, free }) => `${name} (${free})`).join(', ')} can be booked.`
}
