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
