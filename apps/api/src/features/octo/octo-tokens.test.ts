import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { SCOPES } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { anApiToken, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

const UUID = '559aed3d-6d5b-4fe0-bfca-99f5e7218a56'
/** Every route that needs a token. */
const ROUTES = [
  ...(['/supplier', '/capabilities', '/products', '/products/1', '/bookings', '/webhooks'] as const).map(
    (path) => ['GET', path] as const,
  ),
  ['GET', `/bookings/${UUID}`],
  ...(['/availability', '/availability/calendar', '/bookings', '/webhooks'] as const).map(
    (path) => ['POST', path] as const,
  ),
  ...(['confirm', 'extend', 'cancel'] as const).map((act) => ['POST', `/bookings/${UUID}/${act}`] as const),
  ['PATCH', `/bookings/${UUID}`],
  ['DELETE', '/webhooks/1'],
] as const

test('only a good token of a reseller reaches any route', async () => {
  const { app, db, signedIn } = await testApp()
  await aProduct(db)
  const past = '2026-06-09T00:00:00.000Z' as never
  const tokens = {
    live: (await anApiToken(db, { scopes: ['octo'] })).headers,
    test: (await anApiToken(db, { scopes: ['octo'], mode: 'test' })).headers,
    expired: (await anApiToken(db, { scopes: ['octo'], expires_at: past })).headers,
    revoked: (await anApiToken(db, { scopes: ['octo'], revoked_at: past })).headers,
    session: (await signedIn({ admin: true })).headers,
    none: {},
  }
  const others = await Promise.all(
    SCOPES.filter((scope) => scope !== 'octo').map((scope) => anApiToken(db, { scopes: [scope] })),
  )
  const answer = async ([method, path]: (typeof ROUTES)[number], headers: object) => {
    const reply = await app.inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    const { error = 'none' } = reply.json<{ error?: string }>()
    return [reply.statusCode, error]
  }
  for (const route of ROUTES) {
    for (const kind of ['live', 'test'] as const)
      expect([200, 400]).toContain((await answer(route, tokens[kind]))[0])
    expect(await answer(route, tokens.none)).toEqual([401, 'UNAUTHORIZED'])
    for (const headers of [
      tokens.expired,
      tokens.revoked,
      tokens.session,
      ...others.map((one) => one.headers),
    ])
      expect(await answer(route, headers)).toEqual([403, 'FORBIDDEN'])
  }
})

test('a request that is refused before any route gets an error of OCTO', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nconnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await ask('/octo/products')).toMatch(/content-type: application\/json[\s\S]*"error":"BAD_REQUEST"/)
  expect(await ask('/api/products')).toContain('application/problem+json')
})

test('what another reseller has booked cannot be told from what is unknown', async () => {
  const { app, db } = await testApp()
  const product = await aProduct(db, { units: 2 })
  const mine = await anApiToken(db, { scopes: ['octo'] })
  const others = [
    await anApiToken(db, { scopes: ['octo'] }),
    await anApiToken(db, { scopes: ['octo'], mode: 'test' }),
  ]
  const place = {
    uuid: UUID,
    productId: String(product.id),
    optionId: '1',
    availabilityId: '2026-06-20T08:00:00+02:00',
    unitItems: [{ unitId: 'guest' }],
    resellerReference: 'BG-7',
  }
  const send = (headers: object, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    app.inject({ method, url: `/octo${path}`, headers: { ...headers }, ...(payload && { payload }) })
  expect((await send(mine.headers, 'POST', '/bookings', place)).statusCode).toBe(200)
  const contact = { fullName: 'Karl Borg' }
  for (const { headers } of others) {
    for (const [method, path, payload] of [
      ['GET', `/bookings/${UUID}`, undefined],
      ['PATCH', `/bookings/${UUID}`, { notes: 'x' }],
      ['POST', `/bookings/${UUID}/confirm`, { contact }],
      ['POST', `/bookings/${UUID}/extend`, {}],
      ['POST', `/bookings/${UUID}/cancel`, {}],
      ['POST', '/bookings', place],
    ] as const)
      expect((await send(headers, method, path, payload)).json()).toMatchObject({
        error: 'INVALID_BOOKING_UUID',
        uuid: UUID,
      })
    expect((await send(headers, 'GET', '/bookings?resellerReference=BG-7')).json()).toEqual([])
  }
  expect((await send(mine.headers, 'GET', `/bookings/${UUID}`)).json()).toMatchObject({
    status: 'ON_HOLD',
    notes: null,
  })
})
