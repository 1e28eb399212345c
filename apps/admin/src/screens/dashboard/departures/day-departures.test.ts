import type { CalendarDate } from '@luzzu/domain'
import type { ManifestEntry } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { buildManifestEntry } from '../../../booking/testing/build-booking'
import { departureLabel, describeDeparture, describeMore } from '../dashboard.copy'
import { departuresOf, namedCustomers } from './day-departures'

const morning = { slot_id: 1, slot_name: 'Morning', time_range: '08:00-12:00' }
const afternoon = { slot_id: 2, slot_name: 'Afternoon', time_range: '13:00-18:00' }
const fullDay = { slot_id: 3, slot_name: 'Full Day', time_range: '08:00-18:00' }
const sunset = { slot_id: 4, slot_name: 'Sunset', time_range: '17:00-20:30' }

const day = { date: '2026-06-18' as CalendarDate, timeZone: 'Europe/Malta' }
const departuresAt = (clock: string, bookings: readonly ManifestEntry[]) =>
  departuresOf(bookings, day, new Date(`2026-06-18T${clock}:00+02:00`))

/** Confirmed bookings of a slot with ids from the first on. */
const confirmed = (slot: Partial<ManifestEntry>, first: number, count: number, fields = {}) =>
  Array.from({ length: count }, (_, index) =>
    buildManifestEntry({ id: first + index, status: 'Confirmed', ...slot, ...fields }),
  )

test('slots that begin together depart apart, each in its own phase and with who is late for it', () => {
  const departures = departuresAt('13:31', [
    ...confirmed(afternoon, 1, 1),
    ...confirmed(morning, 2, 5),
    ...confirmed(fullDay, 7, 6),
  ])
  expect(departures.map(({ slot, phase, late }) => [departureLabel(slot), phase, late.length])).toEqual([
    ['Departures at 08:00-12:00, Morning', 'ended', 0],
    ['Departures at 08:00-18:00, Full Day', 'in_progress', 6],
    ['Departures at 13:00-18:00, Afternoon', 'in_progress', 1],
  ])
})

test('pending bookings are told apart, and cancelled ones are not listed', () => {
  const pending = buildManifestEntry({ id: 1, ...morning })
  const [departure, ...others] = departuresAt('07:00', [
    pending,
    buildManifestEntry({ id: 2, status: 'Cancelled', ...morning }),
    buildManifestEntry({ id: 3, status: 'Cancelled', ...afternoon }),
  ])
  expect(departure).toMatchObject({ confirmed: [], pending: [pending] })
  expect(others).toEqual([])
})

test('a departure counts all of its bookings and guests, as the page of the day does', () => {
  const [departure] = departuresAt('07:00', [
    ...confirmed(morning, 1, 1, { guests: 4 }),
    buildManifestEntry({ id: 2, guests: 2, ...morning }),
    ...confirmed(morning, 3, 1),
  ])
  expect(departure && describeDeparture(departure)).toBe(
    '2 confirmed, 1 pending, 6 guests + 1 booking without a number',
  )
  const [unknown] = departuresAt('07:00', confirmed(morning, 1, 1))
  expect(unknown && describeDeparture(unknown)).toBe('1 confirmed, number of guests unknown')
})

test('who is not named is counted, pending ones apart', () => {
  const departure = { confirmed: confirmed(morning, 1, 3), pending: [] }
  const both = { ...departure, pending: [buildManifestEntry()] }
  expect([3, 1].map((named) => describeMore(departure, named))).toEqual([undefined, '2 more'])
  expect(describeMore(both, 2)).toBe('1 more, 1 pending')
  expect(describeMore(both, 3)).toBe('1 pending')
})

test('a day with cancelled bookings only has no departures', () => {
  expect(departuresAt('07:00', [buildManifestEntry({ status: 'Cancelled' })])).toEqual([])
})

const namedAt = (clock: string, bookings: readonly ManifestEntry[]) =>
  [...namedCustomers(departuresAt(clock, bookings))].map(([slot, named]) => [slot, named.map(({ id }) => id)])

test('those to come are named before who is here; who is late is named apart', () => {
  const bookings = [
    ...confirmed(fullDay, 10, 2),
    ...confirmed(afternoon, 20, 1, { attendance: 'checked_in' }),
    ...confirmed(afternoon, 21, 2),
    ...confirmed(sunset, 30, 9),
  ]
  expect(namedAt('13:30', bookings)).toEqual([
    [4, [30, 31, 32, 33]],
    [2, [20]],
  ])
})

test('no departure takes all of the room, and nobody is named who is back or does not come', () => {
  const bookings = [
    ...confirmed(morning, 1, 3),
    ...confirmed(fullDay, 10, 1, { attendance: 'returned' }),
    ...confirmed(fullDay, 11, 1, { attendance: 'no_show' }),
    ...confirmed(fullDay, 12, 1, { attendance: 'checked_in' }),
    ...confirmed(sunset, 30, 9),
  ]
  expect(namedAt('13:30', bookings)).toEqual([
    [4, [30, 31, 32, 33]],
    [3, [12]],
  ])
})
