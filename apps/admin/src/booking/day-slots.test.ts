import { type CalendarDate, TIME_SLOTS, weekOf } from '@luzzu/domain'
import { describe, expect, test } from 'vitest'
import { countDay, daySlotsOf, takesBookings } from './day-slots'
import { buildManifestEntry } from './testing/build-booking'

const early = { id: 4, name: 'Early', time_range: '07:00-11:00' }
const noon = { id: 5, name: 'Noon', time_range: '10:00-14:00' }
const evening = { id: 6, name: 'Evening', time_range: '19:00-21:00', archived: true }
const namesOf = (slots: readonly { name: string }[]) => slots.map(({ name }) => name)

describe('the slots of a day', () => {
  test('of any number and overlap are in the order of their times', () => {
    const slots = daySlotsOf([...TIME_SLOTS, noon, early], [])
    expect(namesOf(slots)).toEqual(['Early', 'Morning', 'Full Day', 'Noon', 'Afternoon'])
  })

  test('are those that are offered, and archived ones with bookings', () => {
    expect(namesOf(daySlotsOf([early, evening], []))).toEqual(['Early'])
    const entry = buildManifestEntry({ slot_id: 6, slot_name: 'Evening', time_range: '19:00-21:00' })
    expect(namesOf(daySlotsOf([early, evening], [entry]))).toEqual(['Early', 'Evening'])
  })
})

test('a slot takes bookings until it begins, unless it is archived', () => {
  const june18 = { date: '2026-06-18' as CalendarDate, timeZone: 'Europe/Malta' }
  const [morning] = daySlotsOf(TIME_SLOTS, [])
  const [archived] = daySlotsOf([], [buildManifestEntry({ slot_id: 1, time_range: '08:00-12:00' })])
  expect(takesBookings(morning!, june18, new Date('2026-06-18T05:59:00Z'))).toBe(true)
  expect(takesBookings(morning!, june18, new Date('2026-06-18T06:00:00Z'))).toBe(false)
  expect(takesBookings(morning!, june18, new Date('2026-06-19T05:00:00Z'))).toBe(false)
  expect(takesBookings(archived!, june18, new Date('2026-06-17T05:59:00Z'))).toBe(false)
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
