import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  describeFilters,
  describePlace,
  filtersFrom,
  isFiltered,
  placeFrom,
  queryOf,
  STATUS_CHOICES,
  withoutFilters,
} from './booking-filters'

const from = (address: string) => filtersFrom(new URLSearchParams(address))

describe('the address of the list of bookings', () => {
  test('shows the pending ones when it says nothing', () => {
    expect(from('')).toEqual({ search: '', date: '', status: 'Pending' })
  })

  test('prefills the search with the id, and stays on the pending ones', () => {
    expect(from('id=1278')).toEqual({ search: '1278', date: '', status: 'Pending' })
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
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFrom(addressOf(chosen))).toEqual(chosen)
      }),
    )
  })

  test('is the first page unless it names a cursor and a page', () => {
    const first = { cursor: undefined, page: 1 }
    for (const address of ['', 'page=3', 'cursor=abc', 'cursor=abc&page=x', 'cursor=abc&page=-1']) {
      expect(placeFrom(new URLSearchParams(address))).toEqual(first)
    }
    expect(placeFrom(new URLSearchParams('cursor=abc&page=3'))).toEqual({ cursor: 'abc', page: 3 })
  })
})

describe('what the server is asked', () => {
  test('names only what the list is narrowed by', () => {
    expect(queryOf({ search: '  ', date: '', status: 'All' })).toEqual({ limit: 25 })
    expect(queryOf({ search: ' ricci ', date: '2026-06-18', status: 'Pending' }, { cursor: 'abc' })).toEqual({
      q: 'ricci',
      date: '2026-06-18',
      status: 'Pending',
      cursor: 'abc',
      limit: 25,
    })
  })
})

describe('a list without rows', () => {
  test('says by what it was narrowed', () => {
    const filters = { search: 'catamarn', date: '2026-06-18', status: 'Cancelled' } as const
    expect(describeFilters(filters)).toBe('Search “catamarn”, June 18, 2026, Cancelled')
    expect(isFiltered(filters)).toBe(true)
    expect(isFiltered(withoutFilters())).toBe(false)
  })
})

test('a page says which of how many bookings it shows', () => {
  expect(describePlace({ cursor: undefined, page: 1 }, 25, 1284)).toBe('1 to 25 of 1,284')
  expect(describePlace({ cursor: 'abc', page: 52 }, 9, 1284)).toBe('1,276 to 1,284 of 1,284')
})
