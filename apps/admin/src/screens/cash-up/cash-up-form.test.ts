import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { differenceOf, expectedCents, toCashUpValues, validateCashUpForm } from './cash-up-form'

const DATE = '2026-07-16' as CalendarDate
const EXPECTED = { expected: { cash: 485, terminal: 615.5, bank: 0 } }

test('what is counted is typed, except where nothing is expected', () => {
  const values = toCashUpValues(EXPECTED)
  expect(values).toMatchObject({ 'counted/cash': '', 'counted/bank': '0.00' })
  const checked = validateCashUpForm(DATE, values, expectedCents(EXPECTED))
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(['counted/cash', 'counted/terminal'])
})

test('a counted day is sent in currency units', () => {
  const values = { ...toCashUpValues(EXPECTED), 'counted/cash': '480', 'counted/terminal': '615.50' }
  expect(validateCashUpForm(DATE, values, expectedCents(EXPECTED))).toEqual({
    ok: true,
    value: { date: DATE, counted: { cash: 480, terminal: 615.5, bank: 0 }, note: null },
  })
})

test('less than nothing was counted only where more was paid back than taken', () => {
  const values = { ...toCashUpValues(EXPECTED), 'counted/cash': '-3', 'counted/terminal': '615.50' }
  const wrongWhere = (cash: number) => {
    const expected = expectedCents({ expected: { ...EXPECTED.expected, cash } })
    const checked = validateCashUpForm(DATE, values, expected)
    return checked.ok ? [] : Object.keys(checked.errors)
  }
  expect(wrongWhere(485)).toEqual(['counted/cash'])
  expect(wrongWhere(-5)).toEqual([])
})

test('the difference is what was counted minus what was expected', () => {
  const expected = { cash: 48_500, terminal: 0, bank: -2_000 }
  const of = (method: 'cash' | 'bank', text: string) =>
    differenceOf(method, { ...toCashUpValues(EXPECTED), [`counted/${method}`]: text }, expected)
  expect([of('cash', '480'), of('cash', '485.00'), of('bank', '-5')]).toEqual([-500, 0, 1_500])
  for (const wrong of ['', '-5']) expect(of('cash', wrong)).toBeUndefined()
})
