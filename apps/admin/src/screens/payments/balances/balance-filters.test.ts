import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { BALANCE_FILTERS, daysOf } from './balance-filters'

const TODAY = '2026-07-10' as CalendarDate

test.each([
  ['', {}],
  ['when=coming', { from: '2026-07-10' }],
  ['when=past', { to: '2026-07-09' }],
  ['when=never', {}],
])('the address %j asks for %j', (address, days) => {
  expect(daysOf(BALANCE_FILTERS.read(new URLSearchParams(address)), TODAY)).toEqual(days)
})

test('all days need nothing in the address', () => {
  expect(BALANCE_FILTERS.write({ when: 'all', search: '' }).toString()).toBe('')
  expect(BALANCE_FILTERS.write({ when: 'past', search: 'Vella' }).toString()).toBe('q=Vella&when=past')
})
