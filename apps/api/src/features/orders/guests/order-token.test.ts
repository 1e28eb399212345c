import { expect, test } from 'vitest'
import { aGuestCheckoutFixture } from '../../../../test/support/guest-checkout-fixture'
import { testApp } from '../../../../test/support/test-app'
import { orderTokens } from './order-token'

const [SECRET, FORMER] = ['a secret that is long enough for tests', 'the secret before that, of a year ago']
const TOKEN = { orderId: 512, version: 3, kind: 'mailed' } as const

test('what we have signed is read, also with the secret before, and nothing else', () => {
  const tokens = orderTokens(SECRET)
  const token = tokens.sign(TOKEN)
  expect(tokens.read(token)).toEqual(TOKEN)
  expect(orderTokens(FORMER, SECRET).read(token)).toEqual(TOKEN)
  expect(orderTokens(FORMER).read(token)).toBeUndefined()
  const [order, version, kind, signature = ''] = token.split('.')
  for (const changed of [
    `513.${version}.${kind}.${signature}`,
    `${order}.4.${kind}.${signature}`,
    `${order}.${version}.b.${signature}`,
    `${order}.${version}.${kind}.${signature.slice(0, -1)}`,
    `0${token}`,
    `${token}=`,
    token.toUpperCase(),
    `99999999999.${version}.${kind}.${signature}`,
    '',
  ])
    expect([changed, tokens.read(changed)]).toEqual([changed, undefined])
  expect(new Set([token, tokens.sign({ ...TOKEN, kind: 'browser' })]).size).toBe(2)
})

test('no token reaches the log', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const { by, order, own, staff, send } = await aGuestCheckoutFixture({}, {}, { log })
  const { id, token, booking } = await order()
  await by(token)('GET', `/orders/${id}`)
  await by(`${token}x`)('GET', `/orders/${id}`)
  await by(token)('GET', '/bookings')
  await by(token)('POST', `/bookings/${booking}/move`, { booking_date: 'x', slot_id: 1 })
  await own('POST', '/orders/claim', { token })
  await send('GET', `/orders/${token}`)
  await send('GET', `/orders/${id}?token=${token}`)
  await send('POST', '/client-errors', {
    area: 'public-site',
    version: '',
    message: token,
    stack: `#${token}`,
  })
  await staff('POST', `/orders/${id}/link`)
  expect(lines.some((line) => line.includes(`"order":${id}`))).toBe(true)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
})

test('a page that was opened with a token in its path is logged without it', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const { app } = await testApp({ log })
  await app.inject({ url: '/manage/512.1.m.anything' })
  expect(lines.join('')).not.toContain('anything')
})
