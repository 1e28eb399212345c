import { expect, test } from 'vitest'
import { buildBooking } from '../../booking/testing/build-booking'
import { printMessages } from './bookings.copy'
import { filtersFrom } from './filters/booking-filters'

const listOf = (count: number) => ({
  filters: filtersFrom(new URLSearchParams()),
  bookings: Array.from({ length: count }, (_, id) => buildBooking({ id })),
})

test('paper says how much of what matches it has', () => {
  expect(printMessages.range({ ...listOf(1), total: 1 })).toBe('1 booking')
  expect(printMessages.range({ ...listOf(25), total: 25, page: 1 })).toBe('25 bookings')
  expect(printMessages.range({ ...listOf(500), total: 1234 })).toBe('The first 500 of 1,234 bookings')
  expect(printMessages.range({ ...listOf(25), total: 157, page: 2 })).toBe(
    'Page 2 of 7 of the list: 26 to 50 of 157 bookings',
  )
})

test('the button says before it is pressed that not all is printed', () => {
  expect(printMessages.print(1, 500)).toBe('Print this one')
  expect(printMessages.print(500, 500)).toBe('Print these 500')
  expect(printMessages.print(501, 500)).toBe('Print the first 500')
})
