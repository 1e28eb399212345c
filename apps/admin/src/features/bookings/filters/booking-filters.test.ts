import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  describeFilters,
  filtersFrom,
  isFiltered,
  nextOrder,
  ORDERS,
  queryOf,
  STATUS_CHOICES,
  withoutFilters,
} from './booking-filters'

const from = (address: string) => filtersFrom(new URLSearchParams(address))

describe('the address of the list of bookings', () => {
  test('shows the pending ones when it says nothing', () => {
    expect(from('')).toEqual({ search: '', date: '', status: 'Pending', order: 'newest' })
  })

  test('prefills the search with the id, and stays on the pending ones', () => {
    expect(from('id=1278')).toMatchObject({ search: '1278', status: 'Pending' })
  })

  test('takes a status, and all of them for one that does not exist', () => {
    expect(from('status=Confirmed').status).toBe('Confirmed')
    expect(from('status=Lost').status).toBe('All')
    expect(from('status=').status).toBe('All')
  })

  test('ignores a day that does not exist', () => {
    expect(from('date=2026-02-30').date).toBe('')
  })

  test('brings back every choice of filters', () => {
    const filters = fc.record({
      search: fc.string({ maxLength: 40 }),
      date: fc.constantFrom('', '2026-06-18'),
      status: fc.constantFrom(...STATUS_CHOICES),
      order: fc.constantFrom(...ORDERS),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFrom(addressOf(chosen))).toEqual(chosen)
      }),
    )
  })

  test('falls back to the newest first for an order that does not exist', () => {
    expect(from('order=sideways').order).toBe('newest')
  })
})

describe('what the server is asked', () => {
  test('names only what the list is narrowed by', () => {
    const nothing = { search: '  ', date: '', status: 'All', order: 'newest' } as const
    expect(queryOf(nothing, { cursor: undefined })).toEqual({ limit: 25 })
    const all = { search: ' ricci ', date: '2026-06-18', status: 'Pending', order: 'earliest' } as const
    expect(queryOf(all, { cursor: 'abc' })).toEqual({
      q: 'ricci',
      date: '2026-06-18',
      status: 'Pending',
      sort: 'booking_date',
      order: 'asc',
      cursor: 'abc',
      limit: 25,
    })
  })

  test('goes through every order and back to the first', () => {
    const orders = [nextOrder('newest'), nextOrder('earliest'), nextOrder('latest')]
    expect(orders).toEqual(['earliest', 'latest', 'newest'])
  })
})

describe('a list without rows', () => {
  test('says by what it was narrowed', () => {
    const filters = { search: 'catamarn', date: '2026-06-18', status: 'Cancelled', order: 'newest' } as const
    expect(describeFilters(filters)).toBe('Search “catamarn”, June 18, 2026, Cancelled')
    expect(isFiltered(filters)).toBe(true)
    expect(isFiltered({ ...filters, ...withoutFilters() })).toBe(false)
  })
})
