import { expect, test } from 'vitest'
import { readPhone } from '../phone'
import { isBookedByPhone, validateContactChange } from './booking-contact'
import { ERASED_GUEST } from './staff-booking'

const check = (fields: object) =>
  validateContactChange(fields as Parameters<typeof validateContactChange>[0], (value) =>
    readPhone(value, '+356'),
  )

test('a contact is kept as that of a new booking: with the country of its number', () => {
  expect(check({ name: '  Karl Borg ', phone: '7911 2233', mail: ' KARL@example.com ' })).toEqual({
    ok: true,
    value: { name: 'Karl Borg', phone: '+35679112233', mail: 'karl@example.com' },
  })
})

test.each([
  [undefined, undefined],
  [null, null],
])('the address %j becomes %j', (mail, kept) => {
  expect(check({ name: 'Karl', phone: '79112233', mail })).toMatchObject({ value: { mail: kept } })
})

test('each wrong field says so', () => {
  const checked = check({ name: ' ', phone: '12', mail: 'karl' })
  expect(checked).toMatchObject({ ok: false, errors: { name: 'Username is required' } })
  expect(Object.keys(checked.ok ? {} : checked.errors).toSorted()).toEqual(['mail', 'name', 'phone'])
})

test.each([
  [{ accountId: null, source: 'staff', name: 'Karl' }, true],
  [{ accountId: 2, source: 'staff', name: 'Karl' }, false],
  [{ accountId: null, source: 'site', name: 'Karl' }, false],
  [{ accountId: null, source: 'reseller', name: 'Karl' }, false],
  [{ accountId: null, source: 'staff', name: ERASED_GUEST }, false],
  [{ accountId: null, source: 'staff', name: null }, false],
] as const)('%j is booked by phone: %s', (booking, is) => {
  expect(isBookedByPhone(booking)).toBe(is)
})
