import { expect, test } from 'vitest'
import { buildBooking, buildManifestEntry } from '../testing/build-booking'
import { hasEmail, toCall } from './phone-calls'

const PHONE = '+35679000000'
const BY_PHONE = buildBooking({
  username: 'Karl Borg',
  id_user_fk: null,
  phone: PHONE,
  contact: { name: 'Karl Borg', phone: PHONE, mail: null },
})

test('an account is emailed, a customer who left a phone number only is not', () => {
  expect(hasEmail(buildBooking())).toBe(true)
  expect(hasEmail(BY_PHONE)).toBe(false)
})

test('a guest without an account is emailed at the address of the booking', () => {
  const contact = { name: 'Ann Grech', phone: PHONE, mail: 'ann@example.com' }
  expect(hasEmail(buildBooking({ id_user_fk: null, contact }))).toBe(true)
})

test('an erased guest is not emailed', () => {
  expect(hasEmail(buildBooking({ id_user_fk: null, contact: null, phone: null }))).toBe(false)
})

test('on a day’s list the named address decides', () => {
  expect(hasEmail(buildManifestEntry({ id_user_fk: null, mail: '' }))).toBe(false)
  expect(hasEmail(buildManifestEntry({ id_user_fk: null }))).toBe(true)
})

test('whoever has no email address is to be called', () => {
  expect(toCall([buildBooking({ phone: '+35679111111' }), BY_PHONE])).toEqual([
    { name: 'Karl Borg', phone: PHONE },
  ])
})
