import { describe, expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date'
import { dateIn, instantOf, isTimeZone, timeIn } from './time-zone'

const MALTA = 'Europe/Malta'

describe('the day and the clock of Malta', () => {
  test('a summer day begins two hours before that of the meridian', () => {
    expect(dateIn(MALTA, new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
    expect(timeIn(MALTA, new Date('2026-06-30T22:30:00Z'))).toBe('00:30')
  })

  test('a winter day begins one hour before it', () => {
    expect(dateIn(MALTA, new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
    expect(dateIn(MALTA, new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  })

  test.each([
    ['2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['2026-10-25', '2026-10-25T07:00:00.000Z'],
  ])('a slot keeps its wall time on %s, when the clocks change', (date, instant) => {
    expect(instantOf(date as CalendarDate, '08:00', MALTA).toISOString()).toBe(instant)
  })

  test('a name that is no zone is told from one that is', () => {
    expect(isTimeZone(MALTA)).toBe(true)
    expect(isTimeZone('Europe/Atlantis')).toBe(false)
  })
})
