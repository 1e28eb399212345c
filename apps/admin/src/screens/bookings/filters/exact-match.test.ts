import { expect, test } from 'vitest'
import { buildBooking } from '../../../booking/testing/build-booking'
import { filtersFrom } from './booking-filters'
import { isAmong, searchedId, withFirst } from './exact-match'

const from = (address: string) => filtersFrom(new URLSearchParams(address))

test('a number is the id of a booking, unless another order is chosen', () => {
  expect(searchedId(from('id=%202%20'))).toBe(2)
  expect(searchedId(from('id=2b'))).toBeUndefined()
  expect(searchedId(from('id=0'))).toBeUndefined()
  expect(searchedId(from('id=99999999999999999999'))).toBeUndefined()
  expect(searchedId(from('id=2&order=name'))).toBeUndefined()
})

test('the booking with that id comes first, also from a later page', () => {
  const [second, third, fourth] = [2, 23, 24].map((id) => buildBooking({ id }))
  if (!second || !third || !fourth) throw new Error('three bookings')
  expect(withFirst([fourth, third, second], second)).toEqual([second, fourth, third])
  expect(withFirst([fourth, third], second)).toEqual([second, fourth, third])
  expect(withFirst([fourth, third], undefined)).toEqual([fourth, third])
})

test('the other filters hold for it, too', () => {
  const booking = buildBooking({ id: 2, status: 'Confirmed', booking_date: '2026-06-18 00:00:00' })
  expect(isAmong(from('id=2&status=Confirmed&date=2026-06-18'), booking)).toBe(true)
  expect(isAmong(from('id=2'), booking)).toBe(false)
  expect(isAmong(from('id=2&status=All&date=2026-06-19'), booking)).toBe(false)
})
