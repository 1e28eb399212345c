import { expect, test } from 'vitest'
import { filterOptions } from './Combobox'

const countries = ['+356 Malta', '+39 Italy', '+599 Curaçao', '+356 Gozo', 'Malta Island', 'Ħal Għargħur']

function find(typed: string) {
  return filterOptions(countries, typed, (country) => country)
}

test('an empty query matches all options in their order', () => {
  expect(find('  ')).toEqual(countries)
})

test('accents and case make no difference', () => {
  expect(find('CURACAO')).toEqual(['+599 Curaçao'])
  expect(find('gharghur')).toEqual(['Ħal Għargħur'])
})

test('the beginning of a name or a code comes first, then that of a word, then the rest', () => {
  const found = ['+213 Algeria', '+240 Equatorial Guinea', '+224 Guinea', '+49 Germany', '+227 Niger']
  const rank = (typed: string) => filterOptions(found, typed, (country) => country)
  expect(rank('ger')).toEqual(['+49 Germany', '+213 Algeria', '+227 Niger'])
  expect(rank('guinea')).toEqual(['+224 Guinea', '+240 Equatorial Guinea'])
  expect(rank('+2')).toEqual(['+213 Algeria', '+240 Equatorial Guinea', '+224 Guinea', '+227 Niger'])
  expect(rank('24')).toEqual(['+240 Equatorial Guinea', '+224 Guinea'])
})

test('an unknown text matches nothing', () => {
  expect(find('zzz')).toEqual([])
})
