import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { buildBooking } from '../../booking/testing/build-booking'
import { orderFound, shortNumber } from './found-bookings'

const today = '2026-06-18' as CalendarDate

const FOUND = [
  buildBooking({ id: 9, booking_date: '2026-06-30 00:00:00' }),
  buildBooking({ id: 8, booking_date: '2026-06-01 00:00:00' }),
  buildBooking({ id: 7, booking_date: '2026-06-19 00:00:00', status: 'Cancelled' }),
  buildBooking({ id: 6, booking_date: '2026-06-17 00:00:00' }),
  buildBooking({ id: 5, booking_date: '2026-06-18 00:00:00', time_range: '13:00-18:00' }),
  buildBooking({ id: 4, booking_date: '2026-06-18 00:00:00' }),
]
const idsOf = (query: string, found = FOUND) => orderFound(found, { query, today }).map(({ id }) => id)

test('bookings of today come first, then the next ones, past ones and cancelled ones', () => {
  expect(idsOf('ricci')).toEqual([4, 5, 9, 6, 8, 7])
})

test('the booking whose id was typed comes first, whenever it is', () => {
  expect(idsOf('7')[0]).toBe(7)
  expect(idsOf(' #8')[0]).toBe(8)
})

test('a booking that two searches found is one', () => {
  expect(idsOf('ricci', [...FOUND, ...FOUND])).toHaveLength(FOUND.length)
})

test('up to three digits are the number of a booking, more may be of a phone', () => {
  expect(['5', '#128', ' 007 '].map(shortNumber)).toEqual([5, 128, 7])
  for (const other of ['7900', '5 maria', '28th', '28/11', '']) expect(shortNumber(other)).toBeUndefined()
})
