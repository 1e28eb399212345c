import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import { testApp } from '../../../test/support/test-app'
import { testClock } from '../../../test/support/test-clock'
import { SECOND } from '../../platform/clock'

const TODAY = '2026-06-10'

async function withBooking(
  fields: { status?: 'Pending' | 'Confirmed' | 'Cancelled'; booking_date?: string } = {},
  clock = testClock(),
) {
  const fixture = await testApp({ clock })
  const { app, db } = fixture
  const [customer, admin] = [
    await fixture.signedIn(),
    await fixture.signedIn({ admin: true, username: 'Anna Micallef' }),
  ]
  const product = await aProduct(db)
  const booking = { status: 'Confirmed', booking_date: TODAY, ...fields } as const
  const id = await aBooking(db, { account_id: customer.id, product, ...booking })
  const send = (method: 'PUT' | 'POST', path: string, payload?: object, headers: object = {}) =>
    app.inject({
      method,
      url: `/api/bookings/${id}${path}`,
      headers: { ...admin.headers, ...headers },
      ...(payload && { payload }),
    })
  const read = async (url: string, who = admin) =>
    (await app.inject({ url: `/api${url}`, headers: who.headers })).json()
  const kinds = async () => (await fixture.mails()).map(({ kind }) => kind)
  return { ...fixture, customer, admin, product, id, send, read, kinds }
}

test('staff cancel a confirmed booking, and the email quotes the reason after the undo period', async () => {
  const { app, config, send, clock, read, id } = await withBooking({ booking_date: '2026-06-20' })

  const reply = await send('POST', '/cancel', { reason: ' A storm is forecast.\nWe are sorry. ' })

  const cancellation = { kind: 'cancelled', reason: 'A storm is forecast.\nWe are sorry.' }
  expect(reply.json()).toMatchObject({ id, status: 'Cancelled', cancellation, note: null })
  expect(reply.headers).toMatchObject({ etag: '"v2"', 'undo-expires-in': '10' })
  expect(await app.relay.runOnce()).toBe(0)
  clock.advance(10 * SECOND)
  expect(await app.relay.runOnce()).toBe(1)
  const [mail] = await sentMails({ app, config })
  expect(mail).toMatchObject({ subject: expect.stringContaining('Booking cancelled') })
  expect(mail?.text).toContain('Reason: A storm is forecast.\nWe are sorry.')
  const [entry] = await read(`/history?entity=booking&id=${id}`)
  expect(entry).toMatchObject({ action: 'cancelled', actor: 'Anna Micallef' })
  expect(entry.changes).toContainEqual({
    field: 'reason',
    before: null,
    after: 'A storm is forecast.\nWe are sorry.',
  })
})

test('a cancellation can be undone for ten seconds, and its email is withdrawn', async () => {
  const { send, clock, kinds } = await withBooking({ booking_date: '2026-06-20' })
  await send('POST', '/cancel')
  expect(await kinds()).toEqual(['booking-cancelled'])
  clock.advance(9 * SECOND)

  const reply = await send('POST', '/undo')

  expect(reply.json()).toMatchObject({ status: 'Confirmed' })
  expect(await kinds()).toEqual([])
  expect((await send('POST', '/cancel')).statusCode).toBe(200)
  clock.advance(10 * SECOND)
  expect((await send('POST', '/undo')).json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
})

test('a cancelled place is free at once; then the cancellation cannot be undone', async () => {
  const { db, send, customer, product } = await withBooking({ booking_date: '2026-06-20' })
  await send('POST', '/cancel', {})
  await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-20' })
  expect((await send('POST', '/undo')).json()).toMatchObject({ status: 409, type: '/problems/slot-taken' })
})

test.each(['Pending', 'Cancelled'] as const)('a %s booking cannot be cancelled by staff', async (status) => {
  const { send, kinds } = await withBooking({ status })
  const reply = await send('POST', '/cancel', { reason: 'x' })
  expect(reply.json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message: 'Only confirmed bookings can be cancelled.',
  })
  expect(await kinds()).toEqual([])
})

test('of two cancellations at once one succeeds, with one email', async () => {
  const { send, kinds } = await withBooking({ booking_date: '2026-06-20' })
  const replies = await Promise.all([send('POST', '/cancel', {}), send('POST', '/cancel', {})])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await kinds()).toEqual(['booking-cancelled'])
})

test('attendance of today is recorded, changed and taken back, with a history', async () => {
  const { send, read, id, customer, kinds } = await withBooking()
  expect(await read(`/bookings/${id}`)).toMatchObject({ attendance: 'none' })
  for (const state of ['checked_in', 'returned', 'no_show', 'none', 'checked_in']) {
    const reply = await send('PUT', '/attendance', { state })
    expect([reply.statusCode, reply.json().attendance]).toEqual([200, state])
  }
  const again = await send('PUT', '/attendance', { state: 'checked_in' })
  expect(again.headers.etag).toBe('"v6"')
  expect(await read(`/bookings/user/${customer.id}`, customer)).toMatchObject([{ attendance: 'checked_in' }])
  expect((await read(`/manifests/${TODAY}`))[0]).toMatchObject({ attendance: 'checked_in' })
  const [entry] = await read(`/history?entity=booking&id=${id}`)
  expect(entry).toMatchObject({
    action: 'updated',
    changes: [{ field: 'attendance', before: 'none', after: 'checked_in' }],
  })
  expect(await kinds()).toEqual([])
})

test('a booking that is moved to another day has not been attended', async () => {
  const { send, id, read } = await withBooking({}, testClock('2026-06-10T05:00:00.000Z'))
  await send('PUT', '/attendance', { state: 'checked_in' })
  const moved = await send('POST', '/move', { booking_date: '2026-06-20', slot_id: 1 })
  expect(moved.json()).toMatchObject({ attendance: 'none' })
  expect(await read(`/bookings/${id}`)).toMatchObject({ attendance: 'none' })
})

test.each([
  { status: 'Pending' },
  { status: 'Cancelled' },
  { status: 'Confirmed', booking_date: '2026-06-11' },
] as const)('attendance cannot be recorded for %o', async (fields) => {
  const { send } = await withBooking(fields)
  const reply = await send('PUT', '/attendance', { state: 'checked_in' })
  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/invalid-state' })
})

test('the day is that of the business: just after midnight in Malta it is today', async () => {
  const clock = testClock('2026-06-10T21:59:59.000Z')
  const { send } = await withBooking({ booking_date: '2026-06-11' }, clock)
  expect((await send('PUT', '/attendance', { state: 'checked_in' })).statusCode).toBe(409)
  clock.set('2026-06-10T22:00:00.000Z')
  expect((await send('PUT', '/attendance', { state: 'checked_in' })).statusCode).toBe(200)
})

test('a note can be written, changed and removed in any status', async () => {
  const { send, read, id } = await withBooking({ status: 'Cancelled' })
  expect((await send('PUT', '/note', { note: ' Call back ' })).json()).toMatchObject({ note: 'Call back' })
  expect((await send('PUT', '/note', { note: '' })).json()).toMatchObject({ note: null })
  const [removed, written] = await read(`/history?entity=booking&id=${id}`)
  expect(removed.changes).toEqual([{ field: 'note', before: 'Call back', after: null }])
  expect(written.changes).toEqual([{ field: 'note', before: null, after: 'Call back' }])
})

test('a note that others have changed is not overwritten with If-Match', async () => {
  const { send } = await withBooking()
  await send('PUT', '/note', { note: 'First' })
  const stale = { 'if-match': '"v1"' }
  for (const reply of [
    await send('PUT', '/note', { note: 'Second' }, stale),
    await send('PUT', '/attendance', { state: 'returned' }, stale),
    await send('POST', '/cancel', {}, stale),
  ])
    expect(reply.statusCode).toBe(412)
  expect((await send('PUT', '/note', { note: 'Second' }, { 'if-match': '"v2"' })).statusCode).toBe(200)
})

test('a deleted booking comes back with note and attendance', async () => {
  const { app, send, admin, id, read } = await withBooking()
  await send('PUT', '/note', { note: 'Kept' })
  await send('PUT', '/attendance', { state: 'returned' })
  await app.inject({ method: 'DELETE', url: `/api/bookings/${id}`, headers: admin.headers })
  await send('POST', '/undo')
  expect(await read(`/bookings/${id}`)).toMatchObject({ note: 'Kept', attendance: 'returned' })
})

test.each([
  ['POST', '/cancel', { reason: 5 }, '#/reason'],
  ['POST', '/cancel', { reason: 'x'.repeat(501) }, '#/reason'],
  ['POST', '/cancel', { reason: 'a\u202Eb' }, '#/reason'],
  ['PUT', '/attendance', {}, '#/state'],
  ['PUT', '/attendance', { state: 'gone' }, '#/state'],
  ['PUT', '/attendance', { state: null }, '#/state'],
  ['PUT', '/attendance', { state: ['returned'] }, '#/state'],
  ['PUT', '/note', {}, '#/note'],
  ['PUT', '/note', { note: 'x'.repeat(1001) }, '#/note'],
  ['PUT', '/note', { note: {} }, '#/note'],
] as const)('a bad body of %s %s is refused at its field (%#)', async (method, path, payload, pointer) => {
  const { send, read, id } = await withBooking()
  const reply = await send(method, path, payload)
  expect(reply.json()).toMatchObject({ status: 422, errors: [{ pointer }] })
  expect(await read(`/bookings/${id}`)).toMatchObject({ status: 'Confirmed', attendance: 'none', note: null })
})

test('a body that is no object is refused, and a booking that is not there is not found', async () => {
  const { app, send, admin } = await withBooking()
  expect((await send('POST', '/cancel', [1])).statusCode).toBe(422)
  const gone = { method: 'POST', url: '/api/bookings/99999/cancel', headers: admin.headers } as const
  expect((await app.inject(gone)).statusCode).toBe(404)
})
