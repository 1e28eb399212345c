import { expect, test } from 'vitest'
import { filterOptions } from './filter-options'

const countries = ['+356 Malta', '+39 Italy', '+599 Curaçao', '+356 Gozo', 'Malta Island']

function find(typed: string) {
  return filterOptions(countries, typed, (country) => country)
}

test('nothing typed shows all in their order', () => {
  expect(find('  ')).toEqual(countries)
})

test('accents and case make no difference', () => {
  expect(find('CURACAO')).toEqual(['+599 Curaçao'])
})

test('what begins with the words comes first', () => {
  expect(find('malta')).toEqual(['Malta Island', '+356 Malta'])
})

test('what nothing holds finds nothing', () => {
  expect(find('zzz')).toEqual([])
})
