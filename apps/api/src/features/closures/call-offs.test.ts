import { expect, test } from 'vitest'
import { anApiToken } from '../../../test/support/builders'
import { DAY, withStaff } from '../../../test/support/closures'
import { sentMails } from '../../../test/support/mail-files'
import { SECOND } from '../../platform/clock'

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
  expect((await send('GET', `/bookings/${ids[0]}`)).json()).toMatchObject({
    cancellation: { kind: 'called-off', reason: 'A gale.\nSorry!' },
  })
  await app.relay.runOnce()
  expect((await mails()).map(({ kind, sent_at }) => [kind, sent_at])).toEqual([
    ['booking-called-off', null],
    ['booking-called-off', null],
  ])
  clock.advance(10 * SECOND)
  const sent = (await sentMails(fixture)).filter(({ subject }) => subject?.includes('called off'))
  expect(sent).toHaveLength(2)
  expect(sent[0]?.text).toContain('A gale.\nSorry!\n\nYou owe nothing for this booking.')
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
  const { close, booked, send, mails, db } = await withStaff({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const [mailed, called] = [await booked(1), await booked(2, { guests: 4 })]
  const byPhone = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }
  await db.updateTable('booking').set(byPhone).where('id', '=', called).execute()
  const closed = (await close()).json()
  const to_call = [{ name: 'Ġanni Borg', phone: '+35679991122' }]
  expect(closed).toMatchObject({ affected: 2, to_call })
  const callOff = () => send('POST', `/closures/${closed.id}/call-off`, { message: 'A gale.' })
  expect((await callOff()).json()).toEqual({ cancelled: 2, to_call })
  expect((await callOff()).json()).toEqual({ cancelled: 2, to_call })
  expect((await mails()).map(({ booking_id }) => booking_id)).toEqual([mailed])
  const details = async () => (await send('GET', `/closures/${closed.id}?with=to_call`)).json()
  const booking = { id: called, booking_date: '2026-06-20 00:00:00', slot_name: 'Afternoon', guests: 4 }
  expect(await details()).toMatchObject({ id: closed.id, to_call: [{ ...to_call[0], booking }] })
  expect((await send('GET', `/closures/${closed.id}`)).json()).not.toHaveProperty('to_call')
  await send('POST', `/closures/${closed.id}/undo`)
  expect(await details()).toMatchObject({ to_call: [] })
})

test('without a mail server, all customers are to be called afterwards', async () => {
  const { close, booked, send, db, customer } = await withStaff()
  await booked(1)
  const called = await booked(2)
  await db.updateTable('account').set({ phone: '' }).where('id', '=', customer.id).execute()
  await db.updateTable('booking').set({ contact_phone: '+35679991122' }).where('id', '=', called).execute()
  const { id } = (await close()).json()
  await send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  expect((await send('GET', `/closures/${id}?with=to_call`)).json()).toMatchObject({
    to_call: [{ phone: '+35679991122' }],
  })
})

test('customers to call are listed by day, start and name', async () => {
  const { close, booked, send, db } = await withStaff()
  for (const [name, slot, booking_date] of [
    ['Zoe', 2, '2026-06-21'],
    ['Ruth', 1, '2026-06-21'],
    ['Paul', 2, '2026-06-20'],
    ['Anna', 2, '2026-06-20'],
    ['Tom', 1, '2026-06-20'],
  ] as const) {
    const contact = { account_id: null, contact_name: name, contact_phone: '+35679991122' }
    await db
      .updateTable('booking')
      .set(contact)
      .where('id', '=', await booked(slot, { booking_date }))
      .execute()
  }
  const { id } = (await close({ to_date: '2026-06-21' })).json()
  await send('POST', `/closures/${id}/call-off`, { message: 'A gale.' })
  const { to_call } = (await send('GET', `/closures/${id}?with=to_call`)).json()
  expect(to_call.map(({ name }: { name: string }) => name)).toEqual(['Tom', 'Anna', 'Paul', 'Ruth', 'Zoe'])
})

test('a program is told whom to call only where it reads bookings, too', async () => {
  const { app, db, booked } = await withStaff()
  const byPhone = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }
  await booked(1, byPhone)
  const { headers: narrow } = await anApiToken(db, { scopes: ['catalogue:write'] })
  const { headers: reader } = await anApiToken(db, { scopes: ['catalogue:write', 'bookings:read'] })
  type Program = { authorization: string }
  const call = (headers: Program, method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({ method, url: `/api/closures${path}`, headers, ...(payload && { payload }) })
  const day = { from_date: DAY, to_date: DAY }
  const to_call = [{ name: 'Ġanni Borg', phone: '+35679991122' }]
  const { id, ...closed } = (await call(narrow, 'POST', '', day)).json()
  expect(closed).toMatchObject({ affected: 1, to_call: [] })
  expect((await call(reader, 'POST', '', day)).json()).toMatchObject({ to_call })
  const callOff = (headers: Program) => call(headers, 'POST', `/${id}/call-off`, { message: 'A gale.' })
  expect((await callOff(narrow)).json()).toEqual({ cancelled: 1, to_call: [] })
  expect((await callOff(reader)).json()).toEqual({ cancelled: 1, to_call })
  const refused = await call(narrow, 'GET', `/${id}?with=to_call`)
  expect(refused.json()).toMatchObject({ status: 403, type: '/problems/insufficient-scope' })
  expect(refused.headers['www-authenticate']).toContain('scope="bookings:read"')
  expect((await call(narrow, 'GET', `/${id}`)).statusCode).toBe(200)
  expect((await call(reader, 'GET', `/${id}?with=to_call`)).json()).toMatchObject({ to_call })
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

test('the undo of a decline or a deletion gives back a place that was closed before', async () => {
  const { close, booked, send, book } = await withStaff()
  const [declined, deleted] = [await booked(1), await booked(1, { status: 'Confirmed' })]
  expect((await close()).json()).toMatchObject({ affected: 2 })
  await send('PUT', `/bookings/${declined}`, { status: 'Cancelled' })
  await send('DELETE', `/bookings/${deleted}`)
  expect((await book(1)).json().type).toBe('/problems/closed')
  const undo = async (id: number) => (await send('POST', `/bookings/${id}/undo`)).json().status
  expect([await undo(declined), await undo(deleted)]).toEqual(['Pending', 'Confirmed'])
})

test('the undo of a decline or a deletion gives back what was booked above some closed units, and nothing that is taken', async () => {
  const { close, booked, book, send } = await withStaff()
  await booked(1)
  const [second, only] = [await booked(1), await booked(1, { booking_date: '2026-06-21' })]
  await close({ units: 1, to_date: '2026-06-21' })
  const undo = (id: number) => send('POST', `/bookings/${id}/undo`)
  await send('DELETE', `/bookings/${second}`)
  expect((await undo(second)).statusCode).toBe(200)
  await send('DELETE', `/bookings/${only}`)
  expect((await book(1, { booking_date: '2026-06-21' })).statusCode).toBe(201)
  expect((await undo(only)).json().type).toBe('/problems/slot-taken')
})

test('a place that was closed before is given back by no undo once it is closed again, or taken', async () => {
  const { close, booked, book, send } = await withStaff()
  const ids = [await booked(1), await booked(1), await booked(2)]
  const { id } = (await close()).json()
  for (const one of ids) await send('DELETE', `/bookings/${one}`)
  await close({ slot_id: 1 })
  const undo = (one: number) => send('POST', `/bookings/${one}/undo`)
  expect((await undo(ids[0] ?? 0)).json().type).toBe('/problems/slot-taken')
  expect((await undo(ids[2] ?? 0)).statusCode).toBe(200)
  await send('DELETE', `/bookings/${ids[2]}`)
  await send('DELETE', `/closures/${id}`)
  await book(2)
  await book(2)
  expect((await undo(ids[2] ?? 0)).json().type).toBe('/problems/slot-taken')
})

test('the undo of a decline or a deletion respects closures that were made since', async () => {
  const { close, booked, send } = await withStaff()
  const [declined, deleted] = [await booked(1), await booked(1)]
  await send('PUT', `/bookings/${declined}`, { status: 'Cancelled' })
  await send('DELETE', `/bookings/${deleted}`)
  await close({ units: 1 })
  expect((await send('POST', `/bookings/${declined}/undo`)).statusCode).toBe(200)
  const refused = await send('POST', `/bookings/${deleted}/undo`)
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/slot-taken'])
})
