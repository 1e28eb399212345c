import {
  type CalendarDate,
  type Instant,
  PRODUCT_FIELDS,
  recordExample,
  TIME_SLOTS,
  weekOf,
} from '@luzzu/domain'
import type { Closure, Product } from '@luzzu/domain/contracts'
import { describe, expect, test } from 'vitest'
import { buildManifestEntry } from '../../booking/testing/build-booking'
import { closedUnitsOn } from './closed-units'
import { daySlotsOf, takesBookings } from './day-slots'
import { countDay, countGuests, hasPending, manifestOf } from './manifest'
import { todayMessages } from './today.copy'

const luzzu: Product = {
  ...recordExample(PRODUCT_FIELDS),
  id: 1,
  activity_id: 1,
  name: 'Traditional Luzzu',
  units: 2,
  image: null,
  image_url: null,
}
const kayak = { ...luzzu, id: 2, name: 'Single Kayak', units: 6 }
const slots = daySlotsOf(TIME_SLOTS, [])
const nothingClosed = () => []
const morning = { slot_id: 1, time_range: '08:00-12:00' }
const fullDay = { slot_id: 3, time_range: '08:00-18:00' }

describe('the manifest of a day', () => {
  test('has a morning and an afternoon', () => {
    expect(slots.parts.map(({ name }) => name)).toEqual(['Morning', 'Afternoon'])
  })

  test('counts the free units of each part; a full day occupies both', () => {
    const { days } = manifestOf(
      [luzzu],
      [
        buildManifestEntry({ id: 1, status: 'Confirmed', ...morning }),
        buildManifestEntry({ id: 2, ...fullDay }),
      ],
      slots,
      nothingClosed,
    )
    expect(days[0]?.parts.map(({ left }) => left)).toEqual([0, 1])
    expect(days[0]?.spanning).toMatchObject([
      { slot: TIME_SLOTS[2], left: 0, closed: 0, isClosed: false, guests: [{ id: 2 }] },
    ])
    expect(days[0] && hasPending(days[0])).toBe(true)
  })

  test('names the products without bookings', () => {
    const { days, idle } = manifestOf([luzzu, kayak], [buildManifestEntry(morning)], slots, nothingClosed)
    expect(days.map(({ name }) => name)).toEqual(['Traditional Luzzu'])
    expect(idle.map(({ name }) => name)).toEqual(['Single Kayak'])
  })

  test('omits cancelled bookings', () => {
    const { days } = manifestOf([luzzu], [buildManifestEntry({ status: 'Cancelled' })], slots, nothingClosed)
    expect(days).toEqual([])
  })

  test('keeps bookings of a deleted product', () => {
    const entry = buildManifestEntry({ product_name: 'Old Ferry', ...morning })
    const { days } = manifestOf([], [entry], slots, nothingClosed)
    expect(days[0]).toMatchObject({ name: 'Old Ferry', units: 1 })
  })
})

describe('slots of any times', () => {
  const early = { id: 4, name: 'Early', time_range: '07:00-11:00' }
  const noon = { id: 5, name: 'Noon', time_range: '10:00-14:00' }
  const evening = { id: 6, name: 'Evening', time_range: '19:00-21:00', archived: true }

  test('are columns in the order of their times, unless they span shorter ones', () => {
    const mixed = daySlotsOf([...TIME_SLOTS, noon, early], [])
    expect(mixed.parts.map(({ name }) => name)).toEqual(['Early', 'Morning', 'Noon', 'Afternoon'])
    expect(mixed.spanning.map(({ name }) => name)).toEqual(['Full Day'])
  })

  test('are shown while they have bookings, even if they are archived', () => {
    expect(daySlotsOf([early, evening], []).parts).toHaveLength(1)
    const entry = buildManifestEntry({ slot_id: 6, slot_name: 'Evening', time_range: '19:00-21:00' })
    expect(daySlotsOf([early, evening], [entry]).parts.map(({ id }) => id)).toEqual([4, 6])
  })

  test('span the columns that they overlap', () => {
    const sunset = { id: 7, name: 'Sunset', time_range: '15:00-16:30' }
    const bookings = [
      buildManifestEntry({ id: 1, slot_id: 2, time_range: '13:00-18:00' }),
      buildManifestEntry({ id: 2, ...fullDay }),
    ]
    const { days } = manifestOf([luzzu], bookings, daySlotsOf([...TIME_SLOTS, sunset], []), nothingClosed)
    expect(days[0]?.parts.map(({ slot }) => slot.name)).toEqual(['Morning', 'Sunset'])
    expect(days[0]?.spanning.map(({ slot, guests, columns }) => [slot.name, guests.length, columns])).toEqual(
      [
        ['Full Day', 1, { start: 0, end: 2 }],
        ['Afternoon', 1, { start: 1, end: 2 }],
      ],
    )
  })

  test('that overlap share the units', () => {
    const { days } = manifestOf(
      [luzzu],
      [
        buildManifestEntry({ id: 1, status: 'Confirmed', slot_id: 4, time_range: early.time_range }),
        buildManifestEntry({ id: 2, slot_id: 5, time_range: noon.time_range }),
      ],
      daySlotsOf([early, noon], []),
      nothingClosed,
    )
    expect(days[0]?.parts.map(({ left, confirmed, pending }) => [left, confirmed, pending])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ])
  })
})

test('a slot takes bookings until it begins, unless it is archived', () => {
  const june18 = { date: '2026-06-18' as CalendarDate, timeZone: 'Europe/Malta' }
  const [slot] = slots.parts
  const [archived] = daySlotsOf([], [buildManifestEntry(morning)]).parts
  expect(takesBookings(slot!, june18, new Date('2026-06-18T05:59:00Z'))).toBe(true)
  expect(takesBookings(slot!, june18, new Date('2026-06-18T06:00:00Z'))).toBe(false)
  expect(takesBookings(slot!, june18, new Date('2026-06-19T05:00:00Z'))).toBe(false)
  expect(takesBookings(archived!, june18, new Date('2026-06-17T05:59:00Z'))).toBe(false)
})

describe('closed units', () => {
  const day = '2026-06-18' as CalendarDate
  const aClosure = (fields: Partial<Closure>): Closure => ({
    id: 1,
    from_date: day,
    to_date: day,
    product_id: null,
    slot_id: null,
    units: null,
    reason: '',
    created_at: '2026-06-10T10:00:00.000Z' as Instant,
    ...fields,
  })
  function partsWith(...closures: Closure[]) {
    const booked = buildManifestEntry({ status: 'Confirmed', ...morning })
    const closed = closedUnitsOn(day, closures, TIME_SLOTS)
    const [luzzuDay] = manifestOf([{ ...luzzu, units: 3 }], [booked], slots, closed).days
    return [...(luzzuDay?.parts ?? []), ...(luzzuDay?.spanning ?? [])].map((part) => [
      part.left,
      part.closed,
      todayMessages.left(part, 3),
    ])
  }

  test('are not left', () => {
    expect(partsWith(aClosure({ units: 1, slot_id: 1, product_id: luzzu.id }))).toEqual([
      [1, 1, '1 of 3 left, 1 closed'],
      [3, 0, '3 of 3 left'],
      [1, 1, '1 of 3 left, 1 closed'],
    ])
    expect(partsWith(aClosure({ units: 2, slot_id: 1 }))[0]).toEqual([0, 2, 'Full, 2 closed'])
  })

  test('close the slot when they are all of them, whatever is booked', () => {
    expect(partsWith(aClosure({ slot_id: 1 }))).toEqual([
      [0, 2, 'Closed'],
      [3, 0, '3 of 3 left'],
      [0, 2, 'Closed'],
    ])
  })

  test('are those of the product and of the day, in slots that exist', () => {
    const elsewhere = [{ product_id: kayak.id }, { from_date: '2026-06-19' }, { slot_id: 99 }]
    expect(partsWith(...elsewhere.map(aClosure)).map(([left]) => left)).toEqual([2, 3, 2])
  })
})

test('a day has counts of confirmed and pending bookings', () => {
  const day = [
    buildManifestEntry(),
    buildManifestEntry({ status: 'Confirmed' }),
    buildManifestEntry({ status: 'Cancelled' }),
  ]
  expect(countDay(day)).toEqual({ confirmed: 1, pending: 1 })
})

test('a week begins on Monday', () => {
  for (const day of ['2026-06-15', '2026-06-18', '2026-06-21'] as const) {
    const week = weekOf(day as Parameters<typeof weekOf>[0])
    expect([week[0], week.at(-1)]).toEqual(['2026-06-15', '2026-06-21'])
  }
})

test('guests are counted as far as they were told, without those of cancelled bookings', () => {
  const day = [
    buildManifestEntry({ guests: 4 }),
    buildManifestEntry({ guests: null, status: 'Confirmed' }),
    buildManifestEntry({ guests: 3, status: 'Confirmed' }),
    buildManifestEntry({ guests: 8, status: 'Cancelled' }),
  ]
  expect(countGuests(day)).toBe(7)
})
