import { expect, test } from 'vitest'
import { describeRange, pageUrl, readPagePosition } from './pagination'

test('a URL without a cursor is the first page', () => {
  for (const address of ['', 'page=3', 'cursor=']) {
    expect(readPagePosition(new URLSearchParams(address))).toEqual({
      cursors: [],
      cursor: undefined,
      page: 1,
    })
  }
})

test('the URL of a page round-trips with the pages before it, and keeps the filters', () => {
  const address = pageUrl(new URLSearchParams('q=ricci'), ['abc', 'def'])
  expect(readPagePosition(new URLSearchParams(address.toString()))).toEqual({
    cursors: ['abc', 'def'],
    cursor: 'def',
    page: 3,
  })
  expect(address.get('q')).toBe('ricci')
})

test('a page shows its range and the total', () => {
  expect(describeRange({ page: 1 }, 25, 1284)).toBe('1 to 25 of 1,284')
  expect(describeRange({ page: 52 }, 9, 1284)).toBe('1,276 to 1,284 of 1,284')
})
