import { expect, test } from 'vitest'
import { describeRange, readPagePosition, withPagePosition } from './page-position'

test('a URL is the first page unless it contains a cursor and a page number', () => {
  const first = { cursor: undefined, page: 1 }
  for (const address of ['', 'page=3', 'cursor=abc', 'cursor=abc&page=x', 'cursor=abc&page=-1']) {
    expect(readPagePosition(new URLSearchParams(address))).toEqual(first)
  }
})

test('the URL of a page round-trips, and keeps the filters', () => {
  const address = withPagePosition(new URLSearchParams('q=ricci'), { cursor: 'abc', page: 3 })
  expect(readPagePosition(address)).toEqual({ cursor: 'abc', page: 3 })
  expect(address.get('q')).toBe('ricci')
})

test('a page shows its range and the total', () => {
  expect(describeRange({ cursor: undefined, page: 1 }, 25, 1284)).toBe('1 to 25 of 1,284')
  expect(describeRange({ cursor: 'abc', page: 52 }, 9, 1284)).toBe('1,276 to 1,284 of 1,284')
})
