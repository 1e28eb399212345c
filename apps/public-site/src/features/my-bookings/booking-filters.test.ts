import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBooking } from '../../platform/testing/a-booking'
import { availableStatuses, matches, NO_FILTERS, parseView, viewParams } from './booking-filters'

const luzzu = aBooking({ id: 12, product_name: 'Painted Luzzu', booking_date: '2026-07-16 00:00:00' })

const NOTHING = { ...NO_FILTERS, openId: null }

describe('the view in the URL', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '2026-07-16'),
        fc.constantFrom('Pending' as const, null),
        fc.constantFrom(12, null),
        (search, date, status, openId) => {
          const params = new URLSearchParams(viewParams({ search, date, status, openId }).toString())
          expect(parseView(params)).toEqual({ search: search.toWellFormed(), date, status, openId })
        },
      ),
    )
  })

  test('are ignored when invalid', () => {
    expect(parseView(new URLSearchParams('status=pending&date=2026-02-30&booking=0x1'))).toEqual(NOTHING)
  })

  test('are omitted when empty', () => {
    expect(viewParams(NOTHING).toString()).toBe('')
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
