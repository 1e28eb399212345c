import { expect, test } from 'vitest'
import { matchesTerms, searchTerms } from './search-terms'

const finds = (text: string) =>
  matchesTerms(searchTerms(text), ['Ġorġ D’Amato', 'Painted Luzzu'], '+35679111222')

test.each([
  'amato gorg',
  "luzzu d'am",
  '7911 1222',
  '+356 (79) 11-12',
  'luzzu 79 11 12',
  '7911 - 12 gorg',
  '',
])('“%s” is found word by word', (text) => {
  expect(finds(text)).toBe(true)
})

test.each(['amato maria', 'gorg 7999', '79 gorg 22', '7911 1333'])('“%s” is not', (text) => {
  expect(finds(text)).toBe(false)
})

test('the last digits of a phone number find it, also when they begin with a zero', () => {
  const digitsOf = (text: string) => searchTerms(text, 4).map(({ digits }) => digits)
  expect(digitsOf('0333')).toEqual(['0333'])
  expect(digitsOf('0079')).toEqual(['0079'])
  expect(digitsOf('0 7999')).toEqual(['7999'])
  expect(digitsOf('0044 20 79')).toEqual(['442079'])
  expect([digitsOf('333'), digitsOf('079'), digitsOf('+079')]).toEqual([
    [undefined],
    [undefined],
    [undefined],
  ])
  expect(matchesTerms(searchTerms('0333', 4), ['Liam'], '+353871230333')).toBe(true)
  expect(matchesTerms(searchTerms('0333', 4), ['Liam'], '+353871233345')).toBe(false)
})
