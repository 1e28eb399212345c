import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeFilters } from '../bookings.copy'
import {
  addressOf,
  filtersFrom,
  isFiltered,
  nextOrder,
  ORDERS,
  queryOf,
  SOURCE_CHOICES,
  STATUS_CHOICES,
  sortOf,
  withoutFilters,
} from './booking-filters'

const from = (address: string) => filtersFrom(new URLSearchParams(address))

describe('the URL of the bookings list', () => {
  test('defaults to pending bookings', () => {
    expect(from('')).toEqual({ search: '', date: '', status: 'Pending', source: 'All', order: 'newest' })
  })

  test('prefills the search with the id, and keeps the pending filter', () => {
    expect(from('id=1278')).toMatchObject({ search: '1278', status: 'Pending' })
  })

  test('selects a status, and all bookings for an unknown one', () => {
    expect(from('status=Confirmed').status).toBe('Confirmed')
    expect(from('status=Lost').status).toBe('All')
    expect(from('status=').status).toBe('All')
  })

  test('selects a source, and every source for an unknown one', () => {
    expect(from('source=reseller').source).toBe('reseller')
    expect(from('source=agent').source).toBe('All')
  })

  test('selects a customer, and all for no id', () => {
    const ofCustomer = from('customer=9&status=All')
    expect(queryOf(ofCustomer, { cursor: undefined })).toMatchObject({ customer: 9 })
    expect(isFiltered(ofCustomer)).toBe(true)
    expect(from('customer=x').customer).toBeUndefined()
  })

  test('ignores an invalid date', () => {
    expect(from('date=2026-02-30').date).toBe('')
  })

  test('round-trips every combination of filters', () => {
    const filters = fc.record({
      search: fc.string({ maxLength: 40 }),
      date: fc.constantFrom('', '2026-06-18'),
      status: fc.constantFrom(...STATUS_CHOICES),
      source: fc.constantFrom(...SOURCE_CHOICES),
      customer: fc.constantFrom(undefined, 9),
      order: fc.constantFrom(...ORDERS),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFrom(addressOf(chosen))).toEqual(chosen)
      }),
    )
  })

  test('falls back to newest first for an unknown order', () => {
    expect(from('order=sideways').order).toBe('newest')
  })
})

describe('the API parameters', () => {
  test('contain the set filters only', () => {
    const nothing = { search: '  ', date: '', status: 'All', source: 'All', order: 'newest' } as const
    expect(queryOf(nothing, { cursor: undefined })).toEqual({ limit: 25 })
    const all = {
      search: ' ricci ',
      date: '2026-06-18',
      status: 'Pending',
      source: 'reseller',
      order: 'earliest',
    } as const
    expect(queryOf(all, { cursor: 'abc' })).toEqual({
      q: 'ricci',
      date: '2026-06-18',
      status: 'Pending',
      source: 'reseller',
      sort: 'booking_date',
      order: 'asc',
      cursor: 'abc',
      limit: 25,
    })
  })

  test('cycles through every order', () => {
    const afterPresses = (key: string) => {
      const first = nextOrder('newest', key)
      const second = nextOrder(first, key)
      return [first, second, nextOrder(second, key)]
    }
    expect(afterPresses('date')).toEqual(['earliest', 'latest', 'newest'])
    expect(afterPresses('user')).toEqual(['name', 'name-last', 'newest'])
    expect(afterPresses('total')).toEqual(['highest', 'lowest', 'newest'])
    expect(nextOrder('latest', 'product')).toBe('product')
    expect(sortOf('latest')).toEqual({ key: 'date', direction: 'descending' })
    expect(sortOf('newest')).toBeUndefined()
  })
})

describe('an empty list', () => {
  test('names its filters', () => {
    const filters = {
      search: 'catamarn',
      date: '2026-06-18',
      status: 'Cancelled',
      source: 'staff',
      order: 'newest',
    } as const
    expect(describeFilters(filters)).toBe('Search “catamarn”, Thursday, June 18, 2026, Cancelled, Staff')
    expect(describeFilters({ ...filters, customer: 9 })).toMatch(/, One customer$/)
    expect(describeFilters({ ...filters, customer: 9 }, 'Maria Vella')).toMatch(/, Only Maria Vella$/)
    expect(isFiltered(filters)).toBe(true)
    expect(isFiltered({ ...filters, ...withoutFilters() })).toBe(false)
  })
})
