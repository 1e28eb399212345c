import {
  ALWAYS_OFFERED,
  BOOKING_MESSAGES,
  type BookingWindow,
  bookingDateMessage,
  type CalendarDate,
  closedMessage,
  dayNotOfferedReason,
  hasStarted,
  isTooSoon,
  lastBookableDayText,
  notOfferedMessage,
  parseCalendarDate,
  type Schedule,
  type SlotTime,
  tooShortNotice,
  validateBookingDate,
} from '@luzzu/domain'
import type { Availability, TimeSlot } from '@luzzu/domain/contracts'
import {
  type CraftName,
  DAY_STATES,
  dayStateFromSlots,
  dayStateOutside,
  formatRemaining,
  noAvailabilityText,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotsOn,
} from '@luzzu/page/area'
import type { DayState } from '@luzzu/ui'
import { WIZARD_COPY } from './wizard.copy'

export const legend = (windowDays: BookingWindow) =>
  [
    { tone: 'free', text: 'Free: at every time still to come' },
    { tone: 'few', text: 'Few left: some times are taken' },
    { tone: 'full', text: SLOT_STATUS_TEXTS.full },
    { tone: 'closed', text: `Closed, over, or not yet: outside the next ${inDays(windowDays)}` },
  ] as const

/** `30 days`, the length of the booking window. */
export function inDays(windowDays: BookingWindow): string {
  const days = windowDays ?? 30
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

export function dayStateOf(
  availability: Availability | undefined,
  date: string,
  today: CalendarDate,
  windowDays: BookingWindow,
  schedule: Schedule = ALWAYS_OFFERED,
): DayState {
  const outside = dayStateOutside(date, today, windowDays)
  if (outside) return outside
  const day = parseCalendarDate(date)
  if (day && dayNotOfferedReason(schedule, day)) return DAY_STATES.notOffered
  return dayStateFromSlots(slotsOn(availability, date))
}

type Limits = { today: CalendarDate; windowDays: BookingWindow; schedule: Schedule }

/** That no slot of a day is free, and why. */
export const noFreeSlotText = (
  date: string,
  {
    availability,
    today,
    windowDays,
    schedule,
  }: Limits & { availability: { data?: Availability | undefined } },
) =>
  noAvailabilityText(dayStateOf(availability.data, date, today, windowDays, schedule)) ??
  WIZARD_COPY.noFreeSlot

/** Why a date cannot be chosen, as the server would say it. */
export function dateError(date: string, { today, windowDays, schedule }: Limits): string | undefined {
  const checked = validateBookingDate(date, today, windowDays)
  if (!checked.ok) return bookingDateMessage(checked.code, windowDays)
  const reason = dayNotOfferedReason(schedule, checked.value)
  return reason && notOfferedMessage(schedule, reason).message
}

/** Until when dates can be chosen, told about one that is too far ahead. */
export function lastDayText(date: string, { today, windowDays }: Limits): string | undefined {
  const checked = validateBookingDate(date, today, windowDays)
  return !checked.ok && checked.code === 'date/too-far' ? lastBookableDayText(today, windowDays) : undefined
}

/** The month of the first day that can be booked; the current one while that is unknown, and without one. */
export function firstAvailableMonth(availability: Availability | undefined, today: CalendarDate): string {
  const day = availability?.find(({ slots }) => slots.some(({ remaining }) => remaining > 0))
  return (day?.date ?? today).slice(0, 7)
}

type SlotStateInput = Omit<SlotTime, 'timeRange'> & {
  /** Whether the schedule of the product offers it on the date. */
  isOffered?: boolean
  noticeHours: number
  now: Date
  remaining: number | undefined
  /** What is told of its closure; `undefined` if it is not closed. */
  closed?: string | undefined
  /** What is rented. */
  craft?: CraftName | undefined
}

/** Whether a slot can be selected, and its availability text. */
export function slotState(
  { time_range }: TimeSlot,
  { date, timeZone, isOffered = true, noticeHours, now, remaining, closed, craft }: SlotStateInput,
): { open: boolean; text: string } {
  const time = { date, timeRange: time_range, timeZone }
  if (hasStarted(time, now)) return { open: false, text: SLOT_STATUS_TEXTS.past }
  if (!isOffered) return { open: false, text: `${SLOT_STATUS_TEXTS.out_of_season} on this day` }
  if (isTooSoon(time, noticeHours, now)) return { open: false, text: tooShortNotice(noticeHours) }
  if (closed !== undefined) return { open: false, text: closed }
  if (remaining === undefined) return { open: true, text: '' }
  if (remaining === 0) return { open: false, text: SLOT_STATUS_TEXTS.full }
  return { open: true, text: formatRemaining(remaining, craft) }
}

/** That the chosen slot cannot be booked; one that does not exist has no name. */
export type Unavailable = { slot: TimeSlot | undefined }

/** In the same order, but last those that have started, or start too soon. */
export function upcomingFirst(
  slots: readonly TimeSlot[],
  { date, timeZone, noticeHours, now }: Pick<SlotStateInput, 'date' | 'timeZone' | 'noticeHours' | 'now'>,
): TimeSlot[] {
  const isLate = ({ time_range: timeRange }: TimeSlot) =>
    isTooSoon({ date, timeRange, timeZone }, noticeHours, now)
  return slots.toSorted((one, other) => Number(isLate(one)) - Number(isLate(other)))
}

/** Why a slot that was chosen cannot be booked, as the server would say it. */
export function slotProblem(slot: SlotState | undefined, noticeHours: number): string {
  switch (slot?.status) {
    case 'closed':
      return closedMessage(slot.reason ?? '')
    case 'past':
      return BOOKING_MESSAGES.slotBegun
    case 'notice':
      return tooShortNotice(noticeHours)
    default:
      return BOOKING_MESSAGES.slotTaken
  }
}
