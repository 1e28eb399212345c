import { type SlotStatus, sortByEnd } from '@luzzu/domain'
import type { DayAvailability, Product, SlotAvailability, TimeSlot } from '@luzzu/domain/contracts'
import { capacityText } from '../home.copy'

type Reason = Exclude<SlotStatus, 'open'>

const FULL = ['full', 'Full on this day'] as const

/** Where no slot is full, the first one that a slot of the day has is told. */
const REASONS: readonly (readonly [Reason, string])[] = [
  ['closed', 'Closed on this day'],
  ['notice', 'Too soon to book'],
  ['out_of_window', 'Too far ahead to book'],
  ['past', 'Over for this day'],
  ['out_of_season', 'Not offered on this day'],
]

/** The free slots of a product with their times, in the order of the wizard. */
export const freeSlots = (slots: readonly SlotAvailability[], times: readonly TimeSlot[]) =>
  sortByEnd(times).flatMap((time) =>
    slots
      .filter(({ slot_id, remaining }) => slot_id === time.id && remaining > 0)
      .map((slot) => ({ slot, time })),
  )

/** Why a product cannot be booked on a day; more people than fit leave it without slots. */
export function whyNotFree(
  slots: readonly SlotAvailability[],
  { max_persons, units }: Pick<Product, 'max_persons' | 'units'>,
  guests: number,
): string {
  if (slots.length > 0) return reasonOf(slots)
  const text = capacityText(max_persons)
  return units * max_persons >= guests
    ? `${text} each: book ${Math.ceil(guests / max_persons)} for ${guests} people`
    : `${text} only`
}

function reasonOf(slots: readonly SlotAvailability[]): string {
  const has = (status: Reason) => slots.some((slot) => slot.status === status)
  const [status, text] = (!has('full') && REASONS.find(([one]) => has(one))) || FULL
  const reason = status === 'closed' && slots.find((slot) => slot.reason)?.reason
  return reason ? `${text}: ${reason}` : text
}

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
