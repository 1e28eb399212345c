import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBooking } from '../../platform/testing/a-booking'
import { availableStatuses, filterParams, matches, NO_FILTERS, parseFilters } from './booking-filters'

const luzzu = aBooking({ id: 12, product_name: 'Painted Luzzu', booking_date: '2026-07-16 00:00:00' })

describe('filters in the URL', () => {
  test('round-trip', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '2026-07-16'),
        fc.constantFrom('Pending' as const, null),
        (search, date, status) => {
          const params = new URLSearchParams(filterParams({ search, date, status }).toString())
          expect(parseFilters(params)).toEqual({ search: search.toWellFormed(), date, status })
        },
      ),
    )
  })

  test('are ignored when invalid', () => {
    expect(parseFilters(new URLSearchParams('status=pending&date=2026-02-30'))).toEqual(NO_FILTERS)
  })

  test('are omitted when empty', () => {
    expect(filterParams(NO_FILTERS).toString()).toBe('')
  })
})

describe('the search', () => {
  test.each(['12', '#12', 'luzzu', 'PAINTED', ' lużżu ', ''])(
    '"%s" matches booking 12 of a Painted Luzzu',
    (search) => {
      expect(matches(luzzu, { ...NO_FILTERS, search })).toBe(true)
    },
  )

  test.each(['13', 'kayak'])('"%s" does not', (search) => {
    expect(matches(luzzu, { ...NO_FILTERS, search })).toBe(false)
  })

  test('combines with date and status', () => {
    expect(matches(luzzu, { search: '', date: '2026-07-16', status: 'Pending' })).toBe(true)
    expect(matches(luzzu, { search: '', date: '2026-07-17', status: null })).toBe(false)
    expect(matches(luzzu, { search: '', date: '', status: 'Cancelled' })).toBe(false)
  })
})

test('the offered statuses are those of the bookings and the selected one', () => {
  const bookings = [aBooking({ status: 'Cancelled' }), aBooking({ status: 'Pending' })]
  expect(availableStatuses(bookings, null)).toEqual(['Pending', 'Cancelled'])
  expect(availableStatuses(bookings, 'Confirmed')).toEqual(['Pending', 'Confirmed', 'Cancelled'])
})
