import { AMOUNT_MESSAGE } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { amountReason, typedAmountReason } from './amount-reason'

const MOST = { cents: 6000, currency: 'EUR', tooMuch: (most: string) => `Only ${most} is due` }

test('nothing, zero and what is no amount cannot move', () => {
  for (const text of ['', ' ', '0', '0.00', '-5', '1.234'])
    expect(amountReason(text, MOST)).toBe(AMOUNT_MESSAGE)
})

test('more than there is cannot move', () => {
  expect(amountReason('9999', MOST)).toBe('Only €60.00 is due')
})

test('a field that begins empty says nothing until something is typed', () => {
  expect(typedAmountReason('', MOST)).toBeUndefined()
  expect(typedAmountReason('-5', MOST)).toBe(AMOUNT_MESSAGE)
  expect(typedAmountReason('9999', MOST)).toBe('Only €60.00 is due')
})

test('up to that any amount can, and without a limit every one', () => {
  expect(amountReason('60', MOST)).toBeUndefined()
  expect(amountReason('9999')).toBeUndefined()
})
