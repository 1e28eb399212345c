import type { CalendarDate } from '../calendar/calendar-date'
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

export const ATTENDANCE_MESSAGES = {
  required: 'State is required',
  unknown: 'State must be none, checked_in, returned or no_show',
  notPossible: 'Attendance can be recorded for confirmed bookings of today and before.',
} as const
