import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { reportFilters } from './report-filters'

const { read, write } = reportFilters('2026-07-16' as CalendarDate)

test('a report is of this month by day unless the address says otherwise', () => {
  expect(read(new URLSearchParams())).toEqual({ from: '2026-07-01', to: '2026-07-16', by: 'day' })
  expect(read(new URLSearchParams('from=2026-02-30&by=mood')).from).toBe('2026-07-01')
  expect(write(read(new URLSearchParams())).toString()).toBe('')
})

test('a report goes through the address unchanged', () => {
  const address = 'from=2026-06-01&to=2026-06-30&by=vat'
  expect(write(read(new URLSearchParams(address))).toString()).toBe(address)
})
