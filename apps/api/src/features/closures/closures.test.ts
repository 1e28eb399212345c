import { expect, test } from 'vitest'
import { aBooking, aClosure, aProduct, aTimeSlot } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import { testApp } from '../../../test/support/test-app'
import { SECOND } from '../../platform/clock'

const DAY = '2026-06-20'

async function withStaff() {
  const fixture = await testApp()
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { units: 2 })
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers: admin.headers, ...(payload && { payload }) })
  const close = (fields: object = {}) =>
    send('POST', '/closures', { from_date: DAY, to_date: DAY, product_id: product.id, ...fields })
  const book = (slot_id: number, fields: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: { booking_date: DAY, id_product_fk: product.id, slot_id, ...fields },
    })
  const slots = async (id = product.id) => {
    const days = await send('GET', `/products/${id}/availability?from=${DAY}&to=${DAY}`)
    return days.json()[0].slots
  }
  const statusOf = async (id: number) => (await send('GET', `/bookings/${id}`)).json().status
  const booked = async (slot_id: 1 | 2 | 3, fields: object = {}) =>
    aBooking(db, { account_id: customer.id, product, slot_id, booking_date: DAY, ...fields })
  return { ...fixture, fixture, admin, customer, product, send, close, book, slots, statusOf, booked }
}

test('a closed slot closes what overlaps it, tells why, and refuses requests', async () => {
  const { close, slots, book, send } = await withStaff()
  const closed = await close({ slot_id: 1, reason: ' Regatta ' })
  expect(closed.statusCode).toBe(201)
  expect(closed.headers.location).toBe(`/api/closures/${closed.json().id}`)
  expect(closed.json()).toMatchObject({ slot_id: 1, units: null, reason: 'Regatta', affected: 0 })
  expect((await send('GET', `/closures/${closed.json().id}`)).json()).toMatchObject({ slot_id: 1 })
  expect(await slots()).toEqual([
    { slot_id: 1, remaining: 0, status: 'closed', price: null, reason: 'Regatta' },
    { slot_id: 2, remaining: 2, status: 'open', price: 120 },
    { slot_id: 3, remaining: 0, status: 'closed', price: null, reason: 'Regatta' },
  ])
  for (const slot of [1, 3]) {
    const refused = await book(slot)
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/closed'])
    expect(refused.json().message).toContain('Regatta')
  }
  expect((await book(2)).statusCode).toBe(201)
})

test('units of closures add up; what they leave can be booked, then it is full and not closed', async () => {
  const { close, slots, book } = await withStaff()
  await close({ units: 1 })
  expect((await slots())[0]).toEqual({ slot_id: 1, remaining: 1, status: 'open', price: 120 })
  expect((await book(1)).statusCode).toBe(201)
  expect((await slots())[0]).toEqual({ slot_id: 1, remaining: 0, status: 'full', price: null })
  expect((await book(1)).json().type).toBe('/problems/slot-taken')
  await close({ units: 1, product_id: null })
  expect((await slots())[0]).toEqual({ slot_id: 1, remaining: 0, status: 'closed', price: null })
  expect((await book(2)).json().type).toBe('/problems/closed')
})

test('a removed closure opens again, and its history stays', async () => {
  const { close, slots, send } = await withStaff()
  const { id } = (await close()).json()
  expect((await slots())[0].status).toBe('closed')
  expect((await send('DELETE', `/closures/${id}`)).statusCode).toBe(204)
  expect((await slots())[0].status).toBe('open')
  expect((await send('DELETE', `/closures/${id}`)).statusCode).toBe(404)
  const history = (await send('GET', `/history?entity=closure&id=${id}`)).json()
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'created'])
})

test('the closures of a deleted slot end with it, and what overlapped it is open again', async () => {
  const { db, close, slots, book, send } = await withStaff()
  const early = await aTimeSlot(db, { starts_at: '07:00', ends_at: '09:00' })
  const { id } = (await close({ slot_id: early, reason: 'Low tide' })).json()
  const kept = (await close({ slot_id: 2, units: 1 })).json()
  expect((await slots()).map(({ status }: { status: string }) => status)).toEqual([
    'closed',
    'open',
    'closed',
    'closed',
  ])
  expect((await send('DELETE', `/time-slots/${early}`)).statusCode).toBe(204)
  expect(await slots()).toEqual([
    { slot_id: 1, remaining: 2, status: 'open', price: 120 },
    { slot_id: 2, remaining: 1, status: 'open', price: 120 },
    { slot_id: 3, remaining: 1, status: 'open', price: 120 },
  ])
  // The constraint trigger of the database agrees.
  expect((await book(1)).statusCode).toBe(201)
  expect((await send('GET', '/closures')).json()).toMatchObject([{ id: kept.id }])
  const [entry] = (await send('GET', `/history?entity=closure&id=${id}`)).json()
  expect(entry).toMatchObject({ action: 'deleted' })
  expect((await close({ slot_id: early })).json().errors).toMatchObject([{ pointer: '#/slot_id' }])
})

test('a closure that is created while its slot is deleted does not outlive it', async () => {
  const { db, close, send } = await withStaff()
  for (let round = 0; round < 8; round += 1) {
    const slot = await aTimeSlot(db)
    const [closed, deleted] = await Promise.all([
      close({ slot_id: slot }),
      send('DELETE', `/time-slots/${slot}`),
    ])
    // 410: it was created, and had ended with its slot before it was read.
    expect([201, 410, 422]).toContain(closed.statusCode)
    expect(deleted.statusCode).toBe(204)
  }
  expect((await send('GET', '/closures')).json()).toEqual([])
})

test('the closure of a deleted product stays while its bookings are called off, and closes nothing else', async () => {
  const { db, close, booked, slots, send, statusOf, product } = await withStaff()
  const id = await booked(1)
  const closure = (await close()).json()
  expect((await send('DELETE', `/products/${product.id}`)).statusCode).toBe(204)
  expect((await send('GET', `/closures/${closure.id}/bookings`)).json()).toMatchObject([{ id }])
  const other = await aProduct(db)
  expect((await slots(other.id))[0].status).toBe('open')
  await send('POST', `/closures/${closure.id}/call-off`, { message: 'The boat is gone.' })
  expect(await statusOf(id)).toBe('Cancelled')
  expect((await close()).json().errors).toMatchObject([{ pointer: '#/product_id' }])
})

test('the list is from today on, or between bounds', async () => {
  const { db, send } = await withStaff()
  const past = await aClosure(db, { from_date: '2026-06-01', to_date: '2026-06-09' })
  const now = await aClosure(db, { from_date: '2026-06-09', to_date: '2026-06-10' })
  const later = await aClosure(db, { from_date: '2026-07-01' })
  const ids = async (query: string) =>
    (await send('GET', `/closures${query}`)).json().map(({ id }: { id: number }) => id)
  expect(await ids('')).toEqual([now, later])
  expect(await ids('?from=2026-06-01&to=2026-06-09')).toEqual([past, now])
  expect(await ids('?to=2026-06-08')).toEqual([past])
  expect((await send('GET', '/closures?from=2026-06-31')).statusCode).toBe(422)
  expect((await send('GET', '/closures?from=2026-06-10&to=2026-06-09')).json().errors).toMatchObject([
    { pointer: '#/to' },
  ])
})

test('closing changes no booking and names those that exceed what is left, the latest made first', async () => {
  const { close, booked, send, statusOf, customer, product } = await withStaff()
  const [first, second] = [await booked(1), await booked(3, { status: 'Confirmed' })]
  const preview = await send(
    'GET',
    `/closures/preview?from_date=${DAY}&to_date=${DAY}&product_id=${product.id}&units=1`,
  )
  expect(preview.json()).toMatchObject({ affected: 1, bookings: [{ id: second }] })
  const one = (await close({ units: 1 })).json()
  expect(one.affected).toBe(1)
  expect((await send('GET', `/closures/${one.id}/bookings`)).json()).toMatchObject([
    { id: second, id_user_fk: customer.id, mail: expect.stringContaining('@'), phone: expect.any(String) },
  ])
  const all = (await close({ units: 1 })).json()
  expect(all.affected).toBe(2)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['Pending', 'Confirmed'])
  // An affected request occupies no more when it is approved.
  const approved = await send('PUT', `/bookings/${first}`, { status: 'Confirmed' })
  expect(approved.statusCode).toBe(200)
})

test('bookings of today that have begun stay', async () => {
  const { booked, send } = await withStaff()
  const today = '2026-06-10'
  await booked(1, { booking_date: today, status: 'Confirmed' })
  const ahead = await booked(2, { booking_date: today })
  const { id, affected } = (await send('POST', '/closures', { from_date: today, to_date: today })).json()
  expect(affected).toBe(1)
  expect((await send('GET', `/closures/${id}/bookings`)).json()).toMatchObject([{ id: ahead }])
})

test('a call-off cancels and tells each customer after the undo period; nothing is left over', async () => {
  const { app, mails, close, booked, send, statusOf, clock, fixture, product } = await withStaff()
  const ids = [await booked(1), await booked(2, { status: 'Confirmed' })]
  const { id } = (await close()).json()
  expect((await send('POST', `/closures/${id}/call-off`, { message: ' ' })).json().errors).toMatchObject([
    { pointer: '#/message' },
  ])
  const calledOff = await send('POST', `/closures/${id}/call-off`, { message: 'A gale.\nSorry!' })
  expect(calledOff.json()).toEqual({ cancelled: 2, to_call: [] })
  expect(Number(calledOff.headers['undo-expires-in'])).toBe(10)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Cancelled', 'Cancelled'])
  await app.relay.runOnce()
  expect((await mails()).map(({ kind, sent_at }) => [kind, sent_at])).toEqual([
    ['booking-called-off', null],
    ['booking-called-off', null],
  ])
  clock.advance(10 * SECOND)
  const sent = (await sentMails(fixture)).filter(({ subject }) => subject?.includes('called off'))
  expect(sent).toHaveLength(2)
  expect(sent[0]?.text).toContain('A gale.\nSorry!')
  expect(sent[0]?.text).toContain(`/book/${product.id}`)
  expect((await send('POST', `/closures/${id}/undo`)).statusCode).toBe(409)
  expect((await send('POST', `/closures/${id}/call-off`, { message: 'Again' })).json()).toEqual({
    cancelled: 0,
    to_call: [],
  })
  const [entry] = (await send('GET', `/history?entity=booking&id=${ids[0]}`)).json()
  expect(entry).toMatchObject({ action: 'called-off' })
})

test('whoever has no email address is named with their phone, when a day is closed and when it is called off', async () => {
  const { close, booked, send, mails, db } = await withStaff()
  const [mailed, called] = [await booked(1), await booked(2)]
  const byPhone = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }
  await db.updateTable('booking').set(byPhone).where('id', '=', called).execute()
  const closed = (await close()).json()
  const to_call = [{ name: 'Ġanni Borg', phone: '+35679991122' }]
  expect(closed).toMatchObject({ affected: 2, to_call })
  const callOff = () => send('POST', `/closures/${closed.id}/call-off`, { message: 'A gale.' })
  expect((await callOff()).json()).toEqual({ cancelled: 2, to_call })
  expect((await callOff()).json()).toEqual({ cancelled: 2, to_call })
  expect((await mails()).map(({ booking_id }) => booking_id)).toEqual([mailed])
})

test('an undo puts all back as they were, even above what is left, and withdraws the emails', async () => {
  const { close, booked, send, statusOf, clock, mails } = await withStaff()
  const ids = [await booked(1), await booked(1, { status: 'Confirmed' }), await booked(2)]
  const { id } = (await close()).json()
  await send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  clock.advance(9 * SECOND)
  const undone = await send('POST', `/closures/${id}/undo`)
  expect([undone.statusCode, undone.json()]).toEqual([200, { restored: 3 }])
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Pending', 'Confirmed', 'Pending'])
  expect((await mails()).filter(({ kind }) => kind === 'booking-called-off')).toEqual([])
  expect((await send('POST', `/closures/${id}/undo`)).statusCode).toBe(409)
  expect((await send('GET', `/closures/${id}/bookings`)).json()).toHaveLength(3)
  expect((await send('POST', '/closures/4711/undo')).statusCode).toBe(404)
})

test('a repeated call-off answers like the first and tells nobody again', async () => {
  const { close, booked, send, mails, clock } = await withStaff()
  await booked(1)
  await booked(2)
  const { id } = (await close()).json()
  const callOff = () => send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  await callOff()
  clock.advance(4 * SECOND)
  const again = await callOff()
  expect([again.statusCode, again.json(), again.headers['undo-expires-in']]).toEqual([
    200,
    { cancelled: 2, to_call: [] },
    '6',
  ])
  expect(await mails()).toHaveLength(2)
  await send('POST', `/closures/${id}/undo`)
  expect((await callOff()).json()).toEqual({ cancelled: 2, to_call: [] })
})

test('one booking of a called-off day is not undone alone, and what was deleted since not with the day', async () => {
  const { close, booked, send, statusOf } = await withStaff()
  const [kept, deleted] = [await booked(1), await booked(2, { status: 'Confirmed' })]
  const { id } = (await close()).json()
  await send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })

  const alone = await send('POST', `/bookings/${kept}/undo`)
  expect(alone.json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message:
      'This booking was called off together with others by a closure. Undo the call-off of the closure instead.',
  })

  await send('DELETE', `/bookings/${deleted}`)
  expect((await send('POST', `/closures/${id}/undo`)).json()).toEqual({ restored: 1 })
  expect(await statusOf(kept)).toBe('Pending')
  expect((await send('POST', `/bookings/${deleted}/undo`)).json()).toMatchObject({ status: 'Cancelled' })
  expect((await send('POST', `/closures/${id}/undo`)).json()).toEqual({ restored: 1 })
  expect(await statusOf(deleted)).toBe('Confirmed')
})

test('an undo restores all or none: never more than the units', async () => {
  const { close, booked, book, send, statusOf } = await withStaff()
  const ids = [await booked(1), await booked(1)]
  const { id } = (await close()).json()
  await send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  await send('DELETE', `/closures/${id}`)
  expect((await book(1)).statusCode).toBe(201)
  const refused = await send('POST', `/closures/${id}/undo`)
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/slot-taken'])
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Cancelled', 'Cancelled'])
})

test('the undo of a decline or a deletion respects closures', async () => {
  const { close, booked, send } = await withStaff()
  const [declined, deleted] = [await booked(1), await booked(1)]
  await send('PUT', `/bookings/${declined}`, { status: 'Cancelled' })
  await send('DELETE', `/bookings/${deleted}`)
  await close({ units: 1 })
  expect((await send('POST', `/bookings/${declined}/undo`)).statusCode).toBe(200)
  const refused = await send('POST', `/bookings/${deleted}/undo`)
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/slot-taken'])
})

test('the database refuses closed units, whatever code writes them', async () => {
  const { db, booked, close, product } = await withStaff()
  const kept = await booked(1)
  const elsewhere = await booked(1, { booking_date: '2026-06-21' })
  const cancelled = await booked(2, { status: 'Cancelled' })
  await close({ units: 1 })
  await expect(booked(3)).rejects.toThrow('slot_taken')
  await expect(
    db
      .updateTable('booking')
      .set({ booking_date: DAY as never })
      .where('id', '=', elsewhere)
      .execute(),
  ).rejects.toThrow('slot_taken')
  await close({ units: 1, slot_id: 2 })
  await expect(
    db.updateTable('booking').set({ status: 'Pending' }).where('id', '=', cancelled).execute(),
  ).rejects.toThrow('slot_taken')
  await db.updateTable('booking').set({ status: 'Confirmed' }).where('id', '=', kept).execute()
  expect(product.units).toBe(2)
})

test.each([
  [{ from_date: '2026-02-30' }, '#/from_date'],
  [{ to_date: '2026-06-19' }, '#/to_date'],
  [{ product_id: 4711 }, '#/product_id'],
  [{ slot_id: 99 }, '#/slot_id'],
  [{ units: 0 }, '#/units'],
  [{ reason: 'x'.repeat(501) }, '#/reason'],
])('a closure with %o is refused', async (fields, pointer) => {
  const { close, send } = await withStaff()
  const reply = await close(fields)
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toMatchObject([{ pointer }])
  expect((await send('GET', '/closures')).json()).toEqual([])
})
