import type { CalendarDate, SlotStatus } from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import {
  type CraftName,
  DAY_STATES,
  dayStateFromSlots,
  formatRemaining,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotOn,
  slotsOn,
} from '@luzzu/page/area'
import type { DayState } from '@luzzu/ui'

/** A slot on a date. */
export type DatedSlot = { date: CalendarDate; slotId: number }

/** Reasons that bind customers only. */
const BINDS_CUSTOMERS: Partial<Record<SlotStatus, string>> = {
  notice: 'for customers',
  out_of_window: 'for customers',
  out_of_season: 'to customers',
}

/** A slot of a day as staff can choose it. */
export type SlotChoice = {
  slot: TimeSlot
  text: string
  /** Without add-ons; none where it depends on how many guests come. */
  price: number | null
  canBook: boolean
  isPast: boolean
  /** Whether customers are ever offered it on that day. */
  isOffered: boolean
  /** Whether staff have to override what binds customers. */
  isOverride: boolean
}

const canStaffBook = ({ status }: SlotState) => status === 'open' || status in BINDS_CUSTOMERS

type Day = { availability: Availability; date: CalendarDate; today: CalendarDate }

type Facts = {
  /** What is rented; `undefined` until it is known. */
  craft?: CraftName | undefined
  /** What a slot costs that customers are not told the price of. */
  priceOf?: ((slot: TimeSlot) => number | null) | undefined
}

/** The slots of a day. */
export function slotChoices(
  slots: readonly TimeSlot[],
  { availability, date, today }: Day,
  { craft, priceOf }: Facts = {},
): SlotChoice[] {
  return slots.flatMap((slot) => {
    const state = slotOn(availability, date, slot.id)
    if (!state) return []
    const isOverride = state.status in BINDS_CUSTOMERS
    return [
      {
        slot,
        text: date < today && state.status === 'past' ? DAY_STATES.over.text : describe(state, craft),
        price: state.price ?? (isOverride ? (priceOf?.(slot) ?? null) : null),
        canBook: canStaffBook(state),
        isPast: state.status === 'past',
        isOffered: state.status !== 'out_of_season',
        isOverride,
      },
    ]
  })
}

function describe({ status, remaining }: SlotState, craft: CraftName | undefined): string {
  if (status === 'open') return formatRemaining(remaining, craft)
  return [SLOT_STATUS_TEXTS[status], BINDS_CUSTOMERS[status]].filter(Boolean).join(' ')
}

/** Why not even staff can book on a day; `undefined` when they can, or while it is unknown. */
export function whyUnavailable(
  availability: Availability | undefined,
  date: CalendarDate,
): DayState | undefined {
  const states = slotsOn(availability, date)
  return states?.length && !states.some(canStaffBook) ? dayStateFromSlots(states) : undefined
}

/**
 * What is shown of a day: slots that have started are not in the way of those that are left, and at first neither are those
 * that the product is not offered in.
 */
export function shownChoices(
  choices: readonly SlotChoice[],
  chosenId: number | undefined,
): { first: readonly SlotChoice[]; all: readonly SlotChoice[] } {
  const left = choices.filter(({ isPast }) => !isPast)
  const all = left.length > 0 ? left : choices
  const offered = all.filter(({ isOffered, slot }) => isOffered || slot.id === chosenId)
  return { first: offered.length > 0 ? offered : all, all }
}

/** The first free slot of a period, which may begin after another one. */
export function nextFreeSlot(availability: Availability, after?: DatedSlot): DatedSlot | undefined {
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
