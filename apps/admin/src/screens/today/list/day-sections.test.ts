import { type CalendarDate, TIME_SLOTS } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import { daySlotsOf } from '../../../booking/day-slots'
import { resellerMessages } from '../../../booking/resellers/resellers.copy'
import { buildManifestEntry } from '../../../booking/testing/build-booking'
import { buildHold } from '../../../booking/testing/build-hold'
import { type DaySection, daySections } from './day-sections'
import { listMessages } from './list.copy'

const DAY = { date: '2026-06-18' as CalendarDate, timeZone: 'Europe/Malta' }
const LUNCH = { id: 4, name: 'Lunch', time_range: '11:05-14:35' }
const SLOTS = [...TIME_SLOTS, LUNCH]

/** A confirmed booking in a slot. */
const inSlot = (id: number, slotId: number, facts: Parameters<typeof buildManifestEntry>[0] = {}) => {
  const { name, time_range } = SLOTS.find((slot) => slot.id === slotId) ?? LUNCH
  return buildManifestEntry({
    id,
    slot_id: slotId,
    slot_name: name,
    time_range,
    status: 'Confirmed',
    ...facts,
  })
}

const BOOKINGS = [
  inSlot(1, 1, { attendance: 'returned' }),
  inSlot(2, 1, { attendance: 'checked_in' }),
  inSlot(3, 2),
  inSlot(4, 3, { attendance: 'checked_in', guests: 2 }),
  inSlot(5, 4, { attendance: 'checked_in', product_name: 'Kayak', username: 'Zoë' }),
  inSlot(6, 4, { status: 'Pending', product_name: 'Kayak', username: 'Anna', guests: 3 }),
  inSlot(7, 4, { product_name: 'Canoe' }),
  inSlot(8, 4, { status: 'Cancelled' }),
]

const sectionsAt = (clock: string, day = '2026-06-18') =>
  daySections(
    { bookings: BOOKINGS, holds: [] },
    daySlotsOf(SLOTS, BOOKINGS),
    DAY,
    new Date(`${day}T${clock}:00+02:00`),
  )
const idsOf = (sections: readonly DaySection[]) =>
  sections.map(({ slot, bookings }) => [slot.name, ...bookings.map(({ id }) => id)])

const HOLD = buildHold({ slot_id: 2, slot_name: 'Afternoon', time_range: '13:00-18:00' })

describe('the holds of resellers', () => {
  test('are told in their slot, also where nobody has booked it', () => {
    const day = { bookings: BOOKINGS.slice(0, 1), holds: [HOLD] }
    const { open } = daySections(day, daySlotsOf(SLOTS, []), DAY, new Date('2026-06-18T11:30:00+02:00'))
    const afternoon = open.find(({ slot }) => slot.id === 2)
    expect(afternoon).toMatchObject({ bookings: [], holds: [HOLD] })
    expect(afternoon && listMessages.section(afternoon, true)).toBe('1 on hold')
    expect(resellerMessages.onHold(HOLD, DAY.timeZone)).toBe('On hold until 14:30 (Blue Grotto Tours)')
  })
})

describe('the bookings of a day', () => {
  test('are by slot: the last begun first, then those to come, each by product and name', () => {
    const { awaited, open, ended } = sectionsAt('11:30')
    expect(idsOf(open)).toEqual([
      ['Lunch', 7, 6, 5],
      ['Morning', 1, 2],
      ['Full Day', 4],
      ['Afternoon', 3],
    ])
    expect(open.map(({ phase }) => phase)).toEqual(['in_progress', 'in_progress', 'in_progress', 'upcoming'])
    expect([awaited, ended]).toEqual([[], []])
  })

  test('of ended slots stand apart, before them who has not returned, the longest overdue first', () => {
    const { awaited, open, ended } = sectionsAt('15:00')
    expect(awaited.map(({ id, mark }) => [id, mark])).toEqual([
      [2, { kind: 'overdue', minutes: 180 }],
      [5, { kind: 'overdue', minutes: 25 }],
    ])
    expect(idsOf(open)).toEqual([
      ['Afternoon', 3],
      ['Full Day', 4],
    ])
    expect(idsOf(ended)).toEqual([
      ['Morning', 1],
      ['Lunch', 7, 6],
    ])
  })

  test('of a day that has passed or is to come are all open', () => {
    for (const day of ['2026-06-17', '2026-06-19']) {
      const { awaited, open, ended } = sectionsAt('15:00', day)
      expect(idsOf(open)).toEqual([
        ['Morning', 1, 2],
        ['Full Day', 4],
        ['Lunch', 7, 6, 5],
        ['Afternoon', 3],
      ])
      expect([awaited, ended]).toEqual([[], []])
    }
  })

  test('are described by their number, guests and arrivals, today with where the clock stands', () => {
    const [lunch, , fullDay] = sectionsAt('11:30').open
    expect(listMessages.section(lunch!, true)).toBe(
      'in progress, 3 bookings, 3 guests + 2 bookings without a number, 1 of 2 checked in',
    )
    const absent = { ...fullDay!, bookings: [{ ...fullDay!.bookings[0]!, attendance: 'no_show' as const }] }
    expect(listMessages.section(absent, true)).toBe('in progress, 1 booking, 1 no-show')
    expect(listMessages.section(fullDay!, false)).toBe('1 booking, 2 guests, 1 of 1 checked in')
    const [morning, ended] = sectionsAt('15:00').ended
    expect(listMessages.section(morning!, true)).toBe(
      'ended, 2 bookings, number of guests unknown, 2 of 2 checked in',
    )
    expect(listMessages.section(ended!, true)).toBe(
      'ended, 3 bookings, 3 guests + 2 bookings without a number, 1 of 2 checked in',
    )
    expect(ended?.bookings.map(({ mark }) => mark?.kind)).toEqual(['absent', undefined])
  })
})

test.each([
  [{ kind: 'late', minutes: 59 }, true, 'Late 59 min'],
  [{ kind: 'late', minutes: 60 }, true, 'Late'],
  [{ kind: 'late', minutes: 25 }, false, 'Late'],
  [{ kind: 'absent', minutes: 90 }, true, 'Not checked in'],
  [{ kind: 'not_returned', minutes: 3 }, true, 'Not back yet'],
  [{ kind: 'overdue', minutes: 40 }, true, 'Overdue 40 min'],
  [{ kind: 'overdue', minutes: 4000 }, false, 'Overdue'],
] as const)('what is wrong, such as %o, is said in words', (mark, isToday, words) => {
  expect(listMessages.mark(mark, isToday)).toBe(words)
})
