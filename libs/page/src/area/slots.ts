import type { ActivityType, SlotStatus } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import type { DayState } from '@luzzu/ui'

/** A slot of a day of a product: how much of it is free, and what it is to whoever wants to book it. */
export type SlotState = Availability[number]['slots'][number]

/** The slots of a day; `undefined` while its availability is unknown. */
export const slotsOn = (availability: Availability | undefined, date: string) =>
  availability?.find((day) => day.date === date)?.slots

/** A slot of a day; `undefined` while its availability is unknown. */
export const slotOn = (availability: Availability | undefined, date: string, slotId: number) =>
  slotsOn(availability, date)?.find(({ slot_id }) => slot_id === slotId)

/** Why a slot cannot be booked. */
export const SLOT_STATUS_TEXTS: Readonly<Record<Exclude<SlotStatus, 'open'>, string>> = {
  full: 'Full',
  closed: 'Closed',
  past: 'Already started',
  notice: 'Too soon',
  out_of_window: 'Too far ahead',
  out_of_season: 'Not offered',
}

/** One and several of what is rented. */
export type CraftName = readonly [one: string, several: string]

export const CRAFT_NAMES: Readonly<Record<ActivityType, CraftName>> = {
  Boat: ['boat', 'boats'],
  Kayak: ['kayak', 'kayaks'],
  'Jet Ski': ['jet ski', 'jet skis'],
}

/** What customers are told of a slot that is free: `2 boats left`; without a word for what is rented `2 left`. */
export const formatRemaining = (remaining: number, craft: CraftName | undefined) =>
  craft ? `${remaining} ${craft[remaining === 1 ? 0 : 1]} left` : formatRemainingUnits(remaining)

/** What staff are told of it. */
export const formatRemainingUnits = (remaining: number) => `${remaining} left`

/** State of a day in a calendar of a product: label for screen readers, tone for its marker. */
export const DAY_STATES = {
  free: { tone: 'free', text: 'Free' },
  few: { tone: 'few', text: 'Few left' },
  full: { tone: 'full', text: SLOT_STATUS_TEXTS.full },
  closed: { tone: 'closed', text: SLOT_STATUS_TEXTS.closed },
  notOffered: { tone: 'closed', text: SLOT_STATUS_TEXTS.out_of_season },
  // Its last slot has begun.
  over: { tone: 'closed', text: 'Over' },
  notYet: { tone: 'closed', text: 'Not yet' },
  tooSoon: { tone: 'closed', text: SLOT_STATUS_TEXTS.notice },
  // While availability is unknown the day can be selected, and the server decides.
  unknown: { tone: 'unknown', text: 'Open', disabled: false },
} as const satisfies Record<string, DayState>

/** Slots that nobody has taken, though they cannot be booked any more. */
const isOver = ({ status }: SlotState) => status === 'past' || status === 'notice'

/** The state of a day by its slots; those that are not offered on it do not count. */
export function dayStateFromSlots(slots: readonly SlotState[] | undefined): DayState {
  if (!slots) return DAY_STATES.unknown
  const offered = slots.filter(({ status }) => status !== 'out_of_season')
  const open = offered.filter(({ remaining }) => remaining > 0).length
  const unavailable = offered.filter((slot) => slot.remaining === 0 && !isOver(slot))
  if (open > 0) return unavailable.length === 0 ? DAY_STATES.free : DAY_STATES.few
  return unavailableDayState(offered)
}

function unavailableDayState(offered: readonly SlotState[]): DayState {
  if (offered.length === 0) return DAY_STATES.notOffered
  const has = (status: SlotStatus) => offered.some((slot) => slot.status === status)
  if (has('full')) return DAY_STATES.full
  if (has('closed')) return { ...DAY_STATES.closed, detail: offered.find(({ reason }) => reason)?.reason }
  if (has('notice')) return DAY_STATES.tooSoon
  return has('past') ? DAY_STATES.over : DAY_STATES.full
}

/** What is told at the field of a day on which nothing can be booked. */
export function noAvailabilityText({ tone, text, detail, disabled = true }: DayState): string | undefined {
  if (tone === 'free' || tone === 'few' || !disabled) return undefined
  return `No time is free on this day: ${text.toLowerCase()}${detail ? ` (${detail})` : ''}.`
}

/** `Closed: Regatta`, or `Closed` without a reason; `undefined` when the slot is not closed. */
export function formatClosed(slot: SlotState | undefined): string | undefined {
  if (slot?.status !== 'closed') return undefined
  return slot.reason ? `${SLOT_STATUS_TEXTS.closed}: ${slot.reason}` : SLOT_STATUS_TEXTS.closed
}
