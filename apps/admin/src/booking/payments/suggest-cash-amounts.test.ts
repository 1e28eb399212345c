import { expect, test } from 'vitest'
import { suggestCashAmounts } from './suggest-cash-amounts'

test('cash is given in whole notes that cover the amount, at most three suggestions', () => {
  expect(suggestCashAmounts(6000)).toEqual([10_000, 20_000])
  expect(suggestCashAmounts(6500)).toEqual([7000, 8000, 10_000])
  expect(suggestCashAmounts(1250)).toEqual([1500, 2000, 5000])
  expect(suggestCashAmounts(10_000)).toEqual([20_000])
  expect(suggestCashAmounts(31_000)).toEqual([32_000, 35_000, 40_000])
})
