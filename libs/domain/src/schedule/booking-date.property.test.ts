import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type CalendarDate, parseCalendarDate } from '../calendar/calendar-date'
import { instantOf } from '../calendar/time-zone'
import {
  isYearOutOfRange,
  lastBookableDay,
  parseBookingDate,
  toBookingDate,
  validateBookingDate,
} from './booking-date'

const MALTA = 'Europe/Malta'
const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

describe('the booking window', () => {
  test('reaches from today to the later of a month and thirty days ahead', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 90 }), (today, distance) => {
        const date = addDays(today, distance)
        const last = [addMonths(today, 1), addDays(today, 30)].sort().at(-1) ?? ''
        const expected = date < today ? 'date/past' : date > last ? 'date/too-far' : undefined
        const checked = validateBookingDate(date, today)
        expect(checked.ok ? undefined : checked.code).toBe(expected)
      }),
    )
  })

  test('covers thirty days after the end of January', () => {
    expect(lastBookableDay('2026-01-31' as CalendarDate)).toBe('2026-03-02')
    expect(lastBookableDay('2026-07-03' as CalendarDate)).toBe('2026-08-03')
  })

  test('refuses a text that is no date', () => {
    expect(validateBookingDate('2026-02-30', '2026-02-01' as CalendarDate)).toEqual({
      ok: false,
      code: 'date/invalid',
    })
  })
})

describe('a booking date on the wire', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseBookingDate(toBookingDate(date), MALTA)).toBe(date)
      }),
    )
  })

  test('may be the instant of midnight in Malta', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseBookingDate(instantOf(date, '00:00', MALTA).toISOString(), MALTA)).toBe(date)
      }),
    )
  })

  test.each([
    '2026-07-10',
    '2026-07-10 00:00:00',
    '2026-07-10T00:00:00',
    '2026-07-10T00:00:00.000',
    '2026-07-10T00:00:00.000Z',
    '2026-07-10T00:00',
    '2026-07-10 00:00',
    '2026-07-10T00:00Z',
    '2026-07-10T00:00:00.000000',
    '2026-07-10T00:00:00.000000Z',
    '2026-07-09T22:00:00.000000Z',
    '2026-07-10T00:00+02:00',
  ])('%o is the date as written', (text) => expect(parseBookingDate(text, MALTA)).toBe('2026-07-10'))

  test.each([
    '2026-07-10T15:00:00Z',
    '2026-07-10 08:00:00',
    '2026-07-10T00',
    '2026-07-10T00:00:00.000001',
    '2026-07-09T22:00:00.0000001Z',
    '2026-02-30',
    '31/12/2026',
    '',
    '+275760-09-13',
    7,
    null,
    {},
    [],
  ])('%o is no date', (value) => expect(parseBookingDate(value, MALTA)).toBeUndefined())

  test('far in the future is beyond the calendar; an invalid date is not', () => {
    expect(['+275760-09-13', '+275760-09-13T00:00:00.000Z'].map(isYearOutOfRange)).toEqual([true, true])
    const others = ['+275760-09-14', '2026-06-20', '9999-12-31', '', 7, null]
    expect(others.some(isYearOutOfRange)).toBe(false)
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseBookingDate(text, MALTA)
        expect(date === undefined || parseCalendarDate(date) === date).toBe(true)
      }),
    )
  })
})
