import type { CalendarDate } from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import { newBookingMessages, SLOT_TEXTS } from './new-booking.copy'

type SlotState = Availability[number]['slots'][number]

/** A place to book: a slot on a date. */
export type Place = { date: CalendarDate; slotId: number }

/** Reasons that bind customers only. */
const BINDS_CUSTOMERS: readonly string[] = ['notice', 'out_of_window', 'out_of_season']

/** A slot of a day as staff can choose it. */
export type SlotChoice = {
  slot: TimeSlot
  text: string
  canBook: boolean
  /** Whether staff have to override what binds customers. */
  isOverride: boolean
}

const slotsOn = (availability: Availability, date: string) =>
  availability.find((day) => day.date === date)?.slots ?? []

export function slotChoices(
  slots: readonly TimeSlot[],
  availability: Availability,
  date: CalendarDate,
): SlotChoice[] {
  const states = new Map(slotsOn(availability, date).map((state) => [state.slot_id, state]))
  return slots.flatMap((slot) => {
    const state = states.get(slot.id)
    if (!state) return []
    const { status, remaining } = state
    const isOverride = BINDS_CUSTOMERS.includes(status)
    const text =
      status === 'open' ? newBookingMessages.left(remaining) : (SLOT_TEXTS[status] ?? SLOT_TEXTS.full)
    return [{ slot, text, canBook: status === 'open' || isOverride, isOverride }]
  })
}

/** The first free place of a period, which may begin after another place. */
export function nextFreePlace(availability: Availability, after?: Place): Place | undefined {
  for (const { date, slots } of availability) {
    if (after && date < after.date) continue
    const isTaken = ({ slot_id }: SlotState) => date === after?.date && slot_id === after.slotId
    const free = slots.find((slot) => slot.status === 'open' && !isTaken(slot))
    if (free) return { date: date as CalendarDate, slotId: free.slot_id }
  }
  return undefined
}

/** The requested slot, none if it cannot be booked; without a request the first that customers could book as well. */
export function chosenOf(choices: readonly SlotChoice[], slotId: number | undefined): SlotChoice | undefined {
  const bookable = choices.filter(({ canBook }) => canBook)
  if (slotId === undefined) return bookable.find(({ isOverride }) => !isOverride)
  return bookable.find(({ slot }) => slot.id === slotId)
}
