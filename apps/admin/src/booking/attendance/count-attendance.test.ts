import { expect, test } from 'vitest'
import { buildBooking } from '../testing/build-booking'
import { attendanceMessages } from './attendance.copy'
import { countAttendance, isMissing } from './count-attendance'

const confirmed = (attendance: 'none' | 'checked_in' | 'returned' | 'no_show', time_range = '08:00-12:00') =>
  buildBooking({ status: 'Confirmed', attendance, time_range })
const at = (clock: string) => new Date(`2026-06-18T${clock}:00+02:00`)
const countsAt = (clock: string, bookings: Parameters<typeof countAttendance>[0]) =>
  countAttendance(bookings, 'Europe/Malta', at(clock))

const DAY = [
  confirmed('checked_in'),
  confirmed('returned'),
  confirmed('none'),
  confirmed('none', '05:30-07:35'),
  confirmed('none', '13:00-18:00'),
  confirmed('no_show'),
  buildBooking(),
  buildBooking({ status: 'Cancelled', attendance: 'no_show' }),
]

test('who has come, is late, was never checked in and did not come is counted', () => {
  expect(countsAt('09:00', DAY)).toEqual({ arrived: 2, late: 1, absent: 1, noShows: 1 })
  expect(countsAt('05:00', DAY)).toEqual({ arrived: 2, late: 0, absent: 0, noShows: 1 })
})

test('missing are those who are late and those who were never checked in', () => {
  expect(attendanceMessages.missing(countsAt('09:00', DAY))).toBe('1 late, 1 not checked in')
  expect(attendanceMessages.missing(countsAt('05:00', DAY))).toBe('')
  const missing = DAY.filter((booking) => isMissing(booking, 'Europe/Malta', at('09:00')))
  expect(missing.map(({ time_range }) => time_range)).toEqual(['08:00-12:00', '05:30-07:35'])
})
