import type { PaymentTerms } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { toTermsFormValues, toTermsTexts, validateTermsForm } from './payment-terms-form'

const TERMS: PaymentTerms = {
  damage_deposit: 200,
  vat_percent: 12,
  deposit_percent: null,
  refund_tiers: [{ hours_before: 48, percent: 50 }],
}

test('terms go through the form unchanged, and what is empty is as the settings say', () => {
  expect(validateTermsForm(toTermsFormValues(TERMS))).toEqual({ ok: true, value: TERMS })
  const none = { damage_deposit: null, vat_percent: null, deposit_percent: null, refund_tiers: null }
  expect(validateTermsForm(toTermsFormValues())).toEqual({ ok: true, value: none })
})

test('terms are refused at their fields, steps as one', () => {
  const refund_tiers = [{ hours_before: '48', percent: 'half' }]
  const checked = validateTermsForm({ ...toTermsFormValues(TERMS), vat_percent: '101', refund_tiers })
  expect(checked.ok ? [] : Object.keys(checked.errors).toSorted()).toEqual(['refund_tiers', 'vat_percent'])
})

test('terms are compared as texts', () => {
  expect(toTermsTexts(toTermsFormValues(TERMS)).refund_tiers).toBe('48 h: 50%')
})
