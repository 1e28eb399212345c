import { expect, test } from 'vitest'
import { testApp } from '../../test/support/test-app'
import { MINUTE } from '../platform/clock'

const CALENDAR = { name: 'Skippers', product_ids: null, statuses: ['Confirmed'] }
const TOKEN = { name: 'Accounting', scopes: ['bookings:read'] }
const WEBHOOK = { url: 'https://hooks.example.com/luzzu', events: ['booking.created'] }

async function start() {
  const fixture = await testApp()
  const admin = await fixture.signedIn({ admin: true })
  const post = (path: string, payload: object, key?: string) =>
    fixture.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...admin.headers, ...(key && { 'idempotency-key': key }) },
      payload,
    })
  return { ...fixture, admin, post }
}

test.each([
  ['/api-tokens', TOKEN, 'token', '/rotate', 'api_token'],
  ['/webhook-endpoints', WEBHOOK, 'secret', '/rotate-secret', 'webhook_endpoint'],
  ['/calendar-feeds', CALENDAR, 'url', '/rotate', 'calendar_feed'],
] as const)(
  'a repeated POST %s creates nothing twice and tells the same secret',
  async (path, body, field, rotate, table) => {
    const { db, post } = await start()
    const first = await post(path, body, 'one')
    const again = await post(path, body, 'one')
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.body).toBe(first.body)
    expect(again.headers.location).toBe(first.headers.location)
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ])
    const stored = [
      await db.selectFrom(table).selectAll().execute(),
      await db.selectFrom('idempotency_key').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
    ]
    expect(stored[0]).toHaveLength(1)
    const secret: string = first.json()[field]
    expect(JSON.stringify(stored)).not.toContain(secret.replace(/^.*calendars\/|^whsec_|\.ics$/g, ''))

    expect((await post(path, { ...body, name: 'Other', description: 'Other' }, 'one')).statusCode).toBe(422)
    const secrets = [await post(path, body, 'two'), await post(path, body), await post(path, body)]
    expect(new Set([secret, ...secrets.map((reply) => reply.json()[field])]).size).toBe(4)

    expect((await post(`${path}/${first.json().id}${rotate}`, {})).statusCode).toBe(200)
    expect((await post(path, body, 'one')).statusCode).toBe(410)
  },
)

test('a repeat leaves the address of the own calendar as it is', async () => {
  const { admin, app, post } = await start()
  const path = `/user/${admin.id}/calendar`
  const first = await post(path, {}, 'one')
  const again = await post(path, {}, 'one')
  expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  const status = async (url: string) => (await app.inject({ url: new URL(url).pathname })).statusCode
  expect(await status(first.json().url)).toBe(200)
  expect((await post(path, {}, 'two')).json().url).not.toBe(first.json().url)
  expect([await status(first.json().url), (await post(path, {}, 'one')).statusCode]).toEqual([404, 410])
})

test('a key that is used again after it was forgotten makes another secret', async () => {
  const { clock, db, post } = await start()
  const first = await post('/api-tokens', TOKEN, 'one')
  clock.advance(MINUTE)
  await db.deleteFrom('idempotency_key').execute()
  const again = await post('/api-tokens', TOKEN, 'one')
  expect([again.statusCode, again.json().token === first.json().token]).toEqual([201, false])
})
