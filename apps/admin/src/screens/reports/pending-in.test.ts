import type { CalendarDate, Instant } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { pendingIn } from './pending-in'

const at = (created_at: string, amount: number) => ({ created_at: created_at as Instant, amount })

test('what is not handed over yet counts on the day of its credit note, in the zone of the business', () => {
  const refunds = [
    at('2026-07-09T22:30:00.000Z', 60),
    at('2026-07-10T08:00:00.000Z', 0.1),
    at('2026-07-11T08:00:00.000Z', 45),
  ]
  const day = '2026-07-10' as CalendarDate
  expect(pendingIn(refunds, { from: day, to: day, timeZone: 'Europe/Malta' })).toBe(60.1)
})
