import { type CalendarDate, nextBookablePeriod } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import { findNextAvailableDay, parseBookingLink, parseRebooking } from './booking-link'

const parseSearch = (query: string) => parseBookingLink(new URLSearchParams(query))

test('the link of a search names a day, a slot and people', () => {
  expect(parseSearch('date=2026-07-16&slot_id=2&guests=4')).toEqual({
    date: '2026-07-16',
    slotId: 2,
    guests: '4',
    step: 'confirm',
  })
  expect(parseSearch('date=2026-07-16&slot_id=x&guests=0')).toEqual({
    date: '2026-07-16',
    slotId: null,
    guests: '',
    step: 'details',
  })
  expect(parseSearch('date=2026-07-16&step=time')?.step).toBe('time')
})

test('the link of an earlier booking names its people, its slot and its add-ons', () => {
  expect(parseSearch('guests=4')).toEqual({ date: '', slotId: null, guests: '4', step: 'details' })
  expect(parseSearch('addon_ids=5,7&slot_id=2')).toEqual({
    date: '',
    slotId: 2,
    guests: '',
    addonIds: [5, 7],
    step: 'details',
  })
})

test.each(['', 'date=', 'date=2026-02-30', 'slot_id=x', 'guests=0', 'addon_ids=x,'])(
  '"%s" chooses nothing',
  (query) => {
    expect(parseSearch(query)).toBeUndefined()
  },
)

const parseCallOff = (query: string) => parseRebooking(new URLSearchParams(query))
const day = (text: string) => text as CalendarDate

describe('the link of a call-off email', () => {
  test('names the day, and the slot, guests and add-ons that were booked', () => {
    expect(parseCallOff('after=2026-07-16&slot_id=3&guests=4&addon_ids=5,7')).toEqual({
      after: '2026-07-16',
      slotId: 3,
      guests: '4',
      addonIds: [5, 7],
    })
    expect(parseCallOff('after=2026-07-16&addon_ids=x,')).toEqual({
      after: '2026-07-16',
      slotId: null,
      guests: '',
      addonIds: [],
    })
  })

  test.each(['', 'after=', 'after=2026-02-30', 'after=tomorrow&slot_id=1'])('"%s" names no day', (query) => {
    expect(parseCallOff(query)).toBeUndefined()
  })

  test.each([
    'slot_id=0&guests=0',
    'slot_id=-1&guests=1.5',
    'slot_id=x&guests=1001',
    'slot_id=1e3&guests=+2',
  ])('ignores the bad values of "%s"', (query) => {
    expect(parseCallOff(`after=2026-07-16&${query}`)).toMatchObject({ slotId: null, guests: '' })
  })
})

describe('the days that are searched', () => {
  const today = day('2026-07-03')

  test('begin after the called-off day and end with the booking window', () => {
    expect(nextBookablePeriod(day('2026-07-16'), today, 30)).toEqual({ from: '2026-07-17', to: '2026-08-02' })
  })

  test('are no more than one request may ask for', () => {
    expect(nextBookablePeriod(day('2026-07-16'), today, 365)).toEqual({
      from: '2026-07-17',
      to: '2026-09-16',
    })
  })

  test('begin today when the called-off day is over', () => {
    expect(nextBookablePeriod(day('2026-06-01'), today, 30)).toMatchObject({ from: '2026-07-03' })
  })

  test('are none when the window ends before', () => {
    expect(nextBookablePeriod(day('2026-12-24'), today, 30)).toBeUndefined()
  })
})

describe('the next free day', () => {
  const on = (date: string, ...remaining: number[]) => ({
    date,
    slots: remaining.map((count, index) => ({
      slot_id: index + 1,
      remaining: count,
      status: count > 0 ? ('open' as const) : ('closed' as const),
    })),
  })

  test('is the first with a free slot, and keeps the slot that was booked', () => {
    const days = [on('2026-07-17', 0, 0), on('2026-07-18', 1, 2), on('2026-07-19', 2, 2)]
    expect(findNextAvailableDay(days, 2)).toEqual({ date: '2026-07-18', slotId: 2 })
  })

  test('leaves the slot open when only others are free', () => {
    expect(findNextAvailableDay([on('2026-07-17', 1, 0)], 2)).toEqual({ date: '2026-07-17', slotId: null })
  })

  test('is none when everything is taken, or unknown', () => {
    expect(findNextAvailableDay([on('2026-07-17', 0, 0)], 1)).toEqual({ date: '', slotId: null })
    expect(findNextAvailableDay(undefined, 1)).toEqual({ date: '', slotId: null })
  })
})
