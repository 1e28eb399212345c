import type { CalendarDate } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import { dayStateOf, periodAround, remainingPlaces, slotState } from './availability'

const today = '2026-07-03' as CalendarDate
const day = (date: string, remaining: readonly number[]) => ({
  date,
  slots: remaining.map((count, index) => ({
    slot_id: index + 1,
    remaining: count,
    status: count > 0 ? ('open' as const) : ('full' as const),
  })),
})
const availability = [
  day('2026-07-06', [1, 1, 1]),
  day('2026-07-07', [1, 0, 0]),
  day('2026-07-08', [0, 0, 0]),
]

describe('a calendar day', () => {
  test.each([
    ['2026-07-06', 'free', 'Free'],
    ['2026-07-07', 'few', 'Few left'],
    ['2026-07-08', 'full', 'Full'],
    ['2026-07-02', 'closed', 'Closed'],
    ['2026-08-30', 'closed', 'Closed'],
  ])('%s is %s', (date, tone, text) => {
    expect(dayStateOf(availability, date, today, null)).toMatchObject({ tone, text })
  })

  test('can be selected while availability is unknown', () => {
    expect(dayStateOf(undefined, '2026-07-06', today, null)).toMatchObject({ disabled: false })
    expect(remainingPlaces(undefined, '2026-07-06', 1)).toBeUndefined()
  })
})

describe('a slot', () => {
  const morning = { id: 1, name: 'Morning', time_range: '08:00-12:00' }
  const question = {
    date: today,
    timeZone: 'Europe/Malta',
    noticeHours: 0,
    now: new Date('2026-07-03T04:00:00Z'),
  }

  test.each([
    [2, true, '2 places left'],
    [1, true, '1 place left'],
    [0, false, 'Full'],
    [undefined, true, ''],
  ])('with %s remaining units', (remaining, open, text) => {
    expect(slotState(morning, { ...question, remaining })).toEqual({ open, text })
  })

  test('that has started cannot be selected', () => {
    const now = new Date('2026-07-03T06:00:00Z')
    expect(slotState(morning, { ...question, now, remaining: 3 })).toEqual({
      open: false,
      text: 'Already started',
    })
  })

  test('that starts before the minimum notice cannot be selected', () => {
    expect(slotState(morning, { ...question, noticeHours: 3, remaining: 3 })).toEqual({
      open: false,
      text: 'Please book at least 3 hours ahead.',
    })
  })
})

test.each([
  ['', null, '2026-07-03', '2026-08-03'],
  ['2026-07-20', 90, '2026-07-03', '2026-09-02'],
  ['2026-09-20', 90, '2026-09-03', '2026-10-01'],
  ['2027-09-20', 90, '2026-07-03', '2026-09-02'],
])('around %s with a window of %s days, availability is loaded from %s to %s', (date, days, from, to) => {
  expect(periodAround(date, today, days)).toEqual({ from, to })
})
