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

test('prefix matches come first', () => {
  expect(find('malta')).toEqual(['Malta Island', '+356 Malta'])
})

test('an unknown text matches nothing', () => {
  expect(find('zzz')).toEqual([])
})
