import { expect, test } from 'vitest'
import { TOKEN_MESSAGES, validateRotation, validateToken, validateTokenChange } from './api-token'

const now = new Date('2026-06-10T08:00:00.000Z')
const NO_DAY = '2027-02-30T08:00:00Z'
const NO_HOUR = '2027-02-28T24:30:00Z'
const RESELLER = { name: 'Blue Grotto Tours', mail: 'Desk@BlueGrotto.example' }

test('a token gets its defaults, and the order of its scopes does not matter', () => {
  expect(
    validateToken({ name: ' Till ', scopes: ['octo', 'bookings:read'], reseller: RESELLER }, { now }),
  ).toEqual({
    ok: true,
    value: {
      name: 'Till',
      scopes: ['bookings:read', 'octo'],
      mode: 'live',
      expires_at: null,
      rate_per_minute: 600,
      reseller: {
        name: 'Blue Grotto Tours',
        mail: 'desk@bluegrotto.example',
        commission_percent: null,
        max_holds: 50,
        product_ids: null,
      },
    },
  })
})

test('an expiry lies ahead, by five years at most, in any zone', () => {
  const check = (expires_at: unknown) =>
    validateTokenChange({ name: 'x', expires_at }, { now, scopes: ['bookings:read'] })
  expect(check('2026-06-10T11:00:00+02:00')).toMatchObject({
    value: { expires_at: '2026-06-10T09:00:00.000Z' },
  })
  expect(check('2031-06-10T08:00:00Z').ok).toBe(true)
  for (const bad of [
    '2026-06-10T08:00:00Z',
    '2031-06-10T08:00:01Z',
    '2027-02-30',
    'soon',
    7,
    NO_DAY,
    NO_HOUR,
  ])
    expect(check(bad)).toEqual({ ok: false, errors: { expires_at: TOKEN_MESSAGES.expires } })
})

test('grace is a day unless told, and three at most', () => {
  expect(validateRotation({})).toEqual({ ok: true, value: { grace_hours: 24 } })
  expect(validateRotation({ grace_hours: 0 }).ok).toBe(true)
  for (const grace_hours of [-1, 73, 1.5, '2', null]) expect(validateRotation({ grace_hours }).ok).toBe(false)
})
