import { expect, test } from 'vitest'
import { sentMails } from '../../../../test/support/mail-files'
import { type Move, NEXT_DAY, TOMORROW, withBooking } from '../../../../test/support/moves'
import { toJson } from '../../../platform/database/json-text'

const HERE = { booking_date: '2026-06-20', slot_id: 1 }

/** A booking for four guests, each of whom is charged 30; staff change it. */
async function withGuests(
  booking: Parameters<typeof withBooking>[0] = {},
  pricing: object = { charge: 'per_person' },
) {
  const fixture = await withBooking({ status: 'Confirmed', ...booking })
  const { app, db, admin, product, id } = fixture
  await db.updateTable('product').set({ price_cents: 3000 }).where('id', '=', product.id).execute()
  await app.inject({
    method: 'PUT',
    url: `/api/products/${product.id}/pricing`,
    headers: admin.headers,
    payload: { slot_prices: [], rules: [], ...pricing },
  })
  await db.updateTable('booking').set({ guests: 4, total_cents: 12_000 }).where('id', '=', id).execute()
  const change = (fields: Move, headers: Record<string, string> = {}) =>
    fixture.move({ ...HERE, ...fields }, { ...admin.headers, ...headers })
  const find = async () =>
    (await app.inject({ url: `/api/bookings/${id}`, headers: admin.headers })).json() as object
  return { ...fixture, change, find }
}

test('staff change the guests of a booking, which stays where it is and costs what they cost', async () => {
  const { fixture, app, admin, customer, id, change, find } = await withGuests()

  const reply = await change({ guests: 5, total_price: 150 })

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    booking_date: '2026-06-20 00:00:00',
    slot_id: 1,
    guests: 5,
    total_price: 150,
    status: 'Confirmed',
    etag: '"v2"',
  })
  expect(await find()).toEqual(reply.json())
  const history = await app.inject({ url: `/api/history?entity=booking&id=${id}`, headers: admin.headers })
  expect(history.json()[0]).toMatchObject({
    action: 'updated',
    changes: [
      { field: 'total_price', before: 120, after: 150 },
      { field: 'guests', before: 4, after: 5 },
    ],
  })
  const [mail, ...others] = await sentMails(fixture)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: customer.mail,
    subject: 'Booking changed: Painted Luzzu, Saturday, June 20, 2026',
  })
  expect(mail?.text).toContain('Your booking is changed and confirmed.')
  expect(mail?.text).toContain(
    'Before: Saturday, June 20, 2026, Morning, 08:00-12:00, 4 guests\nNow: Saturday, June 20, 2026, Morning, 08:00-12:00, 5 guests',
  )
})

test('date and guests change together, and the email tells both', async () => {
  const { fixture, change } = await withGuests({}, { charge: 'as_listed', slot_prices: [] })
  const reply = await change({ booking_date: NEXT_DAY, guests: 2, total_price: 30 })
  expect(reply.json()).toMatchObject({ booking_date: `${NEXT_DAY} 00:00:00`, guests: 2 })
  const [mail] = await sentMails(fixture)
  expect(mail?.subject).toBe('Booking moved: Painted Luzzu, Sunday, June 21, 2026')
  expect(mail?.text).toContain('Now: Sunday, June 21, 2026, Morning, 08:00-12:00, 2 guests')
})

test.each([{}, { guests: null }, { guests: 4 }])('moved with %j it keeps its guests', async (fields) => {
  const { change, kinds } = await withGuests()
  expect((await change(fields)).headers.etag).toBe('"v1"')
  expect(await kinds()).toEqual([])
  expect((await change({ booking_date: NEXT_DAY, ...fields })).json()).toMatchObject({ guests: 4 })
})

test.each([0, 9, 2.5, '5', true, 10_000])('%j guests are refused at their field', async (guests) => {
  const { change, find, kinds } = await withGuests()
  for (const place of [HERE, { booking_date: NEXT_DAY }]) {
    const reply = await change({ ...place, guests, total_price: 270 })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toMatchObject([{ pointer: '#/guests' }])
  }
  expect(await find()).toMatchObject({ guests: 4, etag: '"v1"' })
  expect(await kinds()).toEqual([])
})

test('a booking for more than its product takes by now can still be moved', async () => {
  const { db, product, change } = await withGuests()
  await db.updateTable('product').set({ max_persons: 3 }).where('id', '=', product.id).execute()
  expect((await change({ booking_date: NEXT_DAY, guests: 4 })).statusCode).toBe(200)
  expect((await change({ booking_date: NEXT_DAY, guests: 5 })).json().errors).toMatchObject([
    { pointer: '#/guests', detail: 'The number of guests must be from 1 to 3.' },
  ])
})

test('a total that other guests change is refused unless it is sent', async () => {
  const { change, find } = await withGuests()
  for (const total_price of [undefined, 120])
    expect((await change({ guests: 5, total_price })).json()).toMatchObject({
      status: 409,
      type: '/problems/price-changed',
      total_price: 150,
    })
  expect(await find()).toMatchObject({ guests: 4, total_price: 120 })
})

test('neither notice nor a closure nor the booking window keeps other guests from a place that is booked', async () => {
  const { app, db, id, admin, setUp, change } = await withGuests()
  await setUp({ min_notice_hours: 720, booking_window_days: 1 })
  const closure = { from_date: '2026-06-20', to_date: '2026-06-20', reason: 'Regatta' }
  await app.inject({ method: 'POST', url: '/api/closures', headers: admin.headers, payload: closure })
  expect((await change({ guests: 5, total_price: 150 })).statusCode).toBe(200)
  const elsewhere = await change({ booking_date: NEXT_DAY, guests: 6, total_price: 180 })
  expect(elsewhere.json().errors).toMatchObject([{ pointer: '#/booking_date' }])
  await db.updateTable('booking').set({ status: 'Cancelled' }).where('id', '=', id).execute()
  expect((await change({ guests: 6, total_price: 180 })).json()).toMatchObject({
    type: '/problems/invalid-state',
  })
})

test('other guests keep what has become of a booking: its attendance and its reminder', async () => {
  const { db, id, change } = await withGuests()
  const known = {
    attendance: 'checked_in' as const,
    reminded_at: '2026-06-09T08:00:00.000Z' as never,
    confirmed_at: '2026-06-08T08:00:00.000Z' as never,
  }
  await db.updateTable('booking').set(known).where('id', '=', id).execute()
  await change({ guests: 5, total_price: 150 })
  const row = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...known, guests: 5 })
})

test('customers are told to call: other guests of theirs are refused', async () => {
  const { move, find } = await withGuests()
  const reply = await move({ booking_date: TOMORROW, guests: 5, total_price: 150 })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toMatchObject([
    { pointer: '#/guests', detail: 'Please call us to change the number of guests.' },
  ])
  expect(await find()).toMatchObject({ guests: 4, status: 'Confirmed' })
  expect((await move({ guests: 4 })).statusCode).toBe(200)
})

test('the guests of a reseller’s booking are the reseller’s to change', async () => {
  const { db, id, change } = await withGuests()
  const reseller = toJson({
    name: 'Quay Tours',
    reference: null,
    supplier_reference: 'L-1',
    uuid: 'u',
    receipt: false,
  })
  await db.updateTable('booking').set({ source: 'reseller', reseller }).where('id', '=', id).execute()
  expect((await change({ guests: 5, total_price: 150 })).json().errors).toMatchObject([
    { pointer: '#/guests' },
  ])
})

test('of two who change the same version at once one is told that it is outdated', async () => {
  const { change, find } = await withGuests()
  const seen = { 'if-match': '"v1"' }
  const replies = await Promise.all([
    change({ guests: 5, total_price: 150 }, seen),
    change({ guests: 6, total_price: 180 }, seen),
  ])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
  const done = replies.find(({ statusCode }) => statusCode === 200)
  expect(await find()).toEqual(done?.json())
})
