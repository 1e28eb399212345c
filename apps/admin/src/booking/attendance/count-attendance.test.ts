import { expect, test } from 'vitest'
import { buildBooking } from '../testing/build-booking'
import { attendanceMessages } from './attendance.copy'
import { countAttendance } from './count-attendance'

const confirmed = (attendance: 'none' | 'checked_in' | 'returned' | 'no_show', time_range = '08:00-12:00') =>
  buildBooking({ status: 'Confirmed', attendance, time_range })
const countsAt = (clock: string, bookings: Parameters<typeof countAttendance>[0]) =>
  attendanceMessages.counts(
    countAttendance(bookings, 'Europe/Malta', new Date(`2026-06-18T${clock}:00+02:00`)),
  )

test('who has come, is late and did not come is counted, as far as there is any', () => {
  const day = [
    confirmed('checked_in'),
    confirmed('returned'),
    confirmed('none'),
    confirmed('none', '13:00-18:00'),
    confirmed('no_show'),
    buildBooking(),
    buildBooking({ status: 'Cancelled', attendance: 'no_show' }),
  ]
  expect(countsAt('09:00', day)).toBe('2 checked in, 1 late, 1 no-show')
  expect(countsAt('07:00', day)).toBe('2 checked in, 1 no-show')
  expect(countsAt('09:00', [buildBooking()])).toBe('')
})
