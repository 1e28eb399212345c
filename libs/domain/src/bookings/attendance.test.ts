import { expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { ATTENDANCE_STATES, canRecordAttendance, isAttendance } from './attendance'
import { BOOKING_STATUSES } from './booking-status'

const today = '2026-06-20' as CalendarDate
const dates = ['2026-06-19', '2026-06-20', '2026-06-21'] as CalendarDate[]

test('attendance is recorded for confirmed bookings of today and before', () => {
  const possible = BOOKING_STATUSES.flatMap((status) =>
    dates.filter((date) => canRecordAttendance({ status, date }, today)).map((date) => `${status} ${date}`),
  )
  expect(possible).toEqual(['Confirmed 2026-06-19', 'Confirmed 2026-06-20'])
})

test('only the four states are known', () => {
  expect(ATTENDANCE_STATES.every(isAttendance)).toBe(true)
  for (const value of ['', 'Returned', 'gone', null, undefined, 1, ['none']])
    expect(isAttendance(value)).toBe(false)
})
