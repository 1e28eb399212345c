import { expect, test } from 'vitest'
import { reportMessages } from './reports.copy'

test('the year of a period is told once, and a single day as a day', () => {
  const { period } = reportMessages
  expect(period('bookings', '2026-11-29', '2026-12-05')).toBe('Trips from November 29 to December 5, 2026')
  expect(period('payments', '2026-12-29', '2027-01-04')).toBe(
    'Payments from December 29, 2026 to January 4, 2027',
  )
  expect(period('bookings', '2026-11-29', '2026-11-29')).toBe('Trips on November 29, 2026')
})
