import {
  ALWAYS_OFFERED,
  addDays,
  type BookingWindow,
  bookingDateMessage,
  type CalendarDate,
  daysBetween,
  hasBegun,
  isTooSoon,
  lastBookableDay,
  MAX_AVAILABILITY_DAYS,
  notOfferedMessage,
  parseCalendarDate,
  type Schedule,
  type SlotTime,
  tooShortNotice,
  validateBookingDate,
  whyDayNotOffered,
} from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import { DAY_STATES, stateOfDay } from '@luzzu/page/area'
import type { DayState } from '@luzzu/ui'

export const legend = (windowDays: BookingWindow) =>
  [
    { tone: 'free', text: 'Free: every slot has places' },
    { tone: 'few', text: 'Few left: some slots are taken' },
    { tone: 'full', text: 'Full' },
    { tone: 'closed', text: `Closed, or outside the next ${inDays(windowDays)}` },
  ] as const

/** `30 days`, the length of the booking window. */
export function inDays(windowDays: BookingWindow): string {
  const days = windowDays ?? 30
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

type Period = { from: CalendarDate; to: CalendarDate }

/** The part of the booking window with a date in it, or the first, no longer than one request may ask for. */
export function periodAround(date: string, today: CalendarDate, windowDays: BookingWindow): Period {
  const last = lastBookableDay(today, windowDays)
  const day = parseCalendarDate(date)
  const ahead = day && day <= last ? Math.max(daysBetween(today, day), 0) : 0
  const from = addDays(today, ahead - (ahead % MAX_AVAILABILITY_DAYS))
  const to = addDays(from, MAX_AVAILABILITY_DAYS - 1)
  return { from, to: to < last ? to : last }
}

/** A slot on a day; `undefined` while its availability is unknown. */
export function slotOn(availability: Availability | undefined, date: string, slotId: number) {
  const day = availability?.find((entry) => entry.date === date)
  return day?.slots.find(({ slot_id }) => slot_id === slotId)
}

export function dayStateOf(
  availability: Availability | undefined,
  date: string,
  today: CalendarDate,
  windowDays: BookingWindow,
  schedule: Schedule = ALWAYS_OFFERED,
): DayState {
  const checked = validateBookingDate(date, today, windowDays)
  if (!checked.ok) return DAY_STATES.closed
  if (whyDayNotOffered(schedule, checked.value)) return DAY_STATES.notOffered
  return stateOfDay(availability?.find((entry) => entry.date === date)?.slots)
}

type Limits = { today: CalendarDate; windowDays: BookingWindow; schedule: Schedule }

/** Why a date cannot be chosen, as the server would say it. */
export function dateError(date: string, { today, windowDays, schedule }: Limits): string | undefined {
  const checked = validateBookingDate(date, today, windowDays)
  if (!checked.ok) return bookingDateMessage(checked.code, windowDays)
  const reason = whyDayNotOffered(schedule, checked.value)
  return reason && notOfferedMessage(schedule, reason).message
}

type SlotStateInput = Omit<SlotTime, 'timeRange'> & {
  /** Whether the schedule of the product offers it on the date. */
  isOffered?: boolean
  noticeHours: number
  now: Date
  remaining: number | undefined
  /** What is told of its closure; `undefined` if it is not closed. */
  closed?: string | undefined
}

/** Whether a slot can be selected, and its availability text. */
export function slotState(
  { time_range }: TimeSlot,
  { date, timeZone, isOffered = true, noticeHours, now, remaining, closed }: SlotStateInput,
): { open: boolean; text: string } {
  const time = { date, timeRange: time_range, timeZone }
  if (hasBegun(time, now)) return { open: false, text: 'Already started' }
  if (!isOffered) return { open: false, text: 'Not offered on this day' }
  if (isTooSoon(time, noticeHours, now)) return { open: false, text: tooShortNotice(noticeHours) }
  if (closed !== undefined) return { open: false, text: closed }
  if (remaining === undefined) return { open: true, text: '' }
  if (remaining === 0) return { open: false, text: 'Full' }
  return { open: true, text: `${remaining} ${remaining === 1 ? 'place' : 'places'} left` }
}
