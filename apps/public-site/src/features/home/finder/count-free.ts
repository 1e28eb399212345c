import type { DayAvailability, Product, SlotAvailability } from '@luzzu/domain/contracts'
import { bookingsFor, FULL, isNothingFree, reasonOf } from '../../../platform/finder/found-slots'
import { freeProducts } from './free-first'

/** What a day offers to the people of a search, and, where some product is too small for them, to any number. */
export type Answer = { found: DayAvailability; forAnyGuests?: DayAvailability | undefined }

/** What products with slots say, if it is the same. Where all are too small, that of the day for any number of people. */
export function commonReason(found: DayAvailability, forAnyGuests: DayAvailability = []): string | undefined {
  const day = hasTooManyPeople(found) ? forAnyGuests : found
  const offered = day.map(({ slots }) => slots).filter(({ length }) => length > 0)
  const [reason, ...others] = new Set(offered.map(reasonOf))
  return others.length === 0 && isNothingFree(offered.flat()) ? reason : undefined
}

/** That of a day without free slots; fewer people help where some product is too small, and the day is not to blame. */
export function noAvailabilityMessage(found: DayAvailability, forAnyGuests: DayAvailability = []): string {
  const text = commonReason(found, forAnyGuests) ?? NOTHING
  const isTooSmall = !hasTooManyPeople(found) && found.some(({ slots }) => slots.length === 0)
  return isTooSmall && (text === NOTHING || text === FULL[1])
    ? `${text}. Try another day, or fewer people.`
    : `${text}. Try another day.`
}

/** Whether no product takes all of them, which leaves each without slots. */
export const hasTooManyPeople = (found: DayAvailability) =>
  found.length > 0 && found.every(({ slots }) => slots.length === 0)

/** Whether the people alone are too many, and the day is not to blame. */
export const isLargeGroup = ({ found, forAnyGuests = [] }: Answer) =>
  hasTooManyPeople(found) && !isNothingFree(forAnyGuests.flatMap(({ slots }) => slots))

const NOTHING = 'Nothing is free'

type Craft = Pick<Product, 'id' | 'max_persons' | 'units'>

const slotsOf = (id: number, day: DayAvailability = []) =>
  day.find(({ product_id }) => product_id === id)?.slots ?? []

/** Whether slots are not free for the reason of all of them: the day is to blame, for which the next free one is offered once. */
export const isCommonReason = (slots: readonly SlotAvailability[], found: DayAvailability) =>
  isNothingFree(slots) && reasonOf(slots) === commonReason(found)

type Group = Omit<Answer, 'found'> & { guests: number }

/** To more people than any product takes: how many the largest does, and whether several bookings of one would do. The contact follows. */
export function groupAdvice(products: readonly Craft[], { guests, forAnyGuests }: Group): string {
  const largest = Math.max(...products.map(({ max_persons }) => max_persons))
  const isSplit = products.some(
    (product) => bookingsFor(product, guests, slotsOf(product.id, forAnyGuests)) !== undefined,
  )
  const fits = `The largest takes ${largest === 1 ? 'one person' : `${largest} people`}.`
  return isSplit ? `${fits} Make several bookings, or ask us:` : `${fits} For groups, ask us:`
}

type Activities = readonly { activity: { id: number; name: string }; products: readonly { id: number }[] }[]

/** The activities of which something is free, and how many of their products. */
export function countFree(groups: Activities, found: DayAvailability) {
  const isFree = freeProducts(found)
  return groups
    .map(({ activity: { id, name }, products }) => ({
      id,
      name,
      free: products.filter((product) => isFree.has(product.id)).length,
    }))
    .filter(({ free }) => free > 0)
}
