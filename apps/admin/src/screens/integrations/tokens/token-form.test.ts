import type { Instant } from '@luzzu/domain'
import type { ApiToken } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { EMPTY_TOKEN, readTokenChange, readTokenForm, tokenState, toTokenValues } from './token-form'

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

const RESELLER: ApiToken = {
  id: 4,
  name: 'Blue Grotto Tours',
  scopes: ['octo'],
  mode: 'live',
  expires_at: '2026-07-01T08:00:00.000Z' as Instant,
  rate_per_minute: 60,
  reseller: {
    name: 'Blue Grotto Tours',
    mail: 'desk@bluegrotto.example',
    commission_percent: 12.5,
    max_holds: 5,
    product_ids: [2],
  },
  last4: 'b7Ws',
  rotated_until: null,
  created_at: '2026-06-01T08:00:00.000Z' as Instant,
  created_by: 'Admin',
  last_used_at: null,
  revoked_at: null,
}

test('a change begins with what is, and sends the expiry only where it was changed', () => {
  const values = toTokenValues(RESELLER)
  const change = (part: Partial<typeof values>) =>
    readTokenChange('reseller', { ...values, ...part }, { scopes: ['octo'], now })
  const { name, rate_per_minute, reseller } = RESELLER
  expect(change({})).toEqual({ ok: true, value: { name, rate_per_minute, reseller } })
  expect(change({ days: '' })).toMatchObject({ value: { expires_at: null } })
  expect(change({ days: '30' })).toMatchObject({ value: { expires_at: '2026-07-10T08:00:00.000Z' } })
})

test('numbers out of their range and no product at all are refused at their fields', () => {
  const values = { ...toTokenValues(RESELLER), rate: '5', holds: 'many', products: [] }
  expect(readTokenChange('reseller', values, { scopes: ['octo'], now })).toMatchObject({
    ok: false,
    errors: { rate: expect.any(String), holds: expect.any(String), products: expect.any(String) },
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
