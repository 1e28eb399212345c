import { expect, test } from 'vitest'
import { EMPTY_TOKEN, readTokenForm, tokenState } from './token-form'

const now = new Date('2026-06-10T08:00:00.000Z')

test('the form of a program asks for what it may do, and for how long', () => {
  const values = { ...EMPTY_TOKEN, name: 'Accounting', days: '30' }
  expect(readTokenForm('program', values, now)).toMatchObject({
    value: { scopes: ['bookings:read'], expires_at: '2026-07-10T08:00:00.000Z', reseller: null },
  })
  expect(readTokenForm('program', { ...values, scopes: [] }, now)).toMatchObject({
    errors: { scopes: expect.any(String) },
  })
})

test('errors about a reseller are at the fields of the form', () => {
  const checked = readTokenForm('reseller', { ...EMPTY_TOKEN, mail: 'x', commission: '60' }, now)
  expect(checked).toMatchObject({
    ok: false,
    errors: { name: 'Please enter a name', mail: expect.any(String), commission: expect.any(String) },
  })
  const values = { ...EMPTY_TOKEN, name: 'Tours', mail: 'a@example.com', commission: '12.5', isTest: true }
  expect(readTokenForm('reseller', values, now)).toMatchObject({
    value: { scopes: ['octo'], mode: 'test', reseller: { name: 'Tours', commission_percent: 12.5 } },
  })
})

test('an expiry is told two weeks ahead', () => {
  const state = (expires_at: string | null, revoked_at: string | null = null) =>
    tokenState({ expires_at, revoked_at }, now)
  expect(state(null)).toBe('active')
  expect(state('2026-06-24T08:00:00.001Z')).toBe('active')
  expect(state('2026-06-24T08:00:00.000Z')).toBe('expiresSoon')
  expect(state('2026-06-10T08:00:00.000Z')).toBe('expired')
  expect(state(null, '2026-06-01T08:00:00.000Z')).toBe('revoked')
})
