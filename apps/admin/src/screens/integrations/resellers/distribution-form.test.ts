import { DEFAULT_DISTRIBUTION } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { readDistributionForm, toDistributionValues } from './distribution-form'

test('what resellers sell is read as it was shown, and an empty reference is none', () => {
  for (const instant_confirmation of [null, true, false]) {
    const distribution = { ...DEFAULT_DISTRIBUTION, instant_confirmation, reference: 'BOAT-7' }
    expect(readDistributionForm(toDistributionValues(distribution))).toEqual({
      ok: true,
      value: distribution,
    })
  }
  const values = { ...toDistributionValues(DEFAULT_DISTRIBUTION), reference: '  ' }
  expect(readDistributionForm(values)).toEqual({ ok: true, value: DEFAULT_DISTRIBUTION })
})
