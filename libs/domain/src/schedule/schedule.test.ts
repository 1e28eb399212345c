import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, weekdayOf } from '../calendar/calendar-date'
import type { Validated } from '../fields'
import { ALWAYS_OFFERED, notOfferedReason, type Schedule } from './schedule'
import { validateSchedule } from './schedule-fields'
import { formatOfferedDays, notOfferedMessage } from './schedule-messages'
import { isInSeason } from './season'
import { unavailabilityReason } from './slot-status'
import { validateTimeSlot, validateTimeSlotChange } from './time-slot-fields'

const errorsOf = (result: Validated<unknown>) => (result.ok ? {} : result.errors)
const SATURDAY = '2026-06-20' as CalendarDate

describe('a schedule', () => {
  test('of which nothing is set offers every slot on every day', () => {
    expect(validateSchedule({})).toEqual({ ok: true, value: ALWAYS_OFFERED })
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 60 }), (days, slot) => {
        expect(notOfferedReason(ALWAYS_OFFERED, slot, addDays(SATURDAY, days))).toBeUndefined()
      }),
    )
  })

  test('offers a slot exactly where slot, weekday and season allow it', () => {
    const schedule = fc.record({
      slot_ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      season: fc.option(fc.constantFrom({ from: '04-01', to: '10-31' }, { from: '11-15', to: '02-29' })),
      min_notice_hours: fc.constant(null),
    })
    fc.assert(
      fc.property(schedule, fc.integer({ min: 1, max: 5 }), fc.nat(800), (one, slot, days) => {
        const date = addDays(SATURDAY, days)
        const isOffered =
          (one.slot_ids?.includes(slot) ?? true) &&
          one.weekdays.includes(weekdayOf(date)) &&
          (!one.season || isInSeason(one.season, date))
        expect(notOfferedReason(one, slot, date) === undefined).toBe(isOffered)
      }),
    )
  })

  test('keeps sets in order and no other fields', () => {
    const season = { from: '11-01', to: '02-29', year: 2026 }
    expect(validateSchedule({ slot_ids: [9, 4], weekdays: [7, 6], season, min_notice_hours: 0 })).toEqual({
      ok: true,
      value: {
        slot_ids: [4, 9],
        weekdays: [6, 7],
        season: { from: '11-01', to: '02-29' },
        min_notice_hours: 0,
      },
    })
  })

  test.each([
    ['slot_ids', []],
    ['slot_ids', [1, 1]],
    ['slot_ids', [1.5]],
    ['slot_ids', ['1']],
    ['slot_ids', Array.from({ length: 101 }, (_, at) => at + 1)],
    ['weekdays', null],
    ['weekdays', []],
    ['weekdays', [0]],
    ['weekdays', [8]],
    ['weekdays', [1, 1]],
    ['season', {}],
    ['season', { from: '04-01' }],
    ['season', { from: '02-30', to: '04-01' }],
    ['season', ['04-01', '10-31']],
    ['min_notice_hours', -1],
    ['min_notice_hours', 8761],
    ['min_notice_hours', 1.5],
    ['min_notice_hours', '2'],
  ])('with %s %o is refused at that field', (field, value) => {
    expect(Object.keys(errorsOf(validateSchedule({ [field]: value })))).toEqual([field])
  })

  test('tells at which field of a booking it refuses', () => {
    const schedule: Schedule = {
      ...ALWAYS_OFFERED,
      weekdays: [6, 7],
      season: { from: '04-01', to: '10-31' },
    }
    expect(notOfferedMessage(schedule, 'season')).toEqual({
      field: 'booking_date',
      message: 'This can be booked from April 1 to October 31.',
    })
    expect(notOfferedMessage(schedule, 'weekday')).toEqual({
      field: 'booking_date',
      message: 'This can be booked on Sat-Sun only.',
    })
    expect(notOfferedMessage(schedule, 'slot').field).toBe('slot_id')
    expect(formatOfferedDays(schedule)).toBe('Sat-Sun, from April 1 to October 31')
    expect(formatOfferedDays(ALWAYS_OFFERED)).toBe('')
  })
})

describe('a slot', () => {
  const slot = { id: 1, date: SATURDAY, timeRange: '08:00-12:00', timeZone: 'Europe/Malta' }
  const settings = { booking_window_days: 7, min_notice_hours: 2 }
  const weekdaysOnly = { ...ALWAYS_OFFERED, weekdays: [1, 2, 3, 4, 5] }
  const at = (now: string) => ({ today: now.slice(0, 10) as CalendarDate, now: new Date(now) })

  test.each([
    ['2026-06-18T12:00:00Z', ALWAYS_OFFERED, undefined],
    ['2026-06-18T12:00:00Z', { ...ALWAYS_OFFERED, min_notice_hours: 48 }, 'notice'],
    ['2026-06-20T05:00:00Z', ALWAYS_OFFERED, 'notice'],
    ['2026-06-20T05:00:00Z', { ...ALWAYS_OFFERED, min_notice_hours: 0 }, undefined],
    ['2026-06-18T12:00:00Z', weekdaysOnly, 'out_of_season'],
    ['2026-06-20T05:00:00Z', weekdaysOnly, 'out_of_season'],
    ['2026-06-10T05:00:00Z', weekdaysOnly, 'out_of_window'],
    ['2026-06-20T07:00:00Z', weekdaysOnly, 'past'],
  ])('seen at %s is unavailable: case %#', (now, schedule, status) => {
    expect(unavailabilityReason(slot, { settings, schedule }, at(now))).toBe(status)
  })
})

describe('the fields of a time slot', () => {
  test('are trimmed; without more a slot is not archived and names no products', () => {
    expect(validateTimeSlot({ name: ' Evening ', time_range: ' 18:05-23:55' })).toEqual({
      ok: true,
      value: { name: 'Evening', time_range: '18:05-23:55', archived: false, product_ids: null },
    })
    expect(validateTimeSlotChange({ archived: true })).toEqual({ ok: true, value: { archived: true } })
  })

  test.each(['', '8:00-12:00', '08:00-08:00', '12:00-08:00', '22:00-24:00', '08:00–12:00', 8, null])(
    'refuse the times %o',
    (time_range) => {
      expect(errorsOf(validateTimeSlot({ name: 'Evening', time_range }))).toEqual({
        time_range: 'Times must be as 08:00-12:00, and the start before the end',
      })
    },
  )

  test('refuse times between the steps, long names and other kinds of archived', () => {
    const fields = { name: 'a'.repeat(201), time_range: '08:00-12:01', archived: 1 }
    expect(errorsOf(validateTimeSlot(fields))).toEqual({
      name: 'Name must be at most 200 characters',
      time_range: 'Times must be in steps of 5 minutes',
      archived: 'Archived must be true or false',
    })
  })
})
