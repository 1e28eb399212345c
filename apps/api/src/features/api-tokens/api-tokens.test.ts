import { expect, onTestFinished, test } from 'vitest'
import { aBooking, anApiToken, aProduct } from '../../../test/support/builders'
import { JWT_SECRET, type TestApp, testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'
import { buildApp } from '../../app'
import { DAY, HOUR } from '../../platform/clock'

const REQUEST = { name: 'Accounting', scopes: ['bookings:read'] }
const RESELLER = { name: 'Blue Grotto Tours', mail: 'desk@bluegrotto.example' }

async function start(options: Parameters<typeof testApp>[0] = {}) {
  const fixture = await testApp(options)
  const { app } = fixture
  const admin = await fixture.signedIn({ admin: true })
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    app.inject({ method, url: `/api/api-tokens${path}`, headers: admin.headers, ...(payload && { payload }) })
  const create = async (fields: object = {}) => (await send('POST', '', { ...REQUEST, ...fields })).json()
  const read = (token: string, url = '/api/bookings') =>
    app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { ...fixture, admin, send, create, read }
}

test('a secret is shown once, and only its hash is stored', async () => {
  const { db, send } = await start()
  const reply = await send('POST', '', REQUEST)
  expect(reply.statusCode).toBe(201)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { token, ...shown } = reply.json()
  expect(reply.headers.location).toBe(`/api/api-tokens/${shown.id}`)
  expect(token).toMatch(/^bkt_live_[\w-]{43}$/)
  expect(shown).toMatchObject({ ...REQUEST, mode: 'live', rate_per_minute: 600, last4: token.slice(-4) })

  const listed = await send('GET')
  expect(listed.json()).toEqual([shown])
  expect(shown.created_by).toBe('Anna Micallef')
  const stored = JSON.stringify([
    await db.selectFrom('api_token').selectAll().execute(),
    await db.selectFrom('audit').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
})

test('a token is listed with its last use, and works until it expires', async () => {
  const { clock, send, create, read } = await start()
  const { token } = await create({ expires_at: new Date(clock.now().getTime() + DAY).toISOString() })
  expect((await read(token)).statusCode).toBe(200)
  expect((await send('GET')).json()[0].last_used_at).toBe(clock.now().toISOString())
  clock.advance(DAY)
  expect((await read(token)).json()).toMatchObject({ status: 401, type: '/problems/invalid-token' })
})

test('a revoked token is refused from the next request on, and stays in the list', async () => {
  const { send, create, read } = await start()
  const { id, token } = await create()
  expect((await read(token)).statusCode).toBe(200)
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  const refused = await read(token, '/api/products')
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  expect((await send('GET')).json()).toMatchObject([{ id, revoked_at: expect.any(String) }])
  expect((await send('POST', `/${id}/rotate`)).statusCode).toBe(409)
  expect((await send('DELETE', '/999')).statusCode).toBe(404)
})

test('the old secret of a rotated token works for the hours of grace', async () => {
  const { clock, send, create, read } = await start()
  const { id, token: first } = await create()
  const { token: second } = (await send('POST', `/${id}/rotate`, { grace_hours: 0 })).json()
  const { token: third } = (await send('POST', `/${id}/rotate`, { grace_hours: 2 })).json()
  const statuses = async () => {
    const replies = await Promise.all([first, second, third].map((token) => read(token)))
    return replies.map(({ statusCode }) => statusCode)
  }
  expect(await statuses()).toEqual([401, 200, 200])
  clock.advance(2 * HOUR)
  expect(await statuses()).toEqual([401, 401, 200])
})

test('scopes and mode never change, and what is not sent stays', async () => {
  const { send, create } = await start()
  const { id } = await create({ scopes: ['octo'], reseller: { ...RESELLER, commission_percent: 15 } })
  const change = { name: 'Resellers', scopes: ['bookings:write'], mode: 'test' }
  expect((await send('PUT', `/${id}`, change)).json()).toMatchObject({
    name: 'Resellers',
    scopes: ['octo'],
    mode: 'live',
    reseller: { ...RESELLER, commission_percent: 15, max_holds: 50, product_ids: null },
  })
})

test('bad input is refused at its field', async () => {
  const { clock, send } = await start()
  const octo = { name: 'x', scopes: ['octo'] }
  const years = (count: number) => new Date(clock.now().getTime() + count * 366 * DAY).toISOString()
  const cases: [pointer: string, fields: object][] = [
    ['#/name', { ...REQUEST, name: ' ' }],
    ['#/name', { ...REQUEST, name: 'x'.repeat(101) }],
    ['#/scopes', { name: 'x' }],
    ['#/scopes', { name: 'x', scopes: [] }],
    ['#/scopes', { name: 'x', scopes: ['everything'] }],
    ['#/scopes', { ...REQUEST, mode: 'test' }],
    ['#/mode', { ...REQUEST, mode: 'both' }],
    ['#/reseller', octo],
    ['#/reseller', { ...REQUEST, reseller: RESELLER }],
    ['#/reseller/name', { ...octo, reseller: { mail: RESELLER.mail } }],
    ['#/reseller/mail', { ...octo, reseller: { ...RESELLER, mail: 'x' } }],
    ['#/reseller/commission_percent', { ...octo, reseller: { ...RESELLER, commission_percent: 51 } }],
    ['#/reseller/max_holds', { ...octo, reseller: { ...RESELLER, max_holds: 501 } }],
    ['#/reseller/product_ids', { ...octo, reseller: { ...RESELLER, product_ids: ['1'] } }],
    ['#/reseller/product_ids', { ...octo, reseller: { ...RESELLER, product_ids: [999_999] } }],
    ['#/expires_at', { ...REQUEST, expires_at: '2020-01-01T00:00:00Z' }],
    ['#/expires_at', { ...REQUEST, expires_at: years(6) }],
    ['#/expires_at', { ...REQUEST, expires_at: 'soon' }],
    ['#/rate_per_minute', { ...REQUEST, rate_per_minute: 9 }],
    ['#/rate_per_minute', { ...REQUEST, rate_per_minute: 6001 }],
  ]
  for (const [pointer, fields] of cases) {
    const reply = await send('POST', '', fields)
    expect([reply.statusCode, reply.json().errors?.[0]?.pointer]).toEqual([422, pointer])
  }
  expect((await send('GET')).json()).toEqual([])
})

test('a reseller keeps a product that was deleted since, and gets none that never was', async () => {
  const { db, clock, send, create } = await start()
  const product_ids = [(await aProduct(db)).id]
  const reseller = { ...RESELLER, product_ids }
  const { id } = await create({ scopes: ['octo'], reseller })
  await db.updateTable('product').set({ deleted_at: clock.now().toISOString() }).execute()

  const renamed = await send('PUT', `/${id}`, { name: 'Resellers' })
  const refused = await send('PUT', `/${id}`, {
    reseller: { ...reseller, product_ids: [...product_ids, 999_999] },
  })

  expect(renamed.json()).toMatchObject({ name: 'Resellers', reseller: { product_ids } })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ pointer: '#/reseller/product_ids', detail: 'Please choose products that exist' }],
  ])
  expect((await send('GET')).json()[0].reseller.product_ids).toEqual(product_ids)
})

test('there are at most 100 live tokens', async () => {
  const { db, send } = await start()
  for (let count = 0; count < 100; count += 1) await anApiToken(db)
  expect((await send('POST', '', REQUEST)).json()).toMatchObject({
    type: '/problems/limit-reached',
    status: 409,
  })
  await db
    .updateTable('api_token')
    .set({ revoked_at: '2026-06-01T00:00:00.000Z' })
    .where('id', '=', 1)
    .execute()
  expect((await send('POST', '', REQUEST)).statusCode).toBe(201)
})

test('a token without the scope is refused with it', async () => {
  const { create, read } = await start()
  const { token } = await create({ scopes: ['catalogue:write'] })
  const refused = await read(token)
  expect(refused.json()).toMatchObject({ status: 403, type: '/problems/insufficient-scope' })
  expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="bookings:read"')
  expect((await read(token, '/api/dashboard')).headers['www-authenticate']).toBe(
    'Bearer error="insufficient_scope"',
  )
})

test('every response tells what is left of the limits, reads and writes', async () => {
  const { db, app } = await start({ environment: { RATE_LIMIT: 'on' } })
  const { headers } = await anApiToken(db, {
    scopes: ['bookings:read', 'bookings:write'],
    rate_per_minute: 12,
  })
  const write = () =>
    app.inject({ method: 'PUT', url: '/api/bookings/7', headers, payload: { status: 'Confirmed' } })
  const first = await app.inject({ url: '/api/products', headers })
  expect(first.headers['ratelimit-policy']).toBe('"requests";q=12;w=60, "writes";q=4;w=60')
  // Some of the minute may have passed.
  expect(first.headers.ratelimit).toMatch(/^"requests";r=11;t=(60|[1-5]?\d)$/)
  const writes: number[] = []
  for (let count = 0; count < 5; count += 1) writes.push((await write()).statusCode)
  expect(writes).toEqual([404, 404, 404, 404, 429])
  const refused = await write()
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers.ratelimit).toContain('"writes";r=0')
})

test.runIf(isOnPostgres)('all processes count the requests of a token together', async () => {
  const { db, app, config, database, clock } = await start({ environment: { RATE_LIMIT: 'on' } })
  const webRoots = { shell: '/nowhere', remotes: {} }
  const other = await buildApp({ config, database, clock, jwtSecret: JWT_SECRET, webRoots })
  onTestFinished(() => other.close())
  const { headers } = await anApiToken(db, { rate_per_minute: 10 })
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await (count % 2 ? other : app).inject({ url: '/api/bookings', headers })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('wrong tokens of one network are limited, a good one is not', async () => {
  const { db, read } = await start({ environment: { RATE_LIMIT: 'on' } })
  const { token } = await anApiToken(db)
  const statuses = []
  for (let count = 0; count < 31; count += 1) statuses.push((await read(`bkt_live_${count}`)).statusCode)
  expect(statuses.slice(29)).toEqual([401, 429])
  const good = await read(token)
  expect([good.statusCode, 'x-ratelimit-limit' in good.headers]).toEqual([200, false])
  // Where nothing verifies a token, it lifts no limit.
  for (const url of ['/nowhere', '/api/nowhere', '/healthz', '/csp-report'])
    expect([url, 'x-ratelimit-limit' in (await read(token, url)).headers]).toEqual([url, true])
})

async function book({ app, db }: TestApp, headers: object, key: string) {
  const product = (await db.selectFrom('product').selectAll().orderBy('id', 'desc').executeTakeFirst()) as {
    id: number
  }
  return app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { ...headers, 'idempotency-key': key },
    payload: {
      booking_date: '2026-06-20',
      id_product_fk: product.id,
      slot_id: 1,
      customer: { username: 'Karl Borg', mail: 'karl@example.com', phone: '+35679000000' },
    },
  })
}

test('a program books as staff, once for each key, and the activity log names it', async () => {
  const fixture = await start()
  await aProduct(fixture.db, { units: 5 })
  const scopes = ['bookings:write' as const]
  const [one, other] = [await anApiToken(fixture.db, { scopes }), await anApiToken(fixture.db, { scopes })]
  const made = await book(fixture, one.headers, 'k')
  expect(made.statusCode).toBe(201)
  const again = await book(fixture, one.headers, 'k')
  expect([again.json().id, again.headers['idempotency-replayed']]).toEqual([made.json().id, 'true'])
  expect((await book(fixture, other.headers, 'k')).json().id).not.toBe(made.json().id)
  const history = await fixture.app.inject({
    url: `/api/history?entity=booking&id=${made.json().id}`,
    headers: fixture.admin.headers,
  })
  expect(history.json()).toMatchObject([{ action: 'created', actor: 'Accounting', actor_id: null }])
})

test('a decline by a program is a decline, and can be undone', async () => {
  const { app, db, admin, signedIn } = await start()
  const customer = await signedIn()
  const id = await aBooking(db, { account_id: customer.id, product: await aProduct(db) })
  const { headers } = await anApiToken(db, { scopes: ['bookings:write'] })
  const url = `/api/bookings/${id}`
  const declined = await app.inject({ method: 'PUT', url, headers, payload: { status: 'Cancelled' } })
  expect(declined.json().status).toBe('Cancelled')
  expect((await app.inject({ method: 'POST', url: `${url}/undo`, headers })).json().status).toBe('Pending')
  const history = await app.inject({ url: `/api/history?entity=booking&id=${id}`, headers: admin.headers })
  expect(history.json()).toMatchObject([
    { action: 'undone', actor: 'Accounting' },
    { action: 'declined', actor: 'Accounting' },
    {},
  ])
})

test('a deletion is undone by no program, as none may delete', async () => {
  const { app, db, admin, signedIn } = await start()
  const customer = await signedIn()
  const id = await aBooking(db, { account_id: customer.id, product: await aProduct(db) })
  const { headers } = await anApiToken(db, { scopes: ['bookings:write'] })
  const url = `/api/bookings/${id}`
  await app.inject({ method: 'PUT', url, headers, payload: { status: 'Cancelled' } })
  await app.inject({ method: 'DELETE', url, headers: admin.headers })
  const refused = await app.inject({ method: 'POST', url: `${url}/undo`, headers })
  const forbidden = await app.inject({ method: 'DELETE', url, headers })
  const { instance: _, ...problem } = forbidden.json()
  expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining(problem)])
  expect(refused.headers['www-authenticate']).toBe(forbidden.headers['www-authenticate'])
  const undo = (who: object) => app.inject({ method: 'POST', url: `${url}/undo`, headers: { ...who } })
  expect((await undo(admin.headers)).json().status).toBe('Cancelled')
  expect((await undo(headers)).json().status).toBe('Pending')
  const missing = await app.inject({ method: 'POST', url: '/api/bookings/4711/undo', headers })
  expect(missing.statusCode).toBe(404)
})

test('no secret reaches the log', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const { create, read } = await start({ log })
  const { token } = await create()
  await read(token)
  await read(token, '/api/dashboard')
  expect(lines.join('')).toContain('"token":')
  expect(lines.join('')).not.toContain(token.slice(9))
})
