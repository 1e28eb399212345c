import { type CalendarDate, hasBegun, lastBookableDay, validateBookingDate } from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import type { DayState } from '@luzzu/ui'

/** State of a day in the calendar: label for screen readers, tone for its marker. */
const DAY_STATES = {
  free: { tone: 'free', text: 'Free' },
  few: { tone: 'few', text: 'Few left' },
  full: { tone: 'full', text: 'Full' },
  closed: { tone: 'closed', text: 'Closed' },
  // While availability is unknown the day can be selected, and the server decides.
  unknown: { tone: 'closed', text: 'Open', disabled: false },
} as const satisfies Record<string, DayState>

export const LEGEND = [
  { tone: 'free', text: 'Free: every slot has places' },
  { tone: 'few', text: 'Few left: some slots are taken' },
  { tone: 'full', text: 'Full' },
  { tone: 'closed', text: 'Closed: outside the next 30 days' },
] as const

/** The first and the last bookable day. */
export function bookingWindow(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: today, to: lastBookableDay(today) }
}

/** Remaining units of a slot on a day; `undefined` while unknown. */
export function remainingPlaces(
  availability: Availability | undefined,
  date: string,
  slotId: number,
): number | undefined {
  const day = availability?.find((entry) => entry.date === date)
  return day?.slots.find(({ slot_id }) => slot_id === slotId)?.remaining
}

export function dayStateOf(
  availability: Availability | undefined,
  date: string,
  today: CalendarDate,
): DayState {
  if (!validateBookingDate(date, today).ok) return DAY_STATES.closed
  const slots = availability?.find((entry) => entry.date === date)?.slots
  if (!slots) return DAY_STATES.unknown
  const open = slots.filter(({ remaining }) => remaining > 0).length
  if (open === 0) return DAY_STATES.full
  return open === slots.length ? DAY_STATES.free : DAY_STATES.few
}

type SlotStateInput = { date: CalendarDate; timeZone: string; now: Date; remaining: number | undefined }

/** Whether a slot can be selected, and its availability text. */
export function slotState(
  { time_range }: TimeSlot,
  { date, timeZone, now, remaining }: SlotStateInput,
): { open: boolean; text: string } {
  if (hasBegun(date, time_range, timeZone, now)) return { open: false, text: 'Already started' }
  if (remaining === undefined) return { open: true, text: '' }
  if (remaining === 0) return { open: false, text: 'Full' }
  return { open: true, text: `${remaining} ${remaining === 1 ? 'place' : 'places'} left` }
}
