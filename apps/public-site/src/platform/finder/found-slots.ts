import { type SlotStatus, sortTimeSlots } from '@luzzu/domain'
import type { Availability, Product, SlotAvailability, TimeSlot } from '@luzzu/domain/contracts'
import { endSentence } from '../end-sentence'
import { capacityText } from '../search'

type Reason = Exclude<SlotStatus, 'open'>

export const FULL = ['full', 'Full on this day'] as const

/** Where no slot is full, the first one that a slot of the day has is told. */
const REASONS: readonly (readonly [Reason, string])[] = [
  ['closed', 'Closed on this day'],
  ['notice', 'Too soon to book'],
  ['out_of_window', 'Too far ahead to book'],
  ['past', 'Over for this day'],
  ['out_of_season', 'Not offered on this day'],
]

/** The slots of a day with their times, in the order of the wizard: those that are free, and those that are not though offered. */
export function groupSlots(slots: readonly SlotAvailability[], times: readonly TimeSlot[]) {
  const timed = sortTimeSlots(times).flatMap((time) =>
    slots.filter(({ slot_id }) => slot_id === time.id).map((slot) => ({ slot, time })),
  )
  return {
    free: timed.filter(({ slot }) => slot.remaining > 0),
    notFree: timed.filter(({ slot }) => slot.remaining === 0 && slot.status !== 'out_of_season'),
  }
}

/** The first days with a free slot; none while that is unknown. */
export const firstFreeDays = (availability: Availability | undefined, count: number): string[] =>
  (availability ?? [])
    .filter(({ slots }) => slots.some(({ remaining }) => remaining > 0))
    .slice(0, count)
    .map(({ date }) => date)

/**
 * Why a product cannot be booked on a day. More people than fit leave it without slots: what is wrong with the day, whose
 * slots for fewer people are `slotsForAnyGuests`, comes before how many fit.
 */
export function unavailableReason(
  slots: readonly SlotAvailability[],
  { product, guests, slotsForAnyGuests = [] }: TooMany,
): string {
  if (slots.length > 0) return reasonOf(slots)
  return isNothingFree(slotsForAnyGuests)
    ? `${endSentence(reasonOf(slotsForAnyGuests))} ${capacityText(product.max_persons)} only`
    : whatFits(product, guests, slotsForAnyGuests)
}

type Craft = Pick<Product, 'max_persons' | 'units'>
type TooMany = { product: Craft; guests: number; slotsForAnyGuests?: readonly SlotAvailability[] | undefined }

function whatFits(product: Craft, guests: number, slots: readonly SlotAvailability[]): string {
  const text = capacityText(product.max_persons)
  const bookings = bookingsFor(product, guests, slots)
  return bookings === undefined
    ? `${text} only`
    : `${text} each: make ${bookings} bookings for ${guests} people`
}

/** How many bookings of a product take all of them, where one of its slots has a unit for each. */
export function bookingsFor(
  { max_persons, units }: Craft,
  guests: number,
  slots: readonly SlotAvailability[],
): number | undefined {
  const free = slots.length > 0 ? Math.max(...slots.map(({ remaining }) => remaining)) : units
  const needed = Math.ceil(guests / max_persons)
  return needed <= free ? needed : undefined
}

/** Whether a day has slots, and none of them is free. */
export const isNothingFree = (slots: readonly SlotAvailability[]) =>
  slots.length > 0 && slots.every(({ remaining }) => remaining === 0)

/** What a product with slots says. */
export function reasonOf(slots: readonly SlotAvailability[]): string {
  const has = (status: Reason) => slots.some((slot) => slot.status === status)
  const [status, text] = (!has('full') && REASONS.find(([one]) => has(one))) || FULL
  const reason = status === 'closed' && slots.find((slot) => slot.reason)?.reason
  return reason ? `${text}: ${reason}` : text
}
