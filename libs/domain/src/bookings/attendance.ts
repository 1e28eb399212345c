import type { CalendarDate } from '../calendar/calendar-date'
import { MINUTE_MS } from '../calendar/durations'
import { type SlotTime, slotEnd, slotPhase, slotStart } from '../schedule/slot-times'
import type { BookingStatus } from './booking-status'

/** What became of a booking on its day, as staff record it. */
export const ATTENDANCE_STATES = ['none', 'checked_in', 'returned', 'no_show'] as const
export type Attendance = (typeof ATTENDANCE_STATES)[number]

export function isAttendance(value: unknown): value is Attendance {
  return ATTENDANCE_STATES.some((state) => state === value)
}

/** Whether staff can record the attendance of a booking, in the zone of `today`. */
export function canRecordAttendance(
  { status, date }: { status: BookingStatus; date: CalendarDate },
  today: CalendarDate,
): boolean {
  return status === 'Confirmed' && date <= today
}

/** Who has not come is late only so many minutes after the start of the slot. */
const LATE_AFTER_MINUTES = 10

/** Who is out after the end of a slot is awaited for so many minutes before it is overdue. */
const OVERDUE_AFTER_MINUTES = 15

/** What is wrong with the attendance of a booking, and for how many whole minutes. */
export type AttendanceMark = { kind: 'late' | 'absent' | 'not_returned' | 'overdue'; minutes: number }

/**
 * Late is whoever has not come some minutes after the start of the slot, and absent once it has ended; not returned, and soon
 * overdue, whoever is out though it has ended.
 */
export function attendanceMark(
  { status, attendance, slot }: { status: BookingStatus; attendance: Attendance; slot: SlotTime },
  now: Date,
): AttendanceMark | undefined {
  if (status !== 'Confirmed') return undefined
  const { date, timeRange, timeZone } = slot
  const phase = slotPhase(slot, now)
  if (attendance === 'none' && phase === 'in_progress') {
    const late = minutesSince(slotStart(date, timeRange, timeZone), now)
    return late < LATE_AFTER_MINUTES ? undefined : { kind: 'late', minutes: late }
  }
  if (phase !== 'ended') return undefined
  const minutes = minutesSince(slotEnd(date, timeRange, timeZone), now)
  if (attendance === 'none') return { kind: 'absent', minutes }
  if (attendance !== 'checked_in') return undefined
  return { kind: minutes < OVERDUE_AFTER_MINUTES ? 'not_returned' : 'overdue', minutes }
}

const minutesSince = (instant: Date, now: Date) => Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS)

export const ATTENDANCE_MESSAGES = {
  required: 'State is required',
  unknown: 'State must be none, checked_in, returned or no_show',
  notPossible: 'Attendance can be recorded for confirmed bookings of today and before.',
} as const
