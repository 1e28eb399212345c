import { expect, test } from 'vitest'
import { buildBooking } from '../../../booking/testing/build-booking'
import { describeDeparture, describeMore } from '../dashboard.copy'
import { departuresOf, shownNames } from './day-departures'

const morning = { time_range: '08:00-12:00' }
const fullDay = { time_range: '08:00-18:00' }
const afternoon = { time_range: '13:00-18:00' }

test('departures of a day are grouped by time', () => {
  const day = [
    buildBooking({ id: 1, status: 'Confirmed', ...afternoon }),
    buildBooking({ id: 2, status: 'Confirmed', ...morning }),
    buildBooking({ id: 3, status: 'Confirmed', ...fullDay }),
  ]
  const departures = departuresOf(day)

  expect(departures.map(({ time, until }) => [time, until])).toEqual([
    ['08:00', '18:00'],
    ['13:00', '18:00'],
  ])
  expect(departures[0]?.confirmed.map(({ id }) => id)).toEqual([2, 3])
})

test('pending bookings are told apart, and cancelled ones are not listed', () => {
  const day = [
    buildBooking({ id: 1, status: 'Pending', ...morning }),
    buildBooking({ id: 2, status: 'Cancelled', ...morning }),
  ]
  expect(departuresOf(day)).toEqual([{ time: '08:00', until: '12:00', confirmed: [], pending: [day[0]] }])
})

test('a departure counts all of its bookings and guests, as the page of the day does', () => {
  const [departure] = departuresOf([
    buildBooking({ id: 1, status: 'Confirmed', guests: 4, ...morning }),
    buildBooking({ id: 2, guests: 2, ...morning }),
    buildBooking({ id: 3, status: 'Confirmed', guests: null, ...morning }),
  ])
  expect(departure && describeDeparture(departure)).toBe(
    '2 confirmed, 1 pending, 6 guests + 1 booking without a number',
  )
  expect(describeDeparture(departuresOf([buildBooking({ status: 'Confirmed' })])[0]!)).toBe(
    '1 confirmed, number of guests unknown',
  )
})

test('who is not named is counted, pending ones apart', () => {
  const bookings = [1, 2, 3].map((id) => buildBooking({ id, status: 'Confirmed', ...morning }))
  const [confirmed] = departuresOf(bookings)
  const [both] = departuresOf([...bookings, buildBooking({ id: 4, ...morning })])
  expect(confirmed && [3, 1].map((named) => describeMore(confirmed, named))).toEqual([undefined, '2 more'])
  expect(both && describeMore(both, 2)).toBe('1 more, 1 pending')
  expect(both && describeMore(both, 3)).toBe('1 pending')
})

test('a day with cancelled bookings only has no departures', () => {
  expect(departuresOf([buildBooking({ status: 'Cancelled' })])).toEqual([])
})

test('on a busy day the next customers are named, then those in progress, and nobody who is back', () => {
  const departure = (time: string, phase: 'ended' | 'in_progress' | 'upcoming', count: number) => ({
    ...{ time, phase, until: '18:00', pending: [] },
    confirmed: Array.from({ length: count }, (_, id) => buildBooking({ id, status: 'Confirmed' })),
  })
  const busy = [
    departure('05:30', 'ended', 9),
    departure('08:00', 'in_progress', 9),
    departure('11:30', 'upcoming', 9),
    departure('13:00', 'upcoming', 1),
  ]
  expect([...shownNames(busy)]).toEqual([
    ['11:30', 4],
    ['13:00', 1],
    ['08:00', 1],
  ])
})
