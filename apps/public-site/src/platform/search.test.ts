import { expect, test } from 'vitest'
import { describeSearch, parseSearch } from './search'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test('an address names a day and how many people', () => {
  expect(parse('date=2026-07-16&guests=4')).toEqual({ date: '2026-07-16', guests: '4' })
  expect(parse('date=2026-07-16')).toEqual({ date: '2026-07-16', guests: '' })
})

test.each(['', 'guests=4', 'date=', 'date=thursday&guests=4'])('"%s" is no search', (query) => {
  expect(parse(query)).toBeUndefined()
})

test.each(['0', '-1', '1.5', 'four', '10000'])('%s people are any number', (guests) => {
  expect(parse(`date=2026-07-16&guests=${guests}`)).toEqual({ date: '2026-07-16', guests: '' })
})

test.each([
  ['2026-12-05', '', 'Saturday, December 5, 2026'],
  ['2026-12-05', '1', 'Saturday, December 5, 2026, 1 person'],
  ['2026-12-05', '4', 'Saturday, December 5, 2026, 4 people'],
  ['2026-02-31', '4', 'Invalid date, 4 people'],
])('a search for %s and %s people is described', (date, guests, text) => {
  expect(describeSearch({ date, guests })).toBe(text)
})
