import { expect, test } from 'vitest'
import { aBooking, anAddon } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { NEXT_DAY, renewSessions, TOMORROW, withBooking } from '../../../../test/support/moves'

test('a customer moves a confirmed booking, which is pending again, and is told both places', async () => {
  const { fixture, app, move, id, customer, admin } = await withBooking({ status: 'Confirmed' })

  const reply = await move({ booking_date: `${NEXT_DAY} 00:00:00`, slot_id: 2 })

  expect(reply.statusCode).toBe(200)
  expect(reply.headers.etag).toBe('"v2"')
  expect(reply.json()).toMatchObject({
    id,
    booking_date: `${NEXT_DAY} 00:00:00`,
    slot_id: 2,
    slot_name: 'Afternoon',
    time_range: '13:00-18:00',
    status: 'Pending',
    total_price: 120,
  })
  const stored = await app.inject({ url: `/api/bookings/${id}`, headers: customer.headers })
  expect(stored.json()).toEqual(reply.json())
  const mails = await sentMails(fixture)
  expect(mails).toMatchObject([
    { to: customer.mail, subject: 'Booking moved: Painted Luzzu, Sunday, June 21, 2026' },
  ])
  expect(mails[0]?.text).toContain(
    'Before: Saturday, June 20, 2026, Morning, 08:00-12:00\nNow: Sunday, June 21, 2026, Afternoon, 13:00-18:00',
  )
  expect(mails[0]?.text).toContain('We answer by email whether it is confirmed.')
  const history = await app.inject({
    url: `/api/history?entity=booking&id=${id}`,
    headers: admin.headers,
  })
  expect(history.json()[0]).toMatchObject({ action: 'moved', actor: 'Maria Vella' })
  expect(history.json()[0].changes).toContainEqual({
    field: 'booking_date',
    before: '2026-06-20',
    after: NEXT_DAY,
  })
})

test.each(['Pending', 'Confirmed'] as const)('moved by staff, a %s booking stays so', async (status) => {
  const { fixture, move, admin, customer } = await withBooking({ status })

  const reply = await move({}, admin.headers)

  expect(reply.json()).toMatchObject({ status, booking_date: `${NEXT_DAY} 00:00:00` })
  const sentences = {
    Pending: 'We answer by email whether it is confirmed.',
    Confirmed: 'moved and confirmed',
  }
  expect(await sentMails(fixture)).toMatchObject([
    { to: customer.mail, text: expect.stringContaining(sentences[status]) },
  ])
})

test('with automatic confirmation a booking moved by its customer is confirmed', async () => {
  const { move, setUp, kinds } = await withBooking()
  await setUp({ auto_confirm: true })
  const reply = await move({})
  expect(reply.json()).toMatchObject({ status: 'Confirmed' })
  expect(await kinds()).toEqual(['booking-moved'])
})

test('a booking of the only unit moves into a slot that overlaps its own', async () => {
  const { move } = await withBooking({ slot_id: 1 })
  const longer = await move({ booking_date: '2026-06-20', slot_id: 3 })
  const shorter = await move({ booking_date: '2026-06-20', slot_id: 2 })
  expect([longer.statusCode, shorter.statusCode]).toEqual([200, 200])
})

test('a move frees the old place, and cannot take that of others', async () => {
  const { app, db, product, customer, move, id } = await withBooking()
  const others = await aBooking(db, { account_id: customer.id, product, booking_date: NEXT_DAY, slot_id: 3 })

  const taken = await move({})
  expect(taken.json()).toMatchObject({ status: 409, type: '/problems/slot-taken' })
  expect((await move({ booking_date: '2026-06-22' })).statusCode).toBe(200)
  expect((await move({ booking_date: '2026-06-20', slot_id: 1 }, customer.headers, others)).statusCode).toBe(
    200,
  )
  const own = await app.inject({ url: `/api/bookings/${id}`, headers: customer.headers })
  expect(own.json()).toMatchObject({ booking_date: '2026-06-22 00:00:00' })
})

test('moving a booking to where it is changes nothing', async () => {
  const { move, kinds, admin } = await withBooking({ status: 'Confirmed' })
  const replies = [
    await move({ booking_date: '2026-06-20', slot_id: 1 }),
    await move({ booking_date: '2026-06-20', slot_id: 1 }, admin.headers),
  ]
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200)
    expect(reply.headers.etag).toBe('"v1"')
    expect(reply.json()).toMatchObject({ status: 'Confirmed' })
  }
  expect(await kinds()).toEqual([])
})

test('customers can move their bookings until 24 hours before the old start, staff afterwards', async () => {
  const { fixture, clock, move, customer } = await withBooking({ status: 'Confirmed' })
  // The morning slot of June 20 starts at 8:00 in Malta, 6:00 UTC.
  clock.set('2026-06-19T06:00:00.001Z')
  await renewSessions(fixture)
  const late = await move({})
  expect(late.json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message: 'Bookings can be moved until 24 hours before they start.',
  })
  const { headers } = await fixture.signedIn({ admin: true })
  expect((await move({ booking_date: '2026-06-20', slot_id: 2 }, headers)).statusCode).toBe(200)
  expect((await move({ booking_date: '2026-06-20', slot_id: 1 }, headers)).statusCode).toBe(200)
  expect((await move({}, customer.headers)).statusCode).toBe(409)
})

test('staff give whoever comes late another time until the day is over', async () => {
  const { fixture, app, clock, move, id } = await withBooking({ status: 'Confirmed' })
  clock.set('2026-06-20T06:30:00.000Z')
  const { headers } = await fixture.signedIn({ admin: true })
  const attend = (state: string) =>
    app.inject({ method: 'PUT', url: `/api/bookings/${id}/attendance`, headers, payload: { state } })

  await attend('checked_in')
  expect((await move({ booking_date: '2026-06-20', slot_id: 2 }, headers)).json()).toMatchObject({
    status: 409,
    message: expect.stringContaining('Undo that first.'),
  })
  await attend('none')
  const back = await move({ booking_date: '2026-06-20', slot_id: 3 }, headers)
  expect(back.json()).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ pointer: '#/slot_id' })],
  })
  const moved = await move({ booking_date: '2026-06-20', slot_id: 2 }, headers)
  expect(moved.json()).toMatchObject({ status: 'Confirmed', slot_name: 'Afternoon', attendance: 'none' })

  clock.set('2026-06-20T22:00:00.000Z')
  expect((await move({}, (await fixture.signedIn({ admin: true })).headers)).json()).toMatchObject({
    status: 409,
    message: 'Bookings can be moved until the end of their day.',
  })
})

test('a cancelled booking cannot be moved, not even to its own place', async () => {
  const { move, admin } = await withBooking({ status: 'Cancelled' })
  for (const place of [{}, { booking_date: '2026-06-20', slot_id: 1 }])
    expect((await move(place, admin.headers)).json()).toMatchObject({
      status: 409,
      type: '/problems/invalid-state',
    })
})

test.each([
  [{ booking_date: undefined }, '#/booking_date'],
  [{ booking_date: '2026-02-30' }, '#/booking_date'],
  [{ booking_date: '2026-06-09' }, '#/booking_date'],
  [{ booking_date: '2026-07-11' }, '#/booking_date'],
  [{ booking_date: '2026-06-10', slot_id: 1 }, '#/slot_id'],
  [{ slot_id: undefined }, '#/slot_id'],
  [{ slot_id: '1' }, '#/slot_id'],
  [{ slot_id: 99 }, '#/slot_id'],
  [{ total_price: '120' }, '#/total_price'],
])('%j is refused', async (place, pointer) => {
  const { move, admin, kinds } = await withBooking()
  for (const headers of [undefined, admin.headers]) {
    const reply = await move(place, headers)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toMatchObject([{ pointer }])
  }
  expect(await kinds()).toEqual([])
})

test('the minimum notice holds for the new place', async () => {
  const { move, setUp } = await withBooking()
  await setUp({ min_notice_hours: 48 })
  const reply = await move({ booking_date: TOMORROW })
  expect(reply.json()).toMatchObject({ errors: [{ pointer: '#/slot_id' }] })
})

test('a total that changes is refused unless it is sent; add-ons keep the prices they were booked with', async () => {
  const { db, product, customer, move } = await withBooking()
  const lunch = await anAddon(db, { product_id: product.id })
  const id = await aBooking(db, {
    account_id: customer.id,
    product,
    booking_date: '2026-06-22',
    total_cents: 16_500,
  })
  const chosen = { addon_id: lunch, addon_name: 'Lunch', extra_price_cents: 4500 }
  await db
    .insertInto('booking_addon')
    .values({ booking_id: id, ...chosen })
    .execute()
  await db.updateTable('addon').set({ extra_price_cents: 9900 }).where('id', '=', lunch).execute()
  const request = (total_price?: number) => move({ total_price }, customer.headers, id)
  expect((await request(165)).json()).toMatchObject({ total_price: 165 })
  await db.updateTable('product').set({ price_cents: 13_000 }).where('id', '=', product.id).execute()
  const back = (total_price?: number) =>
    move({ booking_date: '2026-06-22', total_price }, customer.headers, id)

  for (const sent of [undefined, 165])
    expect((await back(sent)).json()).toMatchObject({
      status: 409,
      type: '/problems/price-changed',
      total_price: 175,
    })
  expect((await back(175)).json()).toMatchObject({
    total_price: 175,
    addons: [{ addon_name: 'Lunch', extra_price: 45 }],
  })
})

test('an outdated version is refused, and so is another customer', async () => {
  const { fixture, move, customer } = await withBooking()
  const other = await fixture.signedIn()
  const stale = await move({}, { ...customer.headers, 'if-match': '"v7"' })
  expect([stale.statusCode, (await move({}, other.headers)).statusCode]).toEqual([412, 404])
  expect((await move({}, { ...customer.headers, 'if-match': '"v1"' })).statusCode).toBe(200)
})

test('a booking of a deleted product stays where it is', async () => {
  const { db, product, move } = await withBooking()
  await db.updateTable('product').set({ deleted_at: 'now' }).where('id', '=', product.id).execute()
  expect((await move({})).json()).toMatchObject({
    status: 409,
    type: '/problems/invalid-state',
    message: 'This product is no longer offered.',
  })
})
