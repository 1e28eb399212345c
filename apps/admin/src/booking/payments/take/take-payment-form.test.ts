import { expect, test } from 'vitest'
import { changeOf, readCents, validateTakePayment } from './take-payment-form'

const DUE = { cents: 6000, currency: 'EUR' }
const TYPED = { amount: '60.00', given: '', reference: '' }
const errorsOf = (
  ...[method, values]: [Parameters<typeof validateTakePayment>[0], Partial<typeof TYPED>]
) => {
  const checked = validateTakePayment(method, { ...TYPED, ...values }, DUE)
  return checked.ok ? {} : checked.errors
}

test('the amount that is filled in is what is sent', () => {
  expect(validateTakePayment('cash', TYPED, DUE)).toEqual({
    ok: true,
    value: { method: 'cash', amount: 60, reference: null },
  })
})

test('an amount is positive, has at most two decimals and is not above what is due', () => {
  for (const amount of ['', '0', '-5', '1.234', 'ten'])
    expect(errorsOf('cash', { amount }).amount).toBe(
      'Amount must be a positive number with at most 2 decimals',
    )
  expect(errorsOf('cash', { amount: '60.01' })).toEqual({ amount: 'Only €60.00 is due' })
})

test('what is given in cash covers the amount', () => {
  expect(errorsOf('cash', { given: '50' })).toEqual({ given: 'Less than the amount' })
  expect(errorsOf('cash', { given: '60' })).toEqual({})
  expect(errorsOf('terminal', { given: '50' })).toEqual({})
})

test('a bank transfer has a reference, and cash none', () => {
  expect(errorsOf('bank', { reference: ' ' })).toEqual({ reference: 'Reference is required' })
  expect(errorsOf('terminal', {})).toEqual({})
})

test('the change is what is given beyond the amount', () => {
  expect(changeOf({ amount: '60', given: '100' })).toBe(4000)
  expect(changeOf({ amount: '60', given: '60' })).toBe(0)
  expect(changeOf({ amount: '60', given: '50' })).toBeUndefined()
  expect(readCents('12.5')).toBe(1250)
})
