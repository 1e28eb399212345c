import { expect, test } from 'vitest'
import { bulkActionCopy } from './bulk-actions.copy'

const consequenceOf = (...args: Parameters<typeof bulkActionCopy>) => bulkActionCopy(...args).consequence

test('an email is promised to those who have an address only', () => {
  expect(consequenceOf('approve', 3)).toBe('We’ll email each customer that their booking is confirmed.')
  expect(consequenceOf('approve', 3, 1)).toBe(
    'We’ll email each customer who has an address that their booking is confirmed.',
  )
  for (const decision of ['approve', 'decline', 'delete'] as const)
    for (const count of [1, 3])
      expect(consequenceOf(decision, count, count), decision).not.toContain('We’ll email')
})
