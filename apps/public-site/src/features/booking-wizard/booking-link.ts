import { type CalendarDate, isWholeBetween, MAX_COUNT, parseCalendarDate, parseId } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { BookingDraft } from '../../platform/draft/booking-draft'
import type { Step } from './wizard'

/** What was chosen before the wizard: a day or `''`, people as typed, a slot, and add-ons if any are named; `step` is where it begins. */
export type BookingLink = {
  date: CalendarDate | ''
  slotId: number | null
  guests: string
  addonIds?: number[]
  step: Step
}

/** Reads a link with a day, people, a slot or add-ons. Without any nothing was chosen; other invalid values are ignored. */
export function parseBookingLink(params: URLSearchParams): BookingLink | undefined {
  const date = parseCalendarDate(params.get('date') ?? '')
  const addonIds = parseAddonIds(params)
  const chosen = { ...parseSlotAndGuests(params), ...(addonIds.length > 0 && { addonIds }) }
  if (!date) {
    const isChosen = chosen.guests !== '' || chosen.slotId !== null || addonIds.length > 0
    return isChosen ? { ...chosen, date: '', step: 'details' } : undefined
  }
  if (chosen.slotId !== null) return { date, ...chosen, step: 'confirm' }
  return { date, ...chosen, step: params.get('step') === 'time' ? 'time' : 'details' }
}

/** The slot and the people of a link. */
export function parseSlotAndGuests(params: URLSearchParams): Pick<BookingLink, 'slotId' | 'guests'> {
  const guests = params.get('guests') ?? ''
  return {
    slotId: parseId(params.get('slot_id') ?? '') ?? null,
    guests: /^\d+$/.test(guests) && isWholeBetween(Number(guests), 1, MAX_COUNT) ? guests : '',
  }
}

const parseAddonIds = (params: URLSearchParams): number[] =>
  (params.get('addon_ids') ?? '').split(',').flatMap((id) => parseId(id) ?? [])

/** As many of the people as fit into one craft; the rest need another booking, which is told. */
export const guestsThatFit = (
  guests: string,
  max: number,
): Pick<BookingDraft, 'guests' | 'requestedGuests'> =>
  Number(guests) > max ? { guests: String(max), requestedGuests: guests } : { guests }

/** A booking that was called off, for which the customer chooses another day. */
type Rebooking = { after: CalendarDate; slotId: number | null; guests: string; addonIds: number[] }

/** Reads the link of the call-off email. Without a valid date there is no rebooking; other invalid values are ignored. */
export function parseRebooking(params: URLSearchParams): Rebooking | undefined {
  const after = parseCalendarDate(params.get('after') ?? '')
  if (!after) return undefined
  return { after, ...parseSlotAndGuests(params), addonIds: parseAddonIds(params) }
}

/** The first day with a free slot, and the slot that was booked where it is free on that day. */
export function findNextAvailableDay(
  availability: Availability | undefined,
  slotId: number | null,
): { date: string; slotId: number | null } {
  const free = (slot: Availability[number]['slots'][number]) => slot.remaining > 0
  const day = availability?.find(({ slots }) => slots.some(free))
  if (!day) return { date: '', slotId: null }
  const isFree = day.slots.some((slot) => slot.slot_id === slotId && free(slot))
  return { date: day.date, slotId: isFree ? slotId : null }
}
