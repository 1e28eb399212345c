import { describe, expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date'
import { dateIn, instantOf, isTimeZone, timeIn } from './time-zone'

const MALTA = 'Europe/Malta'

describe('local date and time in Malta', () => {
  test('begin a summer day two hours before UTC', () => {
    expect(dateIn(MALTA, new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
    expect(timeIn(MALTA, new Date('2026-06-30T22:30:00Z'))).toBe('00:30')
  })

  test('begin a winter day one hour before UTC', () => {
    expect(dateIn(MALTA, new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
    expect(dateIn(MALTA, new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  })

  test.each([
    ['2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['2026-10-25', '2026-10-25T07:00:00.000Z'],
  ])('keep a slot’s local time on %s, when the clocks change', (date, instant) => {
    expect(instantOf(date as CalendarDate, '08:00', MALTA).toISOString()).toBe(instant)
  })

  test('a time zone name is valid or not', () => {
    expect(isTimeZone(MALTA)).toBe(true)
    expect(isTimeZone('Europe/Atlantis')).toBe(false)
  })
})
