import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { type TestApp, testApp } from '../../../../test/support/test-app'
import { SECOND } from '../../../platform/clock'

type Headers = Record<string, string>

const decide = ({ app }: TestApp, id: number, status: string, headers: Headers) =>
  app.inject({ method: 'PUT', url: `/api/bookings/${id}`, headers, payload: { id, status } })

async function withBooking(
  fields: { status?: 'Pending' | 'Confirmed' | 'Cancelled'; slot_id?: 1 | 2 | 3 } = {},
) {
  const fixture = await testApp()
  const [customer, admin] = [await fixture.signedIn(), await fixture.signedIn({ admin: true })]
  const product = await aProduct(fixture.db)
  const id = await aBooking(fixture.db, { account_id: customer.id, product, ...fields })
  const kinds = async () => (await fixture.mails()).map(({ kind }) => kind)
  return { ...fixture, fixture, customer, admin, product, id, kinds }
}

test('staff confirm a pending booking, and its customer is notified once', async () => {
  const { fixture, admin, id, kinds } = await withBooking()

  const reply = await decide(fixture, id, 'Confirmed', admin.headers)
  const again = await decide(fixture, id, 'Confirmed', admin.headers)

  expect([reply.statusCode, again.statusCode]).toEqual([200, 200])
  expect(reply.json()).toMatchObject({ id, status: 'Confirmed' })
  expect(reply.headers.etag).toBe('"v2"')
  expect(await kinds()).toEqual(['booking-confirmed'])
})

test.each([
  ['Confirmed', 'Cancelled'],
  ['Confirmed', 'Pending'],
  ['Cancelled', 'Confirmed'],
  ['Cancelled', 'Pending'],
] as const)('staff cannot change a booking from %s to %s', async (status, nextStatus) => {
  const { fixture, admin, id, kinds } = await withBooking({ status })

  const reply = await decide(fixture, id, nextStatus, admin.headers)

  expect(reply.json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message: 'Only pending bookings can be approved or declined.',
  })
  expect(await kinds()).toEqual([])
})

test('of a concurrent approval and decline one succeeds, with one email', async () => {
  const { fixture, admin, product, customer, kinds, db } = await withBooking()
  const rounds = 25
  for (let round = 0; round < rounds; round += 1) {
    const booking_date = `2026-07-${String((round % 28) + 1).padStart(2, '0')}`
    const id = await aBooking(db, { account_id: customer.id, product, booking_date })
    const replies = await Promise.all([
      decide(fixture, id, 'Confirmed', admin.headers),
      decide(fixture, id, 'Cancelled', admin.headers),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
  expect(await kinds()).toHaveLength(rounds)
})

test('a customer can cancel until 24 hours before the start', async () => {
  const { fixture, customer, id, clock, kinds } = await withBooking({ status: 'Confirmed' })
  // The morning slot of June 20 starts at 8:00 in Malta, 6:00 UTC.
  clock.set('2026-06-19T06:00:00.001Z')
  const { headers } = await renewed(fixture, customer)
  const late = await decide(fixture, id, 'Cancelled', headers)
  clock.set('2026-06-19T06:00:00.000Z')
  const inTime = await decide(fixture, id, 'Cancelled', headers)

  expect(late.json()).toMatchObject({ message: 'Free cancellation ends 24 hours before the booking starts.' })
  const cancellation = { kind: 'by-customer', reason: null }
  expect(inTime.json()).toMatchObject({ status: 'Cancelled', cancellation })
  expect(await kinds()).toEqual(['booking-cancelled'])
})

/** Their session has expired by now. */
async function renewed({ db, clock }: TestApp, customer: { id: number; headers: Headers }) {
  await db
    .updateTable('session')
    .set({ last_seen_at: clock.now().toISOString() })
    .where('account_id', '=', customer.id)
    .execute()
  return customer
}

test('a decline can be undone within ten seconds, and its email is never sent', async () => {
  const { fixture, admin, id, app, relay, kinds } = await declined()
  fixture.clock.advance(9 * SECOND)
  expect(await relay.runOnce()).toBe(0)

  const reply = await app.inject({ method: 'POST', url: `/api/bookings/${id}/undo`, headers: admin.headers })

  expect(reply.json()).toMatchObject({ id, status: 'Pending', cancellation: null })
  expect(await kinds()).toEqual([])
})

async function declined() {
  const setup = await withBooking()
  await decide(setup.fixture, setup.id, 'Cancelled', setup.admin.headers)
  return { ...setup, relay: setup.app.relay }
}

test('after ten seconds a decline is final and emailed', async () => {
  const { fixture, admin, id, app, relay } = await declined()
  fixture.clock.advance(10 * SECOND)
  expect(await relay.runOnce()).toBe(1)

  const reply = await app.inject({ method: 'POST', url: `/api/bookings/${id}/undo`, headers: admin.headers })

  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
})

test('the email about a decline quotes its reason, and so do the booking and the activity log', async () => {
  const { fixture, customer, admin, id, app } = await withBooking()
  const { headers } = admin
  const put = (payload: object) => app.inject({ method: 'PUT', url: `/api/bookings/${id}`, headers, payload })
  expect((await put({ status: 'Cancelled', reason: 'x'.repeat(501) })).json().errors).toEqual([
    { pointer: '#/reason', detail: 'Reason must be at most 500 characters' },
  ])
  expect((await put({ status: 'Cancelled', reason: ' The boat is in repair. ' })).statusCode).toBe(200)
  fixture.clock.advance(10 * SECOND)
  expect((await sentMails(fixture)).at(-1)?.text).toContain('Reason: The boat is in repair.\n')
  const own = await app.inject({
    url: `/api/bookings/user/${customer.id}`,
    ...(await renewed(fixture, customer)),
  })
  const cancellation = { kind: 'declined', reason: 'The boat is in repair.' }
  expect(own.json()).toMatchObject([{ status: 'Cancelled', cancellation }])
  const [entry] = (await app.inject({ url: `/api/history?entity=booking&id=${id}`, headers })).json()
  expect(entry.changes).toContainEqual({ field: 'reason', before: null, after: 'The boat is in repair.' })
})

test('a decline cannot be undone when the unit is taken', async () => {
  const { db, customer, product, admin, id, app, kinds } = await declined()
  await aBooking(db, { account_id: customer.id, product })

  const reply = await app.inject({ method: 'POST', url: `/api/bookings/${id}/undo`, headers: admin.headers })

  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/slot-taken' })
  expect(await kinds()).toEqual(['booking-declined'])
})

test('a deleted booking is removed, notified and audited, and restored by an undo', async () => {
  const { db, app, admin, id, kinds } = await withBooking({ status: 'Confirmed' })
  const address = { url: `/api/bookings/${id}`, headers: admin.headers }
  const before = (await app.inject({ ...address, method: 'GET' })).json()

  expect((await app.inject({ ...address, method: 'DELETE' })).statusCode).toBe(204)
  expect((await app.inject({ ...address, method: 'DELETE' })).statusCode).toBe(404)
  expect(await kinds()).toEqual(['booking-cancelled'])
  const record = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'deleted')
    .executeTakeFirstOrThrow()
  expect(record).toMatchObject({ entity: 'booking', entity_id: id, account_id: admin.id })
  expect(JSON.parse(record.before ?? '')).toMatchObject({ id, status: 'Confirmed' })

  await app.inject({ method: 'POST', url: `/api/bookings/${id}/undo`, headers: admin.headers })
  expect((await app.inject({ ...address, method: 'GET' })).json()).toEqual({
    ...before,
    etag: '"v2"',
    updated_at: expect.any(String),
  })
  expect(await kinds()).toEqual([])
})

test('undos take back the newest change first: a deletion, then the decline before it', async () => {
  const { fixture, app, admin, id, kinds, clock } = await withBooking()
  const send = (method: 'DELETE' | 'GET' | 'POST', path = '') =>
    app.inject({ method, url: `/api/bookings/${id}${path}`, headers: admin.headers })
  const before = (await send('GET')).json()
  await decide(fixture, id, 'Cancelled', admin.headers)
  clock.advance(4 * SECOND)
  await send('DELETE')

  expect((await send('POST', '/undo')).json()).toMatchObject({ id, status: 'Cancelled' })
  expect((await send('POST', '/undo')).json()).toMatchObject({ id, status: 'Pending' })
  expect((await send('POST', '/undo')).json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
  const { etag, updated_at } = before
  expect({ ...(await send('GET')).json(), etag, updated_at }).toEqual(before)
  expect(await kinds()).toEqual([])

  // Each has ten seconds of its own.
  await decide(fixture, id, 'Cancelled', admin.headers)
  clock.advance(4 * SECOND)
  await send('DELETE')
  clock.advance(7 * SECOND)
  expect((await send('POST', '/undo')).json()).toMatchObject({ status: 'Cancelled' })
  expect((await send('POST', '/undo')).statusCode).toBe(409)
})

test('deleting a cancelled booking notifies nobody', async () => {
  const { app, admin, id, kinds } = await withBooking({ status: 'Cancelled' })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${id}`, headers: admin.headers })
  expect(await kinds()).toEqual([])
})

test('a decision about an outdated version is refused', async () => {
  const { app, admin, id } = await withBooking()
  const headers = { ...admin.headers, 'if-match': '"v7"' }
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}`,
    headers,
    payload: { status: 'Confirmed' },
  })
  expect(reply.statusCode).toBe(412)
})

test('a decision about the date that staff saw is refused once the customer has moved the booking', async () => {
  const { app, fixture, admin, customer, id, kinds } = await withBooking()
  const listed = async () =>
    (await app.inject({ url: '/api/bookings?limit=1', headers: admin.headers })).json()[0]
  const seen = { ...admin.headers, 'if-match': (await listed()).etag }
  const move = { booking_date: '2026-06-22', slot_id: 2 }
  const url = `/api/bookings/${id}`
  const moved = await app.inject({
    method: 'POST',
    url: `${url}/move`,
    headers: customer.headers,
    payload: move,
  })
  expect(moved.headers.etag).toBe(moved.json().etag)

  for (const refused of [
    await decide(fixture, id, 'Confirmed', seen),
    await decide(fixture, id, 'Cancelled', seen),
    await app.inject({ method: 'DELETE', url, headers: seen }),
  ])
    expect(refused.json()).toMatchObject({
      status: 412,
      message: 'This entry was changed by someone else. Reload and try again.',
    })
  expect(await listed()).toMatchObject({ status: 'Pending', booking_date: '2026-06-22 00:00:00' })
  expect(await kinds()).toEqual(['booking-moved'])

  const current = { ...admin.headers, 'if-match': (await listed()).etag }
  const approved = await decide(fixture, id, 'Confirmed', current)
  const repeated = await decide(fixture, id, 'Confirmed', current)
  expect([approved.statusCode, repeated.statusCode]).toEqual([200, 200])
})

test('declines and deletions report the remaining undo period, approvals do not', async () => {
  const { app, fixture, admin, id, clock, db, customer, product } = await withBooking()
  const declined = await decide(fixture, id, 'Cancelled', admin.headers)
  expect(declined.headers['undo-expires-in']).toBe('10')

  clock.advance(4 * SECOND)
  expect((await decide(fixture, id, 'Cancelled', admin.headers)).headers['undo-expires-in']).toBe('6')
  clock.advance(6 * SECOND)
  expect((await decide(fixture, id, 'Cancelled', admin.headers)).headers['undo-expires-in']).toBeUndefined()

  const deleted = await app.inject({ method: 'DELETE', url: `/api/bookings/${id}`, headers: admin.headers })
  expect([deleted.statusCode, deleted.headers['undo-expires-in']]).toEqual([204, '10'])

  const other = await aBooking(db, { account_id: customer.id, product, slot_id: 2 })
  const approved = await decide(fixture, other, 'Confirmed', admin.headers)
  expect(approved.headers['undo-expires-in']).toBeUndefined()
})

test.each(['decline', 'cancel', 'delete'] as const)(
  'to %s a booking whose slot has begun emails nobody',
  async (change) => {
    const fixture = await withBooking({ status: change === 'decline' ? 'Pending' : 'Confirmed' })
    const { app, id, clock, kinds, signedIn } = fixture
    // 08:00 in Malta.
    clock.set('2026-06-20T06:00:00.000Z')
    const { headers } = await signedIn({ admin: true })
    const url = `/api/bookings/${id}`
    const reply = {
      decline: () => decide(fixture, id, 'Cancelled', headers),
      cancel: () => app.inject({ method: 'POST', url: `${url}/cancel`, headers, payload: {} }),
      delete: () => app.inject({ method: 'DELETE', url, headers }),
    }[change]

    expect((await reply()).statusCode).toBe(change === 'delete' ? 204 : 200)
    expect(await kinds()).toEqual([])
    const undone = await app.inject({ method: 'POST', url: `${url}/undo`, headers })
    expect(undone.statusCode).toBe(200)
  },
)
