import { expect, test } from 'vitest'
import { anApiToken, aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'
import { isSigned, webhookReceiver } from '../../../../test/support/webhook-receiver'
import { MINUTE, SECOND } from '../../../platform/clock'

const CONTACT = { fullName: 'Karl Borg', emailAddress: 'karl@example.com' }
const DAY = '2026-06-20'

type Update = { webhook: object; booking: { uuid: string; status: string } & Record<string, unknown> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A reseller with a webhook, unless it is to have none. */
async function start({ hears = true, instant = false, mode = 'live' as 'live' | 'test' } = {}) {
  const receiver = await webhookReceiver()
  const fixture = await testApp({ environment: { WEBHOOK_ALLOWED_ORIGINS: receiver.origin } })
  const { app, db, signedIn } = fixture
  const product = await aProduct(db, { units: 3, max_persons: 4 })
  const { headers } = await anApiToken(db, { scopes: ['octo'], mode })
  const staff = async (method: Method, url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: (await signedIn({ admin: true })).headers,
      ...(payload && { payload }),
    })
  const octo = async (method: Method, path: string, payload?: object, more: object = {}) => {
    const reply = await app.inject({
      method,
      url: `/octo${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : null, headers: reply.headers }
  }
  if (instant) await staff('PUT', `/products/${product.id}/distribution`, { instant_confirmation: true })
  const hook = { url: receiver.url, event: 'booking_update' }
  const made = hears
    ? await octo('POST', '/webhooks', hook, { 'octo-capabilities': 'octo/pricing' })
    : undefined
  const hold = async (fields: object = {}) =>
    (
      await octo('POST', '/bookings', {
        productId: String(product.id),
        optionId: '1',
        availabilityId: `${DAY}T08:00:00+02:00`,
        unitItems: [{ unitId: 'guest' }],
        ...fields,
      })
    ).body.uuid as string
  const book = async (fields: object = {}) => {
    const uuid = await hold()
    await octo('POST', `/bookings/${uuid}/confirm`, {
      contact: CONTACT,
      resellerReference: 'BG-7',
      ...fields,
    })
    const [booking] = (await staff('GET', '/bookings')).json<{ id: number }[]>()
    return { uuid, id: Number(booking?.id) }
  }
  /** What was told since the last time. */
  const told = async () => {
    await app.webhooks.runOnce()
    return receiver.received.splice(0).map(({ body }) => JSON.parse(body) as Update)
  }
  const statuses = async () => (await told()).map(({ booking }) => booking.status)
  return { ...fixture, receiver, product, staff, octo, hook, made, hold, book, told, statuses }
}

test('a reseller makes, lists and deletes its webhooks, and nobody else sees them', async () => {
  const { app, db, octo, made, hook, staff, receiver } = await start()
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
  const { app, octo, book, receiver, made } = await start({ instant: true })
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
  const { octo, hold, book, statuses } = await start({ mode: 'test', instant: true })
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
  const { app, clock, staff, book, told, statuses } = await start()
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
  const { clock, staff, book, told, octo } = await start()
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
  const { app, clock, book, statuses } = await start()
  await book()
  await statuses()
  clock.set('2026-06-20T06:30:00.000Z')
  await app.jobs.runDue()
  expect(await statuses()).toEqual(['REJECTED'])
})

test('a call-off ends the holds that it leaves no place for, and its undo puts them back', async () => {
  const { clock, staff, hold, octo, told, product } = await start()
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

test('without a webhook an email tells the reseller, and one about what is undone is withdrawn', async () => {
  const { app, clock, staff, book, mails } = await start({ hears: false })
  const { id } = await book()
  const toReseller = async () => {
    await app.webhooks.runOnce()
    const found = (await mails()).filter(({ kind }) => kind === 'reseller-booking-changed')
    return found.map(({ recipient, subject }) => [recipient, subject.split(':')[0]])
  }
  expect(await toReseller()).toEqual([])
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-10', slot_id: 2 })
  await staff('PUT', `/bookings/${id}/attendance`, { state: 'checked_in' })
  await staff('POST', `/bookings/${id}/cancel`, { reason: 'Engine' })
  const mail = 'desk@bluegrotto.example'
  const soon = ['Booking confirmed', 'Booking moved', 'Booking redeemed'].map((subject) => [mail, subject])
  expect(await toReseller()).toEqual([...soon, [mail, 'Booking cancelled']])
  await staff('POST', `/bookings/${id}/undo`)
  expect(await toReseller()).toEqual(soon)
  await staff('DELETE', `/bookings/${id}`)
  expect(await toReseller()).toEqual([...soon, [mail, 'Booking cancelled']])
  const [, , , last] = (await mails()).filter(({ kind }) => kind === 'reseller-booking-changed')
  expect(Date.parse(String(last?.due_at)) - clock.now().getTime()).toBeGreaterThanOrEqual(10 * SECOND)
})

test('the guest is told of cancellation, call-off and move, of the rest only with emailReceipt', async () => {
  const kinds = async (emailReceipt: boolean) => {
    const { staff, book, mails } = await start({ hears: false })
    const { id } = await book({ emailReceipt })
    await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-22', slot_id: 3 })
    await staff('POST', `/bookings/${id}/cancel`, {})
    const told = (await mails()).filter(({ recipient }) => recipient === CONTACT.emailAddress)
    return told.map(({ kind }) => kind)
  }
  expect(await kinds(false)).toEqual(['booking-moved', 'booking-cancelled'])
  expect(await kinds(true)).toEqual([
    'booking-received',
    'booking-confirmed',
    'booking-moved',
    'booking-cancelled',
  ])
})

test('a token that was revoked hears nothing more', async () => {
  const { db, clock, staff, book, told, statuses } = await start()
  const { id } = await book()
  await statuses()
  await db.updateTable('api_token').set({ revoked_at: clock.now().toISOString() }).execute()
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  expect(await told()).toEqual([])
})

test('a reseller whose webhook is gone gets emails, and the business is told', async () => {
  const { app, staff, book, receiver, mails } = await start()
  await staff('PUT', '/settings', { notify_mail: 'boats@example.com' })
  receiver.answer = (_request, reply) => reply.writeHead(410).end()
  const { id } = await book()
  await app.webhooks.runOnce()
  await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
  await app.webhooks.runOnce()
  const kinds = (await mails()).map(({ kind, recipient }) => [kind, recipient])
  expect(kinds).toContainEqual(['webhook-disabled', 'boats@example.com'])
  expect(kinds).toContainEqual(['reseller-booking-changed', 'desk@bluegrotto.example'])
})
