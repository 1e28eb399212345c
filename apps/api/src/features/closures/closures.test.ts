import { expect, test } from 'vitest'
import { aClosure, aProduct, aTimeSlot } from '../../../test/support/builders'
import { DAY, withStaff } from '../../../test/support/closures'

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
