import { expect, test } from 'vitest'
import { parseSearch } from './search'

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
