import type { CalendarDate, Instant } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { buildBooking, buildManifestEntry } from '../testing/build-booking'
import { isEmailed, toCall, withCalls, withTrips } from './phone-calls'
import { phoneCallMessages } from './phone-calls.copy'

const PHONE = '+35679000000'
const BY_PHONE = buildBooking({
  username: 'Karl Borg',
  id_user_fk: null,
  phone: PHONE,
  contact: { name: 'Karl Borg', phone: PHONE, mail: null },
})

test('an account is emailed, a customer who left a phone number only is not', () => {
  expect(isEmailed(buildBooking(), true)).toBe(true)
  expect(isEmailed(BY_PHONE, true)).toBe(false)
})

test('a guest without an account is emailed at the address of the booking', () => {
  const contact = { name: 'Ann Grech', phone: PHONE, mail: 'ann@example.com' }
  expect(isEmailed(buildBooking({ id_user_fk: null, contact }), true)).toBe(true)
})

test('an erased guest is not emailed', () => {
  expect(isEmailed(buildBooking({ id_user_fk: null, contact: null, phone: null }), true)).toBe(false)
})

test('on a day’s list the named address decides', () => {
  expect(isEmailed(buildManifestEntry({ id_user_fk: null, mail: '' }), true)).toBe(false)
  expect(isEmailed(buildManifestEntry({ id_user_fk: null }), true)).toBe(true)
})

test('whoever has no email address is to be called', () => {
  expect(toCall([buildBooking({ phone: '+35679111111' }), BY_PHONE], true)).toEqual([
    { name: 'Karl Borg', phone: PHONE, booking: BY_PHONE },
  ])
})

test('without a mail server nobody is emailed, and whoever has a phone is to be called', () => {
  const booking = buildBooking({ username: 'Ann Grech', phone: '+35679111111' })
  expect(isEmailed(booking, false)).toBe(false)
  expect(toCall([booking, buildBooking({ phone: null })], false)).toEqual([
    { name: 'Ann Grech', phone: '+35679111111', booking },
  ])
})

test('customers to call come in the order of their bookings', () => {
  const [first, second] = ['Ann Grech', 'Zoe Borg'].map((username) =>
    buildManifestEntry({ username, phone: PHONE }),
  )
  const bookings = [first, second].flatMap((one) => one ?? [])
  const customers = ['Zoe Borg', 'Tom Vella', 'Ann Grech'].map((name) => ({ name, phone: PHONE }))
  expect(withTrips(customers, bookings).map(({ name }) => name)).toEqual([
    'Ann Grech',
    'Zoe Borg',
    'Tom Vella',
  ])
})

const CALL = { at: '2026-06-20T12:05:00.000Z' as Instant, by: 'Anna Micallef' }

test('only whose cancelled booking is known can be ticked off', () => {
  const name = 'Karl Borg'
  const customers = [
    { name, phone: PHONE },
    ...[1, 2, 3].map((id) => ({ name, phone: PHONE, booking: buildBooking({ id }) })),
  ]
  const known = [{ id: 1, called: CALL }, { id: 2 }]
  expect(withCalls(customers, known).map(({ called }) => called)).toEqual([undefined, CALL, null, undefined])
  expect(withCalls(customers, undefined)).toEqual(customers)
})

test('who has called is named with the time, on another day with the date', () => {
  const on = (today: string) =>
    phoneCallMessages.calledBy(CALL, { today: today as CalendarDate, time_zone: 'Europe/Malta' })
  expect(on('2026-06-20')).toBe('Called by Anna Micallef, 14:05')
  expect(on('2026-06-21')).toBe('Called by Anna Micallef, Sat, June 20, 14:05')
})
