import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { restOfDay } from './rest-of-day'

const DAY = '2026-07-16 00:00:00'
const MOMENT = { now: new Date('2026-07-16T08:09:00Z'), timeZone: 'Europe/Malta' }

const book = (time_range: string, fields = {}) =>
  buildManifestEntry({ booking_date: DAY, time_range, status: 'Confirmed', balance_due: 60, ...fields })

test('what is left of a day are confirmed bookings that have not begun, are not back or were not checked in, and what is due is that of all but no-shows', () => {
  const bookings = [
    book('08:00-09:00'),
    book('08:00-09:00', { balance_due: 0, attendance: 'checked_in' }),
    book('10:00-11:00', { balance_due: 0 }),
    book('10:00-11:00', { balance_due: 0, attendance: 'checked_in' }),
    book('10:00-11:00', { balance_due: 0, attendance: 'returned' }),
    book('10:00-11:00', { attendance: 'no_show' }),
    book('13:00-14:00', { balance_due: 59.5 }),
    book('15:00-16:00', { balance_due: 0 }),
    book('15:00-16:00', { status: 'Pending' }),
  ]
  expect(restOfDay(bookings, MOMENT)).toEqual({ coming: 2, out: 2, awaited: 2, due: 119.5 })
})

test('a day without bookings brings nothing', () => {
  expect(restOfDay([], MOMENT)).toEqual({ coming: 0, out: 0, awaited: 0, due: 0 })
})
