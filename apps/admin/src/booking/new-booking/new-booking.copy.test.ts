import type { CalendarDate } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { newBookingMessages } from './new-booking.copy'

const [today, date] = ['2026-11-29', '2026-11-30'] as CalendarDate[]

test.each([
  [{ tone: 'closed', text: 'Over' }, 'Today is over. First free day: Mon, November 30.'],
  [
    { tone: 'closed', text: 'Closed', detail: 'Gale' },
    'Closed today (Gale). First free day: Mon, November 30.',
  ],
  [undefined, 'Not for customers today. First free day: Mon, November 30.'],
] as const)('a date that is not today says why: %o', (why, text) => {
  expect(today && date && newBookingMessages.movedFrom(today, why, date)).toBe(text)
})
