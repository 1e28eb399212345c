import { expect, test } from 'vitest'
import { aGuestCheckoutFixture, GUEST } from '../../../../test/support/guest-checkout-fixture'
import { DAY, HOUR, MINUTE } from '../../../platform/clock'

test('visitors hold places only where the owner lets guests book', async () => {
  const { staff, send, item } = await aGuestCheckoutFixture()
  await staff('PUT', '/settings', { guest_checkout: false })
  const items = [item()]
  expect((await send('POST', '/orders', { items })).statusCode).toBe(401)
  expect((await send('POST', '/orders', { items: 'x' })).statusCode).toBe(401)
  await staff('PUT', '/settings', { guest_checkout: true })
  const held = await send('POST', '/orders', { items })
  expect([held.statusCode, held.json()]).toMatchObject([
    201,
    { status: 'held', customer: null, token: expect.stringMatching(/^\d+\.\d+\.b\.[\w-]{43}$/) },
  ])
  expect((await send('POST', '/orders', { items }, { authorization: 'Bearer old' })).statusCode).toBe(201)
})

test('a guest books, reads, moves, cancels and nobody else does', async () => {
  const { by, send, hold, checkOut, order, db, staff } = await aGuestCheckoutFixture()
  const held = await hold()
  const { id, token } = held
  const wrong = await checkOut(held, { customer: undefined })
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    [
      { pointer: '#/customer/username', detail: 'Username is required' },
      { pointer: '#/customer/mail', detail: 'Email is required' },
      { pointer: '#/customer/phone', detail: 'Phone number is required' },
    ],
  ])
  const placed = await checkOut(held, { customer: { ...GUEST, phone: '79123456' } })
  expect([placed.statusCode, placed.json()]).toMatchObject([
    200,
    { status: 'placed', customer: GUEST, bookings: [{ id_user_fk: null, username: 'Carmen Zahra' }] },
  ])
  const [booking] = placed.json().bookings
  const guest = by(token)
  expect((await guest('GET', `/orders/${id}`)).json()).toMatchObject({ id, customer: GUEST })
  expect((await guest('GET', `/bookings/${booking.id}`)).json()).toMatchObject({ id: booking.id })
  const free = await guest('GET', `/bookings/${booking.id}/availability?from=2026-06-20&to=2026-06-21`)
  expect(free.statusCode).toBe(200)
  const moved = await guest('POST', `/bookings/${booking.id}/move`, {
    booking_date: '2026-06-21',
    slot_id: 2,
  })
  expect([moved.statusCode, moved.json()]).toMatchObject([200, { slot_id: 2, status: 'Pending' }])

  const other = await order()
  for (const call of [() => send('GET', `/orders/${id}`), () => send('GET', `/bookings/${booking.id}`)])
    expect((await call()).statusCode).toBe(401)
  for (const key of [
    other.token,
    `${token}x`,
    token.replace('.b.', '.m.'),
    token.replace(/\.\d+\./, '.2.'),
    'x',
    '',
  ])
    for (const [method, url, payload] of [
      ['GET', `/orders/${id}`],
      ['GET', `/orders/${id}/refund-quote?booking_ids=${booking.id}`],
      ['POST', `/orders/${id}/cancel`, { booking_ids: [booking.id], refund_total: 0 }],
      ['POST', `/orders/${id}/extend`],
      ['DELETE', `/orders/${id}`],
      ['GET', `/bookings/${booking.id}`],
      ['POST', `/bookings/${booking.id}/move`, { booking_date: '2026-06-22', slot_id: 1 }],
    ] as const)
      expect([key, method, url, (await by(key)(method, url, payload)).statusCode]).toEqual([
        key,
        method,
        url,
        404,
      ])

  const quote = await guest('GET', `/orders/${id}/refund-quote?booking_ids=${booking.id}`)
  expect(quote.json()).toMatchObject({ refund_total: 0 })
  const cancelled = await guest('POST', `/orders/${id}/cancel`, {
    booking_ids: [booking.id],
    refund_total: 0,
  })
  expect([cancelled.statusCode, cancelled.json()]).toMatchObject([
    200,
    { status: 'cancelled', bookings: [{ status: 'Cancelled' }] },
  ])
  const audit = await db.selectFrom('audit').select('account_id').where('entity', '=', 'booking').execute()
  expect(audit.every(({ account_id }) => account_id === null)).toBe(true)
  const history = (await staff('GET', `/history?entity=booking&id=${booking.id}`)).json()
  expect(history).toMatchObject(
    ['cancelled', 'moved', 'created'].map((action) => ({ action, actor: 'Carmen Zahra', actor_id: null })),
  )
})

test('the token of an order opens nothing else', async () => {
  const { by, order, staff, send } = await aGuestCheckoutFixture()
  const { id, token, booking } = await order()
  const guest = by(token)
  for (const [method, url, payload] of [
    ['GET', '/bookings'],
    ['POST', '/bookings', {}],
    ['PUT', `/bookings/${booking}`, { status: 'Cancelled' }],
    ['DELETE', `/bookings/${booking}`],
    ['POST', `/orders/${id}/payments`, { method: 'cash', amount: 10 }],
    ['GET', '/user/1'],
    ['GET', '/documents'],
    ['GET', '/settings'],
  ] as const)
    expect([method, url, (await guest(method, url, payload)).statusCode]).toEqual([method, url, 401])
  await staff('PUT', '/settings', { payments: { mode: 'off' } })
  expect((await guest('GET', `/orders/${id}`)).statusCode).toBe(404)
  expect((await guest('GET', `/bookings/${booking}`)).statusCode).toBe(404)
  expect((await send('GET', '/site')).json()).not.toHaveProperty('payments')
})

test('a token works until 90 days after the last slot, wherever that is moved', async () => {
  const { by, order, clock } = await aGuestCheckoutFixture({ booking_window_days: 300 })
  const { id, token, booking } = await order()
  await by(token)('POST', `/bookings/${booking}/move`, { booking_date: '2026-06-30', slot_id: 1 })
  const at = async (instant: string) => {
    clock.advance(Date.parse(instant) - clock.now().getTime())
    return (await by(token)('GET', `/orders/${id}`)).statusCode
  }
  expect(await at('2026-09-28T09:59:00.000Z')).toBe(200)
  expect(await at('2026-09-28T10:01:00.000Z')).toBe(404)
})

test('the receipt of a guest is a download for the guest alone', async () => {
  const { by, order, staff, pay } = await aGuestCheckoutFixture()
  const [one, other] = [await order(), await order()]
  await staff('PUT', `/bookings/${one.booking}`, { status: 'Confirmed' })
  await pay(one.id, 60)
  const [{ id }] = (await by(one.token)('GET', `/orders/${one.id}`)).json().documents
  const file = await by(one.token)('GET', `/documents/${id}.pdf`)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await by(other.token)('GET', `/documents/${id}.pdf`)).statusCode).toBe(404)
})

test('a network holds four places without an account, and begins ten orders an hour', async () => {
  const { send, item, by, hold, clock, own } = await aGuestCheckoutFixture({}, { RATE_LIMIT: 'on' })
  const five = await send('POST', '/orders', { items: Array.from({ length: 5 }, () => item()) })
  expect([five.statusCode, Number(five.headers['retry-after']) > 0]).toEqual([429, true])
  const first = await hold([item(), item(), item()])
  await hold()
  const fifth = await send('POST', '/orders', { items: [item()] })
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '900'])
  const more = await by(first.token)('PUT', `/orders/${first.id}/items`, {
    items: Array.from({ length: 4 }, () => item()),
  })
  expect(more.statusCode).toBe(429)
  expect((await by(first.token)('GET', `/orders/${first.id}`)).json().items).toHaveLength(3)
  // Customers have limits of their own.
  expect((await own('POST', '/orders', { items: [item()] })).statusCode).toBe(201)
  await by(first.token)('DELETE', `/orders/${first.id}`)
  for (let order = 3; order <= 10; order += 1) {
    const { id, token } = await hold()
    expect((await by(token)('DELETE', `/orders/${id}`)).statusCode).toBe(204)
  }
  const eleventh = await send('POST', '/orders', { items: [item()] })
  expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '3600'])
  clock.advance(HOUR + MINUTE)
  expect((await send('POST', '/orders', { items: [item()] })).statusCode).toBe(201)
})

test('requests of one network at once hold four places together', async () => {
  const { send, item, db } = await aGuestCheckoutFixture({}, { RATE_LIMIT: 'on' })
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => send('POST', '/orders', { items: [item()] })),
  )
  const statuses = replies.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([...Array(4).fill(201), ...Array(8).fill(429)])
  expect(await db.selectFrom('hold').select('id').execute()).toHaveLength(4)
  expect(await db.selectFrom('guest_order').select('id').execute()).toHaveLength(4)
})

test('the same key of other guests is another key', async () => {
  const { app, item, order, checkOut, hold } = await aGuestCheckoutFixture()
  const from = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/orders',
      remoteAddress,
      headers: { 'idempotency-key': 'one' },
      payload: { items: [item()] },
    })
  const [one, again, other] = [
    await from('2001:db8::1'),
    await from('2001:db8::2'),
    await from('2001:db8:0:1::1'),
  ]
  expect([again.json().id, again.json().token]).toEqual([one.json().id, one.json().token])
  expect(other.json().id).not.toBe(one.json().id)
  await order()
  expect((await checkOut(await hold())).statusCode).toBe(200)
})

test('the link is gone with the order that is forgotten', async () => {
  const { by, hold, clock } = await aGuestCheckoutFixture()
  const { id, token } = await hold()
  clock.advance(DAY)
  expect((await by(token)('GET', `/orders/${id}`)).json()).toMatchObject({ status: 'expired' })
})
