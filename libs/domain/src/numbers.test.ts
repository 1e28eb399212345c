import { expect, test } from 'vitest'
import { MAX_ID, parseDecimal, parseId } from './numbers'

test.each([
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '٣',
  '',
  '007',
  '+7',
  ' 7',
  '2147483648',
  '99999999999999999999',
])('%o is no id', (text) => expect(parseId(text)).toBeUndefined())

test('the digits of a whole number are an id', () => {
  expect(parseId('7')).toBe(7)
  expect(parseId(String(MAX_ID))).toBe(MAX_ID)
})

test.each(['1e3', 'Infinity', '12,50', '0x10', '', ' 1', '1.'])('%o is no decimal number', (text) => {
  expect(parseDecimal(text)).toBeUndefined()
})

test('a decimal number is parsed as written', () => {
  expect(parseDecimal('12.5')).toBe(12.5)
  expect(parseDecimal('-0.01')).toBe(-0.01)
})
