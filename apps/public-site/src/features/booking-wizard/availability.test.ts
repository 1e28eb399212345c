import { ALWAYS_OFFERED, bookablePeriodContaining, type CalendarDate } from '@luzzu/domain'
import type { Availability } from '@luzzu/domain/contracts'
import { CRAFT_NAMES, formatClosed, noAvailabilityText, slotOn } from '@luzzu/page/area'
import { describe, expect, test } from 'vitest'
import {
  dateError,
  dayStateOf,
  firstAvailableMonth,
  slotProblem,
  slotState,
  upcomingFirst,
} from './availability'

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
    ['2026-07-02', 'closed', 'Over'],
    ['2026-08-30', 'closed', 'Not yet'],
  ])('%s is %s', (date, tone, text) => {
    expect(dayStateOf(availability, date, today, null)).toMatchObject({ tone, text })
  })

  test.each([
    ['2026-07-06', undefined],
    ['2026-07-07', undefined],
    ['2026-07-08', 'No time is free on this day: full.'],
    ['2026-07-02', 'No time is free on this day: over.'],
  ])('what is told of %s once it is chosen', (date, text) => {
    expect(noAvailabilityText(dayStateOf(availability, date, today, null))).toBe(text)
  })

  test('can be selected while availability is unknown', () => {
    expect(dayStateOf(undefined, '2026-07-06', today, null)).toMatchObject({ disabled: false })
    expect(slotOn(undefined, '2026-07-06', 1)?.remaining).toBeUndefined()
  })
})

test('the calendar begins with the month of the first day that can be booked', () => {
  const late = [day('2026-07-31', [0, 0]), day('2026-08-01', [0, 1])]
  expect(firstAvailableMonth(late, today)).toBe('2026-08')
  expect(firstAvailableMonth(availability, today)).toBe('2026-07')
  expect(firstAvailableMonth([], today)).toBe('2026-07')
  expect(firstAvailableMonth(undefined, today)).toBe('2026-07')
})

test('a closed day tells why', () => {
  const closed = { slot_id: 1, remaining: 0, status: 'closed', reason: 'Regatta' } as const
  const days = [{ date: '2026-07-06', slots: [closed] }]
  expect(dayStateOf(days, '2026-07-06', today, null)).toMatchObject({ text: 'Closed', detail: 'Regatta' })
  expect(noAvailabilityText(dayStateOf(days, '2026-07-06', today, null))).toBe(
    'No time is free on this day: closed (Regatta).',
  )
})

describe('a day with other slots', () => {
  type Slot = Availability[number]['slots'][number]
  const slot = (status: Slot['status'], remaining = 0): Slot => ({ slot_id: 1, remaining, status })

  test.each([
    [[slot('out_of_season'), slot('open', 2)], 'Free'],
    [[slot('out_of_season'), slot('open', 2), slot('full')], 'Few left'],
    [[slot('past'), slot('past'), slot('open', 2)], 'Free'],
    [[slot('past'), slot('full'), slot('open', 2)], 'Few left'],
    [[slot('out_of_season'), slot('full'), slot('notice')], 'Full'],
    [[slot('out_of_season'), slot('past'), slot('notice')], 'Too soon'],
    [[slot('out_of_season'), slot('past'), slot('past')], 'Over'],
    [[slot('out_of_season'), slot('out_of_season')], 'Not offered'],
  ])('case %#', (slots, text) => {
    const date = '2026-07-06'
    expect(dayStateOf([{ date, slots }], date, today, null)).toMatchObject({ text })
  })

  test('is not offered outside the schedule, even while availability is unknown', () => {
    const schedule = { ...ALWAYS_OFFERED, weekdays: [6, 7] }
    const limits = { today, windowDays: null, schedule }
    expect(dayStateOf(undefined, '2026-07-06', today, null, schedule)).toMatchObject({ text: 'Not offered' })
    expect(dateError('2026-07-06', limits)).toBe('This can be booked on Sat-Sun only.')
    expect(dateError('2026-07-05', limits)).toBeUndefined()
    expect(dateError('2026-07-02', limits)).toBe('It is not possible to schedule dates in the past.')
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
    [2, true, '2 boats left'],
    [1, true, '1 boat left'],
    [0, false, 'Full'],
    [undefined, true, ''],
  ])('with %s remaining units', (remaining, open, text) => {
    expect(slotState(morning, { ...question, remaining, craft: CRAFT_NAMES.Boat })).toEqual({ open, text })
  })

  test('that has started cannot be selected', () => {
    const now = new Date('2026-07-03T06:00:00Z')
    expect(slotState(morning, { ...question, now, remaining: 3 })).toEqual({
      open: false,
      text: 'Already started',
    })
  })

  test('that is not offered on the day cannot be selected', () => {
    expect(slotState(morning, { ...question, isOffered: false, remaining: 3 })).toEqual({
      open: false,
      text: 'Not offered on this day',
    })
  })

  test('that starts before the minimum notice cannot be selected', () => {
    expect(slotState(morning, { ...question, noticeHours: 3, remaining: 3 })).toEqual({
      open: false,
      text: 'Please book at least 3 hours ahead.',
    })
  })
})

test('slots that have started, or start too soon, come after those to come', () => {
  const slots = ['08:00-12:00', '08:00-18:00', '10:00-12:00', '13:00-18:00'].map((time_range, id) => ({
    ...{ id, name: time_range, time_range },
  }))
  const at = { date: today, timeZone: 'Europe/Malta', now: new Date('2026-07-03T06:30:00Z') }
  const idsWith = (noticeHours: number) => upcomingFirst(slots, { ...at, noticeHours }).map(({ id }) => id)
  expect(idsWith(0)).toEqual([2, 3, 0, 1])
  expect(idsWith(3)).toEqual([3, 0, 1, 2])
})

describe('a closure', () => {
  const slot = (slot_id: number, status: 'open' | 'full' | 'closed', reason?: string) => ({
    slot_id,
    remaining: status === 'open' ? 1 : 0,
    status,
    ...(reason && { reason }),
  })
  const closures = [
    { date: '2026-07-06', slots: [slot(1, 'closed', 'Regatta'), slot(2, 'open')] },
    { date: '2026-07-07', slots: [slot(1, 'closed', 'Gale'), slot(2, 'closed', 'Gale')] },
    { date: '2026-07-08', slots: [slot(1, 'closed', 'Gale'), slot(2, 'closed', 'Gale')] },
    { date: '2026-07-09', slots: [slot(1, 'closed'), slot(2, 'full')] },
    { date: '2026-07-10', slots: [slot(1, 'closed'), slot(2, 'closed')] },
  ]

  test('of a whole day is told from a full one', () => {
    const textOf = (date: string) => dayStateOf(closures, date, today, null).text
    expect(closures.map(({ date }) => textOf(date))).toEqual([
      'Few left',
      'Closed',
      'Closed',
      'Full',
      'Closed',
    ])
  })

  test('of a slot tells why', () => {
    expect(formatClosed(slotOn(closures, '2026-07-06', 1))).toBe('Closed: Regatta')
    expect(formatClosed(slotOn(closures, '2026-07-10', 1))).toBe('Closed')
    expect(formatClosed(slotOn(closures, '2026-07-06', 2))).toBeUndefined()
  })

  test('of a chosen slot is told as the server would', () => {
    const problems = [
      [1, '2026-07-06'],
      [1, '2026-07-10'],
      [2, '2026-07-09'],
      [3, '2026-07-09'],
    ] as const
    expect(problems.map(([slotId, date]) => slotProblem(slotOn(closures, date, slotId), 2))).toEqual([
      'We are closed at this time (Regatta). Please choose another one.',
      'We are closed at this time. Please choose another one.',
      'This time slot is no longer available. Please choose another one.',
      'This time slot is no longer available. Please choose another one.',
    ])
  })
})

test.each([
  ['past', 'This time slot has already started.'],
  ['notice', 'Please book at least 2 hours ahead.'],
] as const)('a chosen slot that is %s says so', (status, message) => {
  expect(slotProblem({ slot_id: 1, remaining: 1, status }, 2)).toBe(message)
})

test.each([
  ['', null, '2026-07-03', '2026-08-03'],
  ['2026-07-20', 90, '2026-07-03', '2026-09-02'],
  ['2026-09-20', 90, '2026-09-03', '2026-10-01'],
  ['2027-09-20', 90, '2026-07-03', '2026-09-02'],
])('around %s with a window of %s days, availability is loaded from %s to %s', (date, days, from, to) => {
  expect(bookablePeriodContaining(date, today, days)).toEqual({ from, to })
})
