import { expect, test } from 'vitest'
import { CUSTOMER_FILTERS, nextOrder, ORDERS, selectionOf, sortOf } from './customer-filters'

test('the address holds search and order; what it does not know is the newest first', () => {
  for (const order of ORDERS) {
    const filters = { search: 'vella', order }
    expect(CUSTOMER_FILTERS.read(CUSTOMER_FILTERS.write(filters))).toEqual(filters)
  }
  expect(CUSTOMER_FILTERS.write({ search: '', order: 'newest' }).toString()).toBe('')
  expect(CUSTOMER_FILTERS.read(new URLSearchParams('order=richest'))).toEqual({ search: '', order: 'newest' })
})

test('the head of a column goes through its two orders, then back to the newest', () => {
  expect(nextOrder('newest', 'name')).toBe('name')
  expect(nextOrder('name', 'name')).toBe('name-last')
  expect(nextOrder('name-last', 'name')).toBe('newest')
  expect(nextOrder('name', 'bookings')).toBe('most')
  expect(nextOrder('newest', 'since')).toBe('oldest')
})

test('an order names its column, its direction and the parameters of the API', () => {
  expect(sortOf('soonest')).toEqual({ key: 'next', direction: 'ascending' })
  expect(selectionOf({ search: ' vella ', order: 'most' })).toEqual({
    q: 'vella',
    sort: 'bookings',
    order: 'desc',
  })
  expect(selectionOf({ search: '', order: 'newest' })).toEqual({})
})
