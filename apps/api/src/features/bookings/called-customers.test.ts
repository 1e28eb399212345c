import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { withStaff } from '../../../test/support/closures'
import { testApp } from '../../../test/support/test-app'
import { DAY, MINUTE } from '../../platform/clock'

async function withBooking(fields: Partial<Parameters<typeof aBooking>[1]> = {}) {
  const fixture = await testApp()
  const { app, db, clock } = fixture
  const anna = await fixture.signedIn({ admin: true, username: 'Anna Micallef' })
  const bernard = await fixture.signedIn({ admin: true, username: 'Bernard Zahra' })
  const customer = await fixture.signedIn()
  const product = await aProduct(db)
  const booked = { account_id: customer.id, product, booking_date: '2026-06-20' }
  const id = await aBooking(db, { ...booked, status: 'Cancelled', ...fields })
  const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, who = anna) =>
    app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) })
  const call = (called: unknown, who = anna) => send('PUT', `/bookings/${id}/called`, { called }, who)
  const booking = async () => (await send('GET', `/bookings/${id}`)).json()
  const now = () => clock.now().toISOString()
  return { ...fixture, anna, bernard, customer, id, send, call, booking, now }
}

test('all staff know who has called a customer first, and customers never', async () => {
  const { clock, bernard, customer, id, send, call, booking, now } = await withBooking()
  expect(await booking()).toMatchObject({ called: null })
  const called = { at: now(), by: 'Anna Micallef' }
  const reply = await call(true)
  expect([reply.statusCode, reply.json().called, reply.headers.etag]).toEqual([200, called, '"v2"'])
  clock.advance(MINUTE)
  const again = await call(true, bernard)
  expect([again.json().called, again.headers.etag]).toEqual([called, '"v2"'])
  expect(await booking()).toMatchObject({ called })
  expect((await send('GET', '/bookings', undefined, bernard)).json()).toMatchObject([{ id, called }])
  for (const url of [`/bookings/${id}`, `/bookings/user/${customer.id}`, `/user/${customer.id}/export`])
    expect((await send('GET', url, undefined, customer)).body).not.toMatch(/called|Micallef/)
  expect((await call(true, customer)).statusCode).toBe(403)

  expect((await call(false, bernard)).json()).toMatchObject({ called: null })
  expect((await call(false)).headers.etag).toBe('"v3"')
  const entries = (await send('GET', `/history?entity=booking&id=${id}`)).json()
  expect(entries).toMatchObject([
    {
      actor: 'Bernard Zahra',
      action: 'updated',
      changes: [{ field: 'called', before: called.at, after: null }],
    },
    {
      actor: 'Anna Micallef',
      action: 'updated',
      changes: [{ field: 'called', before: null, after: called.at }],
    },
    { action: 'created' },
  ])
})

test.each(['Pending', 'Confirmed'] as const)('a customer with a %s booking is not marked', async (status) => {
  const { call, booking } = await withBooking({ status })
  expect((await call(true)).json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message: 'Only customers of cancelled bookings can be marked as called.',
  })
  expect(await booking()).toMatchObject({ called: null })
})

test.each([undefined, null, 'true', 1, [true]])('called is true or false, not %o', async (called) => {
  const { call, booking } = await withBooking()
  expect((await call(called)).json()).toMatchObject({ status: 422, errors: [{ pointer: '#/called' }] })
  expect(await booking()).toMatchObject({ called: null })
})

test('the customers of a closure say who was called, and an undo of the call-off forgets it', async () => {
  const { close, booked, send, db, clock, admin } = await withStaff()
  const id = await booked(1)
  const byPhone = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }
  await db.updateTable('booking').set(byPhone).where('id', '=', id).execute()
  const closure = (await close()).json()
  const callOff = () => send('POST', `/closures/${closure.id}/call-off`, { message: 'A gale.' })
  const called = async () =>
    (await send('GET', `/closures/${closure.id}?with=to_call`)).json().to_call[0].booking.called
  await callOff()
  expect(await called()).toBeNull()
  await send('PUT', `/bookings/${id}/called`, { called: true })
  expect(await called()).toEqual({ at: clock.now().toISOString(), by: await nameOf(db, admin.id) })

  await send('POST', `/closures/${closure.id}/undo`)
  expect((await send('GET', `/bookings/${id}`)).json()).toMatchObject({ status: 'Pending', called: null })
  await callOff()
  expect(await called()).toBeNull()
})

const nameOf = async (db: Awaited<ReturnType<typeof testApp>>['db'], id: number) =>
  (await db.selectFrom('account').select('username').where('id', '=', id).executeTakeFirst())?.username

test('a deleted booking comes back as it was called about', async () => {
  const { id, send, call, booking, now } = await withBooking()
  await call(true)
  await send('DELETE', `/bookings/${id}`)
  await send('POST', `/bookings/${id}/undo`)
  expect(await booking()).toMatchObject({ called: { at: now(), by: 'Anna Micallef' } })
})

test('who has called goes with the account of the staff, as in the activity log', async () => {
  const { anna, bernard, id, send, call } = await withBooking()
  await call(true)
  expect((await send('DELETE', `/user/${anna.id}`, undefined, bernard)).statusCode).toBe(204)
  const reply = await send('GET', `/bookings/${id}`, undefined, bernard)
  expect(reply.json().called.by).toBe('Deleted account')
  const [entry] = (await send('GET', `/history?entity=booking&id=${id}`, undefined, bernard)).json()
  expect(entry.actor).toBe('Deleted account')
})

const GUEST = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }

test.each(['account', 'guest'] as const)('that the customer was called is erased with the %s', async (of) => {
  const { id, customer, clock, send, call, db, signedIn } = await withBooking()
  if (of === 'guest') await db.updateTable('booking').set(GUEST).where('id', '=', id).execute()
  await call(true)
  clock.advance(12 * DAY)
  const staff = await signedIn({ admin: true })
  const url = of === 'guest' ? `/bookings/${id}/contact` : `/user/${customer.id}`
  expect((await send('DELETE', url, undefined, staff)).statusCode).toBe(204)
  const row = await db.selectFrom('booking').select(['called_at', 'called_by']).executeTakeFirst()
  expect(row).toEqual({ called_at: null, called_by: null })
})
