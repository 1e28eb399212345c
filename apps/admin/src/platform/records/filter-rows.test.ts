import { expect, test } from 'vitest'
import { filterRows } from './filter-rows'

const rows = [
  { question: 'Where do we meet?', answer: 'At the quay in Marsaxlokk.' },
  { question: 'Is Ġorġ the skipper?', answer: 'On most days.' },
]
const find = (search: string) =>
  filterRows(rows, search, ({ question, answer }) => [question, answer]).map(({ question }) => question)

test('a search matches any text, ignoring case', () => {
  expect(find('QUAY')).toEqual(['Where do we meet?'])
  expect(find('most days')).toEqual(['Is Ġorġ the skipper?'])
})

test('a search ignores accents', () => {
  expect(find('gorg')).toEqual(['Is Ġorġ the skipper?'])
})

test('an empty search matches everything, and an unknown text nothing', () => {
  expect(find('  ')).toHaveLength(2)
  expect(find('submarine')).toEqual([])
})
