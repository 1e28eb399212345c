import { expect, test } from 'vitest'
import { validateDeskPayment } from './payment-amount'
import { validatePayments } from './payment-settings'
import { validateTerms } from './payment-terms'
import { describeRefundTiers, describeRefundTiersToStaff } from './refund-tiers'

const check = (sent: unknown) => validatePayments(sent, { canChargeOnline: false })
const errorsOf = (checked: { ok: boolean; errors?: object }) =>
  checked.ok ? [] : Object.keys(checked.errors ?? {})

test('only what is sent of the payments is taken', () => {
  expect(check({ mode: 'desk', unknown: 1 })).toEqual({ ok: true, value: { mode: 'desk' } })
  expect(check(undefined)).toEqual({ ok: true, value: undefined })
  expect(check({ refund_tiers: null, balance_due_hours: null })).toEqual({
    ok: true,
    value: { refund_tiers: null, balance_due_hours: null },
  })
})

test.each([
  ['payments', 'desk'],
  ['payments/mode', { mode: 'online' }],
  ['payments/mode', { mode: 'cash' }],
  ['payments/deposit_percent', { deposit_percent: 100.01 }],
  ['payments/hold_minutes', { hold_minutes: 4 }],
  ['payments/refund_tiers', { refund_tiers: {} }],
  ['payments/refund_tiers', { refund_tiers: [tier(24, 50), tier(72, 100), tier(48, 70)] }],
  ['payments/refund_tiers', { refund_tiers: [tier(24, 50), tier(24, 100)] }],
  ['payments/refund_tiers/1/percent', { refund_tiers: [tier(72, 100), tier(24, -1)] }],
  ['payments/refund_tiers/0/hours_before', { refund_tiers: [tier(1.5, 100)] }],
])('an error stands at %s', (at, sent) => {
  expect(errorsOf(check(sent))).toEqual([at])
})

test('terms of a product that are left out are as the settings say', () => {
  expect(validateTerms({ vat_percent: 12 })).toEqual({
    ok: true,
    value: { deposit_percent: null, vat_percent: 12, refund_tiers: null, damage_deposit: null },
  })
  expect(
    errorsOf(validateTerms({ vat_percent: 101, damage_deposit: 0, refund_tiers: [tier(1, 101)] })).sort(),
  ).toEqual(['damage_deposit', 'refund_tiers/0/percent', 'vat_percent'])
})

test('an amount that is no money is told at its field alone', () => {
  expect(validateDeskPayment({ method: 'cash', amount: 1.005, reference: undefined })).toEqual({
    ok: false,
    errors: { amount: 'Amount must be a positive number with at most 2 decimals' },
  })
  expect(validateDeskPayment({ method: 'bank', amount: 0.01, reference: ' 12 ' })).toEqual({
    ok: true,
    value: { method: 'bank', amount: 0.01, reference: '12' },
  })
})

test('the policy is said in words', () => {
  expect(describeRefundTiers([tier(1, 50), tier(72, 100)])).toBe(
    'Refund when you cancel: 100% until 72 hours before the start, 50% until 1 hour before the start, then nothing.',
  )
  expect(describeRefundTiers([])).toBe('Payments are not refunded when you cancel.')
  expect(describeRefundTiers([tier(0, 100)])).toBe('Refund when you cancel: 100% until the start.')
  expect(describeRefundTiersToStaff([tier(24, 100)])).toBe(
    'When the guest cancels: 100% until 24 hours before the start, then nothing.',
  )
  expect(describeRefundTiersToStaff([])).toBe('When the guest cancels: no refund.')
})

function tier(hours_before: number, percent: number) {
  return { hours_before, percent }
}
