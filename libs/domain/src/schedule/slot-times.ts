import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date'
import { DAY_MS, HOUR_MS } from '../calendar/durations'
import { type Instant, toInstant } from '../calendar/instant'
import { instantOf } from '../calendar/time-zone'
import { type BookingWindow, lastBookableDay, validateBookingDate } from './booking-date'
import { parseTimeRange } from './time-slot'

/** A slot of a day, in local time. */
export type SlotTime = { date: CalendarDate; timeRange: string; timeZone: string }

/** No zone is further ahead of UTC. */
const MAX_OFFSET_MS = 14 * HOUR_MS

/** The instant at which a slot of `date` begins in `timeZone`. */
export function slotStart(date: CalendarDate, timeRange: string, timeZone: string): Date {
  return instantOf(date, parseTimeRange(timeRange)?.start ?? '00:00', timeZone)
}

/** The instant at which a slot of `date` ends in `timeZone`. */
export function slotEnd(date: CalendarDate, timeRange: string, timeZone: string): Date {
  const end = parseTimeRange(timeRange)?.end
  return end ? instantOf(date, end, timeZone) : instantOf(addDays(date, 1), '00:00', timeZone)
}

export type SlotPhase = 'upcoming' | 'in_progress' | 'ended'

/** Where the clock stands in a slot. Its end is no longer part of it. */
export function slotPhase({ date, timeRange, timeZone }: SlotTime, now: Date): SlotPhase {
  if (now < slotStart(date, timeRange, timeZone)) return 'upcoming'
  return now < slotEnd(date, timeRange, timeZone) ? 'in_progress' : 'ended'
}

export function hasStarted(slot: SlotTime, now: Date): boolean {
  return isTooSoon(slot, 0, now)
}

/** Whether a slot begins before the minimum notice has passed; without notice, whether it has begun. */
export function isTooSoon({ date, timeRange, timeZone }: SlotTime, noticeHours: number, now: Date): boolean {
  const earliest = now.getTime() + noticeHours * HOUR_MS
  // Most slots lie so far ahead that the time zone, which takes time to look up, makes no difference.
  if (Date.parse(date) - MAX_OFFSET_MS > earliest) return false
  return slotStart(date, timeRange, timeZone).getTime() <= earliest
}

/** The last instant at which the customer may cancel, some hours before the start. */
export function cancellationDeadline({ date, timeRange, timeZone }: SlotTime, hours: number): Date {
  return new Date(slotStart(date, timeRange, timeZone).getTime() - hours * HOUR_MS)
}

export function canStillCancel(slot: SlotTime, hours: number, now: Date): boolean {
  return now <= cancellationDeadline(slot, hours)
}

/** What a slot is to whoever wants to book it. */
export const SLOT_STATUSES = [
  'open',
  'full',
  'closed',
  'past',
  'notice',
  'out_of_window',
  'out_of_season',
] as const
export type SlotStatus = (typeof SLOT_STATUSES)[number]

type BookingLimits = { booking_window_days: BookingWindow; min_notice_hours: number }

/** Why nobody can book a slot, however many units there are; `undefined` if that is not so. */
export function notBookableReason(
  slot: SlotTime,
  { booking_window_days, min_notice_hours }: BookingLimits,
  { today, now }: { today: CalendarDate; now: Date },
): 'past' | 'notice' | 'out_of_window' | undefined {
  if (slot.date < today || hasStarted(slot, now)) return 'past'
  if (!validateBookingDate(slot.date, today, booking_window_days).ok) return 'out_of_window'
  return isTooSoon(slot, min_notice_hours, now) ? 'notice' : undefined
}

/** Whether the minimum notice is as long as the booking window, from any hour of today on, so that no slot can be booked. */
export function isNoticeBeyondWindow(
  { booking_window_days, min_notice_hours }: BookingLimits,
  today: CalendarDate,
): boolean {
  const days = daysBetween(today, lastBookableDay(today, booking_window_days)) + 1
  return min_notice_hours * HOUR_MS >= days * DAY_MS
}

type Reminder = { hours: number | null; confirmedAt: Date | undefined; now: Date }

/** Whether it is time for the reminder of a booking, which was confirmed before its time had come. */
export function isReminderDue({ date, timeRange, timeZone }: SlotTime, reminder: Reminder): boolean {
  const { hours, confirmedAt, now } = reminder
  if (hours === null) return false
  const start = slotStart(date, timeRange, timeZone)
  const due = new Date(start.getTime() - hours * HOUR_MS)
  return due <= now && now < start && (confirmedAt === undefined || confirmedAt <= due)
}

/** The instant from which on requests are not too old; `undefined` without a limit. */
export function oldestOpenRequest(expiresHours: number | null, now: Date): Instant | undefined {
  return expiresHours === null ? undefined : toInstant(new Date(now.getTime() - expiresHours * HOUR_MS))
}

/** When a request is answered at the latest: before it is too old, and before its slot begins. */
export function requestDeadline(
  { date, timeRange, timeZone }: SlotTime,
  requestedAt: Date,
  expiresHours: number | null,
): Date {
  const start = slotStart(date, timeRange, timeZone)
  if (expiresHours === null) return start
  const expiry = new Date(requestedAt.getTime() + expiresHours * HOUR_MS)
  return expiry < start ? expiry : start
}
