import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../calendar/calendar-date'
import { ATTENDANCE_STATES, attendanceMark, canRecordAttendance, isAttendance } from './attendance'
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

describe('a booking of 08:00 to 12:00 in Malta', () => {
  const slot = { date: today, timeRange: '08:00-12:00', timeZone: 'Europe/Malta' }
  const markAt = (clock: string, attendance: (typeof ATTENDANCE_STATES)[number], status = 'Confirmed') =>
    attendanceMark(
      { status: status as 'Confirmed', attendance, slot },
      new Date(`${today}T${clock}:00+02:00`),
    )

  test('is late from ten minutes after its start to its end, then absent, unless it has come, waits for an answer or is a no-show', () => {
    expect(markAt('08:00', 'none')).toBeUndefined()
    expect(markAt('08:09', 'none')).toBeUndefined()
    expect(markAt('08:10', 'none')).toEqual({ kind: 'late', minutes: 10 })
    expect(markAt('11:59', 'none')).toEqual({ kind: 'late', minutes: 239 })
    expect(markAt('12:00', 'none')).toEqual({ kind: 'absent', minutes: 0 })
    expect(markAt('09:00', 'checked_in')).toBeUndefined()
    expect(markAt('09:00', 'no_show')).toBeUndefined()
    expect(markAt('13:00', 'no_show')).toBeUndefined()
    expect(markAt('13:00', 'none', 'Pending')).toBeUndefined()
    expect(markAt('09:00', 'none', 'Pending')).toBeUndefined()
  })

  test('that is out after the end has not returned, and is overdue a quarter of an hour later', () => {
    expect(markAt('11:59', 'checked_in')).toBeUndefined()
    expect(markAt('12:00', 'checked_in')).toEqual({ kind: 'not_returned', minutes: 0 })
    expect(markAt('12:14', 'checked_in')?.kind).toBe('not_returned')
    expect(markAt('12:15', 'checked_in')).toEqual({ kind: 'overdue', minutes: 15 })
    expect(markAt('12:15', 'returned')).toBeUndefined()
  })
})
