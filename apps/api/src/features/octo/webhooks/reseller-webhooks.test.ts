import { expect, test } from 'vitest'
import { anApiToken } from '../../../../test/support/builders'
import { aReseller, CONTACT, DAY } from '../../../../test/support/reseller'
import { isSigned } from '../../../../test/support/webhook-receiver'
import { MINUTE, SECOND } from '../../../platform/clock'

test('a reseller makes, lists and deletes its webhooks, and nobody else sees them', async () => {
  const { app, db, octo, made, hook, staff, receiver } = await aReseller()
  expect(made).toMatchObject({ status: 200, body: { id: '1', event: 'booking_update', url: receiver.url } })
  expect(made?.headers['cache-control']).toBe('no-store')
  expect(made?.body.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect((await octo('GET', '/webhooks')).body).toEqual([{ id: '1', ...hook }])
  expect((await octo('GET', '/capabilities')).body.map(({ id }: { id: string }) => id)).toContain(
    'octo/webhooks',
  )
  expect((await staff('GET', '/webhook-endpoints')).json()).toEqual([])
  expect((await staff('DELETE', '/webhook-endpoints/1')).statusCode).toBe(404)
  const other = await anApiToken(db, { scopes: ['octo'] })
  const asOther = { method: 'DELETE' as const, url: '/octo/webhooks/1', headers: other.headers }
  expect((await app.inject(asOther)).json().error).toBe('BAD_REQUEST')
  for (const bad of [
    { ...hook, event: 'availability_update' },
    { ...hook, event: undefined },
    { ...hook, url: 'http://10.0.0.1/' },
    { ...hook, url: 7 },
    { event: hook.event },
  ])
    expect(await octo('POST', '/webhooks', bad)).toMatchObject({
      status: 400,
      body: { error: 'BAD_REQUEST' },
    })
  expect((await octo('DELETE', '/webhooks/x')).body.error).toBe('BAD_REQUEST')
  expect(await octo('DELETE', '/webhooks/1')).toMatchObject({ status: 204, body: null })
  expect((await octo('DELETE', '/webhooks/1')).body.error).toBe('BAD_REQUEST')
  const statuses = []
  for (let count = 0; count < 21; count += 1) statuses.push((await octo('POST', '/webhooks', hook)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 400])
})

test('what the reseller does itself is told, signed, as the booking is read', async () => {
  const { app, octo, book, receiver, made } = await aReseller({ instant: true })
  const { uuid } = await book({ emailReceipt: false })
  await app.webhooks.runOnce()
  const [received] = receiver.received
  if (!received) throw new Error('nothing was received')
  expect(isSigned(received, made?.body.secret)).toBe(true)
  const read = await octo('GET', `/bookings/${uuid}`, undefined, { 'octo-capabilities': 'octo/pricing' })
  expect(JSON.parse(received.body)).toEqual({
    webhook: { id: '1', event: 'booking_update', url: receiver.url },
    booking: read.body,
  })
  expect(read.body).toMatchObject({ status: 'CONFIRMED', pricing: { retail: 12_000 } })
  receiver.received.length = 0
  await octo('PATCH', `/bookings/${uuid}`, { availabilityId: '2026-06-21T08:00:00+02:00' })
  await app.webhooks.runOnce()
  await octo('POST', `/bookings/${uuid}/cancel`, { reason: 'Rain' })
  await app.webhooks.runOnce()
  expect(receiver.received.map(({ body }) => JSON.parse(body).booking)).toMatchObject([
    { status: 'CONFIRMED', availabilityId: '2026-06-21T08:00:00+02:00' },
    { status: 'CANCELLED', cancellation: { reason: 'Rain', refund: 'FULL' } },
  ])
})

test('holds and tests are told of, too, once they are changed', async () => {
  const { octo, hold, book, statuses } = await aReseller({ mode: 'test', instant: true })
  const uuid = await hold()
  expect(await statuses()).toEqual([])
  await octo('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 50 })
  await octo('PATCH', `/bookings/${uuid}`, { notes: 'Late' })
  expect(await statuses()).toEqual(['ON_HOLD'])
  await octo('POST', `/bookings/${uuid}/cancel`, {})
  expect(await statuses()).toEqual(['CANCELLED'])
  await book().catch(() => undefined)
  expect(await statuses()).toEqual(['CONFIRMED'])
})

test('what staff do is told: at once what has no undo, the rest when it can no longer be undone', async () => {
  const { app, clock, staff, book, told, statuses } = await aReseller()
  const { id } = await book()
  expect(await statuses()).toEqual(['PENDING'])
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await staff('PUT', `/bookings/${id}/note`, { note: 'Window seat' })
  expect(await statuses()).toEqual(['CONFIRMED'])
  await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-10', slot_id: 2 })
  expect((await told()).map(({ booking }) => booking.availabilityId)).toEqual(['2026-06-10T13:00:00+02:00'])
  for (const state of ['checked_in', 'returned', 'none'])
    await staff('PUT', `/bookings/${id}/attendance`, { state })
  // Sent at once, in any order.
  expect((await statuses()).sort()).toEqual(['CONFIRMED', 'REDEEMED'])

  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Engine' })
  expect(await told()).toEqual([])
  clock.advance(8 * SECOND)
  await staff('POST', `/bookings/${id}/undo`)
  await staff('DELETE', `/bookings/${id}`)
  await app.webhooks.runOnce()
  await staff('POST', `/bookings/${id}/undo`)
  clock.advance(MINUTE)
  expect(await told()).toEqual([])
  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Engine' })
  clock.advance(MINUTE)
  const [cancelled] = await told()
  expect(cancelled?.booking).toMatchObject({
    status: 'CANCELLED',
    cancellable: false,
    cancellation: { reason: 'Engine', refund: 'FULL' },
  })
  await app.webhooks.runOnce()
})

test('a decline is REJECTED, a deletion CANCELLED, and a call-off says why', async () => {
  const { clock, staff, book, told, octo } = await aReseller()
  const last = async () => {
    await told()
    clock.advance(MINUTE)
    const all = await told()
    return all.at(-1)?.booking
  }
  const declined = await book()
  await staff('PUT', `/bookings/${declined.id}`, { status: 'Cancelled' })
  expect(await last()).toMatchObject({ uuid: declined.uuid, status: 'REJECTED' })
  const deleted = await book()
  await staff('DELETE', `/bookings/${deleted.id}`)
  expect(await last()).toMatchObject({
    uuid: deleted.uuid,
    status: 'CANCELLED',
    cancellation: { refund: 'FULL' },
  })
  const off = await book()
  const closure = (await staff('POST', '/closures', { from_date: DAY, to_date: DAY })).json()
  await staff('POST', `/closures/${closure.id}/call-off`, { message: 'A gale.' })
  const reasons = { status: 'CANCELLED', cancellation: { reason: 'A gale.', refund: 'FULL' } }
  expect(await last()).toMatchObject({ uuid: off.uuid, ...reasons })
  expect((await octo('GET', `/bookings/${off.uuid}`)).body).toMatchObject(reasons)
})

test('a request that nobody decided is REJECTED', async () => {
  const { app, clock, book, statuses } = await aReseller()
  await book()
  await statuses()
  clock.set('2026-06-20T06:30:00.000Z')
  await app.jobs.runDue()
  expect(await statuses()).toEqual(['REJECTED'])
})

test('a call-off ends the holds that it leaves no place for, and its undo puts them back', async () => {
  const { clock, staff, hold, octo, told, product } = await aReseller()
  const uuids = [await hold(), await hold()]
  const read = async (uuid = '') => (await octo('GET', `/bookings/${uuid}`)).body
  const closing = { from_date: DAY, to_date: DAY, product_id: product.id, units: 2 }
  const { id, affected } = (await staff('POST', '/closures', closing)).json()
  expect(affected).toBe(0)
  const off = () => staff('POST', `/closures/${id}/call-off`, { message: 'A boat is out of order.' })
  expect((await off()).json()).toEqual({ cancelled: 0, to_call: [] })
  expect((await read(uuids[0])).status).toBe('ON_HOLD')
  expect(await read(uuids[1])).toMatchObject({
    status: 'CANCELLED',
    utcExpiresAt: null,
    cancellation: { reason: 'A boat is out of order.' },
  })
  expect((await octo('POST', `/bookings/${uuids[1]}/confirm`, { contact: CONTACT })).body.error).toBe(
    'UNPROCESSABLE_ENTITY',
  )
  expect(await told()).toEqual([])
  expect((await staff('POST', `/closures/${id}/undo`)).statusCode).toBe(200)
  expect((await read(uuids[1])).status).toBe('ON_HOLD')
  clock.advance(MINUTE)
  expect(await told()).toEqual([])
  await off()
  await told()
  clock.advance(MINUTE)
  expect((await told()).map(({ booking }) => [booking.uuid, booking.status])).toEqual([
    [uuids[1], 'CANCELLED'],
  ])
  expect((await staff('POST', `/closures/${id}/undo`)).statusCode).toBe(409)
})

test('a token that was revoked hears nothing more', async () => {
  const { db, clock, staff, book, told, statuses } = await aReseller()
  const { id } = await book()
  await statuses()
  await db.updateTable('api_token').set({ revoked_at: clock.now().toISOString() }).execute()
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  expect(await told()).toEqual([])
})
