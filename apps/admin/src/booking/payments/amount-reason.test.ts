import { expect, test } from 'vitest'
import { aboveMost, amountReason } from './amount-reason'

const MOST = { cents: 6000, currency: 'EUR', tooMuch: (most: string) => `Only ${most} is due` }

test('nothing, zero and what is no amount cannot move', () => {
  for (const text of ['', ' ', '0', '0.00', '-5', '1.234'])
    expect(amountReason(text, MOST)).toBe('Enter an amount above 0, with at most 2 decimals.')
})

test('more than there is cannot move, and its field says so while it is typed', () => {
  expect(amountReason('9999', MOST)).toBe('Only €60.00 is due')
  expect(aboveMost('9999', MOST)).toBe('Only €60.00 is due')
  expect(aboveMost('', MOST)).toBeUndefined()
})

test('up to that any amount can, and without a limit every one', () => {
  expect(amountReason('60', MOST)).toBeUndefined()
  expect(amountReason('9999')).toBeUndefined()
})
