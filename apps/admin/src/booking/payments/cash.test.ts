import { expect, test } from 'vitest'
import { likelyCash } from './cash'

test('cash is given in whole notes that cover the amount, at most three suggestions', () => {
  expect(likelyCash(6000)).toEqual([10_000, 20_000])
  expect(likelyCash(6500)).toEqual([7000, 8000, 10_000])
  expect(likelyCash(1250)).toEqual([1500, 2000, 5000])
  expect(likelyCash(10_000)).toEqual([20_000])
  expect(likelyCash(31_000)).toEqual([32_000, 35_000, 40_000])
})
