import type { SlotStatus } from '@luzzu/domain'
import type { DayAvailability, SlotAvailability } from '@luzzu/domain/contracts'
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

/** Why a product cannot be booked on a day; more people than fit leave it without slots. */
export function whyNotFree(slots: readonly SlotAvailability[], maxPersons: number): string {
  if (slots.length === 0) return `${capacityText(maxPersons)} only`
  const has = (status: Reason) => slots.some((slot) => slot.status === status)
  const [status, text] = (!has('full') && REASONS.find(([one]) => has(one))) || FULL
  const reason = status === 'closed' && slots.find((slot) => slot.reason)?.reason
  return reason ? `${text}: ${reason}` : text
}

/** What every product says, or that no reason is common to all. */
function whyNothingIsFree(found: DayAvailability): string {
  const [reason, ...others] = new Set(
    found.map(({ slots }) => (slots.length > 0 ? whyNotFree(slots, Number.POSITIVE_INFINITY) : '')),
  )
  return reason && others.length === 0
    ? `${reason}. Try another day.`
    : 'Nothing is free. Try another day, or fewer people.'
}

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
