import { expect, test } from 'vitest'
import { describeTiers, readTiers, tierErrors, toTiersTexts, withTiersError } from './refund-tiers-form'

const TIERS = [
  { hours_before: 48, percent: 100 },
  { hours_before: 24, percent: 50 },
]

test('steps go through the form unchanged', () => {
  expect(readTiers(toTiersTexts(TIERS))).toEqual(TIERS)
  expect(readTiers(toTiersTexts(null))).toBeNull()
})

test('the sentence is what customers read, and says nothing while a step is wrong', () => {
  expect(describeTiers(toTiersTexts(TIERS), 12)).toBe(
    'Refund when you cancel: 100% until 48 hours before the start, 50% until 24 hours before the start, then nothing.',
  )
  expect(describeTiers(null, 12)).toContain('100% until 12 hours before the start')
  expect(describeTiers([], 12)).toBe('Payments are not refunded when you cancel.')
  expect(describeTiers([{ hours_before: 'soon', percent: '100' }], 12)).toBeUndefined()
})

test('an error within a step is told at the steps and at its field', () => {
  expect(tierErrors({ hours_before: '24', percent: '101' })).toEqual({
    percent: 'Percent must be a number from 0 to 100 with at most 2 decimals',
  })
  const errors = { 'payments/refund_tiers/0/percent': 'Too much', 'seller/name': 'Too long' }
  expect(withTiersError(errors, 'payments/refund_tiers')).toEqual({
    'payments/refund_tiers': 'Too much',
    'seller/name': 'Too long',
  })
})
