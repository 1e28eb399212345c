import { expect, test } from 'vitest'
import { aBooking } from '../../../test/support/builders'
import { aPaymentsFixture } from '../../../test/support/payments-fixture'
import { testApp } from '../../../test/support/test-app'
import { SECOND } from '../../platform/clock'

test('while payments are off nothing of them is there, for nobody', async () => {
  const { app, signedIn, db } = await testApp()
  const admin = await signedIn({ admin: true })
  for (const url of [
    '/api/orders/1',
    '/api/ledger',
    '/api/payments/attention',
    '/api/products/1/payment-terms',
  ])
    for (const headers of [{}, admin.headers])
      expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 404])
  const { payments, ...site } = (await app.inject({ url: '/api/site' })).json()
  expect([payments, Object.keys(site).filter((key) => /guest|vat|seller/.test(key))]).toEqual([undefined, []])
  expect(await db.selectFrom('customer_order').select('id').execute()).toEqual([])
})

test('a booking has its order, is owed once it is confirmed, and is paid in parts', async () => {
  const { book, staff, own, pay, orderOf, balances } = await aPaymentsFixture()
  const requested = await book()
  expect(requested).toMatchObject({ status: 'Pending', paid: 0, balance_due: 60 })
  const order = requested.order_id
  const early = await pay(order, 10)
  expect([early.statusCode, early.json().type]).toEqual([409, '/problems/invalid-state'])
  expect(await balances(order)).toEqual({})

  await staff('PUT', `/bookings/${requested.id}`, { status: 'Confirmed' })
  expect(await balances(order)).toEqual({ customer: 6000, sales: -6000 })
  const first = await pay(order, 20.5)
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    { method: 'cash', status: 'captured', amount: 20.5, captured: 20.5, refunded: 0, card: null, url: null },
  ])
  const tooMuch = await pay(order, 39.51, 'terminal')
  expect([tooMuch.statusCode, tooMuch.json().type]).toEqual([409, '/problems/exceeds-balance'])
  await pay(order, 39.5, 'terminal')
  expect(await orderOf(order)).toMatchObject({
    status: 'placed',
    currency: 'EUR',
    total_price: 60,
    paid: 60,
    refunded: 0,
    balance_due: 0,
    due_now: 0,
    bookings: [{ id: requested.id, order_id: order, paid: 60, balance_due: 0 }],
    documents: [
      { number: 'R-2026-000001', kind: 'receipt', amount: 20.5 },
      { number: 'R-2026-000002', kind: 'receipt', amount: 39.5 },
    ],
  })
  expect(await balances(order)).toEqual({ cash: 2050, terminal: 3950, sales: -6000 })
  const mine = await own('GET', `/orders/${order}`)
  expect([mine.statusCode, mine.json().balance_due]).toEqual([200, 0])
  const listed = await own('GET', `/bookings/${requested.id}`)
  expect(listed.json()).toMatchObject({ paid: 60, balance_due: 0 })
})

test('a payment is made once for each key, which it needs', async () => {
  const { sell, app, admin, orderOf } = await aPaymentsFixture()
  const { order } = await sell()
  const send = (key?: string, amount = 10) =>
    app.inject({
      method: 'POST',
      url: `/api/orders/${order}/payments`,
      headers: { ...admin.headers, ...(key && { 'idempotency-key': key }) },
      payload: { method: 'cash', amount },
    })
  expect((await send()).statusCode).toBe(422)
  const [one, again] = [await send('k'), await send('k')]
  expect([again.statusCode, again.json()]).toEqual([201, one.json()])
  expect((await send('k', 11)).json().type).toBe('/problems/idempotency-key-reused')
  expect(await orderOf(order)).toMatchObject({ paid: 10 })
})

test.each([-5, 0, 1.234, '10', null, 1_000_000])('an amount of %s is no amount', async (amount) => {
  const { sell, staff } = await aPaymentsFixture()
  const { order } = await sell()
  const reply = await staff('POST', `/orders/${order}/payments`, { method: 'cash', amount })
  expect([reply.statusCode, reply.json().errors]).toEqual([
    422,
    [{ pointer: '#/amount', detail: 'Amount must be a positive number with at most 2 decimals' }],
  ])
})

test('a payment by mistake is reversed once, and its receipt gets a credit note', async () => {
  const { sell, pay, staff, orderOf, balances } = await aPaymentsFixture()
  const { order } = await sell()
  const { id } = (await pay(order, 60)).json()
  const reversed = await staff('POST', `/payments/${id}/reverse`)
  expect([reversed.statusCode, reversed.json()]).toMatchObject([200, { status: 'voided', captured: 0 }])
  const again = await staff('POST', `/payments/${id}/reverse`)
  expect([again.statusCode, again.json().type]).toEqual([409, '/problems/invalid-state'])
  expect(await orderOf(order)).toMatchObject({
    paid: 0,
    balance_due: 60,
    documents: [{ number: 'R-2026-000001' }, { number: 'C-2026-000001', credits: 'R-2026-000001' }],
  })
  expect(await balances(order)).toEqual({ customer: 6000, sales: -6000 })
})

test('what staff give back is no longer owed, and never more than was paid', async () => {
  const { sell, pay, staff, orderOf, balances } = await aPaymentsFixture()
  const { order } = await sell()
  await pay(order, 60)
  const refund = await staff('POST', `/orders/${order}/refunds`, {
    method: 'bank',
    amount: 15,
    reason: 'Late',
  })
  expect([refund.statusCode, refund.json()]).toMatchObject([
    201,
    { amount: 15, method: 'bank', status: 'succeeded' },
  ])
  const tooMuch = await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 45.01 })
  expect([tooMuch.statusCode, tooMuch.json().type]).toEqual([409, '/problems/exceeds-paid'])
  expect(await orderOf(order)).toMatchObject({ paid: 60, refunded: 15, balance_due: 0, total_price: 45 })
  expect(await balances(order)).toEqual({ cash: 6000, bank: -1500, sales: -4500 })
})

test('the customer cancels by the tiers, sees the sum first, and another sum is refused', async () => {
  const tiers = [
    { hours_before: 72, percent: 100 },
    { hours_before: 24, percent: 50 },
  ]
  const { sell, pay, own, staff, orderOf, balances } = await aPaymentsFixture({
    payments: { mode: 'desk', refund_tiers: tiers },
  })
  // In less than two days.
  const { id, order } = await sell({ booking_date: '2026-06-12' })
  await pay(order, 60)
  const quote = (await own('GET', `/orders/${order}/refund-quote?booking_ids=${id}`)).json()
  expect(quote).toMatchObject({
    refund_total: 30,
    retained: 30,
    percent: 50,
    lines: [{ booking_id: id, refund: 30 }],
  })
  const cancel = (refund_total: number) =>
    own('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total })
  const wrong = await cancel(60)
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    409,
    { type: '/problems/refund-changed', refund_total: 30 },
  ])
  const done = await cancel(30)
  expect([done.statusCode, done.json()]).toMatchObject([
    200,
    {
      status: 'cancelled',
      paid: 60,
      refunded: 30,
      balance_due: 0,
      refunds: [{ amount: 30, method: 'cash', status: 'pending' }],
    },
  ])
  expect(await balances(order)).toEqual({ cash: 3000, retained: -3000 })
  const handed = await staff('POST', `/orders/${order}/refunds`, { method: 'bank', amount: 30 })
  expect(handed.json()).toMatchObject({ amount: 30, method: 'bank', status: 'succeeded' })
  expect(await orderOf(order)).toMatchObject({
    refunded: 30,
    documents: [{}, { kind: 'credit_note', amount: 30 }],
  })
  expect(await balances(order)).toEqual({ cash: 6000, bank: -3000, retained: -3000 })
})

test('staff refund everything, and an undo takes that back', async () => {
  const { sell, pay, staff, orderOf, balances, clock } = await aPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 60)
  const before = await balances(order)
  const cancelled = await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 60 })
  expect([cancelled.statusCode, cancelled.json()]).toMatchObject([
    200,
    { status: 'cancelled', refunded: 60, refunds: [{ amount: 60, status: 'pending' }] },
  ])
  expect(cancelled.headers['undo-expires-in']).toBe('10')
  expect(await balances(order)).toEqual({})
  expect((await staff('POST', `/bookings/${id}/undo`)).statusCode).toBe(200)
  expect(await orderOf(order)).toMatchObject({
    status: 'placed',
    paid: 60,
    refunded: 0,
    balance_due: 0,
    refunds: [{ status: 'failed' }],
    documents: [{ cancelled_at: null }, { kind: 'credit_note', cancelled_at: clock.now().toISOString() }],
  })
  expect((await staff('GET', '/documents?kind=credit_note')).json()).toMatchObject([
    { cancelled_at: clock.now().toISOString() },
  ])
  expect(await balances(order)).toEqual(before)
  await staff('POST', `/orders/${order}/cancel`, { booking_ids: [id], refund_total: 30, percent: 50 })
  clock.advance(11 * SECOND)
  expect(await orderOf(order)).toMatchObject({ refunded: 30, refunds: [{}, { status: 'succeeded' }] })
  expect(await balances(order)).toEqual({ cash: 3000, retained: -3000 })
})

test('PUT, cancel and DELETE of a paid booking care for its money', async () => {
  const { sell, pay, own, staff, balances } = await aPaymentsFixture()
  const { id, order } = await sell()
  await pay(order, 60)
  const put = (payload: object) => own('PUT', `/bookings/${id}`, { status: 'Cancelled', ...payload })
  expect((await put({})).json()).toMatchObject({ type: '/problems/refund-changed', refund_total: 60 })
  const gone = await staff('DELETE', `/bookings/${id}`)
  expect([gone.statusCode, gone.json().type]).toEqual([409, '/problems/in-use'])
  const unsaid = await staff('POST', `/bookings/${id}/cancel`, { reason: 'Storm' })
  expect(unsaid.json()).toMatchObject({ type: '/problems/refund-changed', refund_total: 60 })
  expect((await put({ refund_total: 60 })).statusCode).toBe(200)
  expect(await balances(order)).toEqual({})
  const unpaid = await sell()
  expect((await staff('DELETE', `/bookings/${unpaid.id}`)).statusCode).toBe(204)
  expect(await balances(unpaid.order)).toEqual({})
  expect((await staff('POST', `/bookings/${unpaid.id}/undo`)).statusCode).toBe(200)
  expect(await balances(unpaid.order)).toEqual({ customer: 6000, sales: -6000 })
})

test('a booking from before gets its order, once', async () => {
  const { db, product, customer, staff } = await aPaymentsFixture()
  const id = await aBooking(db, { account_id: customer.id, product, status: 'Confirmed', total_cents: 4200 })
  const [made, again] = [
    await staff('POST', `/bookings/${id}/order`),
    await staff('POST', `/bookings/${id}/order`),
  ]
  expect([made.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(made.json())
  expect(made.json()).toMatchObject({ balance_due: 42, bookings: [{ id }] })
})

test('a damage deposit is held, kept in part, and no sale', async () => {
  const { sell, staff, balances, orderOf } = await aPaymentsFixture()
  const early = await sell()
  const { id, order } = await sell({ booking_date: '2026-06-12' })
  const take = (id: number) =>
    staff('POST', `/bookings/${id}/damage-deposit`, { method: 'cash', amount: 200 })
  expect((await take(early.id)).statusCode).toBe(422)
  const taken = await take(id)
  const deposit = taken.json()
  expect([taken.statusCode, taken.headers.location]).toEqual([201, `/api/damage-deposits/${deposit.id}`])
  expect(deposit).toMatchObject({ booking_id: id, method: 'cash', amount: 200, status: 'held', captured: 0 })
  expect((await take(id)).statusCode).toBe(409)
  const url = `/damage-deposits/${deposit.id}`
  const why = { reason: 'A paddle' }
  expect((await staff('POST', `${url}/capture`, { amount: 201, ...why })).statusCode).toBe(422)
  expect((await staff('POST', `${url}/capture`, { amount: 50 })).json().errors).toEqual([
    { pointer: '#/reason', detail: 'Reason is required' },
  ])
  const captured = await staff('POST', `${url}/capture`, { amount: 50, ...why })
  expect(captured.json()).toMatchObject({ status: 'captured', captured: 50, reason: 'A paddle' })
  expect((await staff('POST', `${url}/release`)).statusCode).toBe(409)
  expect(await balances(order)).toEqual({ customer: 6000, sales: -6000, cash: 5000, damage: -5000 })
  expect((await orderOf(order)).documents).toMatchObject([{ kind: 'receipt', amount: 50, is_damage: true }])
})

test('the ledger can be read, and the database refuses to change it', async () => {
  const { sell, pay, staff, db } = await aPaymentsFixture()
  const { order } = await sell()
  await pay(order, 60)
  const entries = (await staff('GET', `/ledger?order=${order}`)).json()
  expect(entries).toMatchObject([
    { kind: 'payment', debit: 'cash', credit: 'customer', amount: 60, currency: 'EUR', order },
    { kind: 'sale', debit: 'customer', credit: 'sales', amount: 60, order },
  ])
  const csv = await staff('GET', `/ledger?order=${order}&format=csv`)
  const [heads, ...lines] = csv.body.split('\r\n')
  expect(heads).toBe('id,at,kind,debit,credit,amount,currency,order,booking_id')
  expect(lines.map((line) => line.split(',')[5])).toEqual(['60.00', '60.00', undefined])
  expect(csv.headers['content-type']).toContain('text/csv')
  await expect(db.updateTable('ledger').set({ amount_cents: 1 }).execute()).rejects.toThrow(
    'cannot be changed',
  )
  await expect(db.deleteFrom('ledger').execute()).rejects.toThrow('cannot be changed')
})

test('a missing key is told before a missing order', async () => {
  const { app, staff, customer } = await aPaymentsFixture()
  const url = '/api/orders/9999'
  for (const [path, payload] of [
    ['cancel', { booking_ids: [1], refund_total: 0 }],
    ['checkout', { total_price: 60, due_now: 0, pay: 'dock', accept_terms: true }],
  ] as const) {
    const { headers } = customer
    const reply = await app.inject({ method: 'POST', url: `${url}/${path}`, headers, payload })
    expect([path, reply.statusCode, reply.json().message]).toEqual([path, 422, 'Idempotency-Key is required'])
  }
  const turned = await staff('GET', '/ledger?from=2026-06-11&to=2026-06-10')
  expect(turned.json().errors).toMatchObject([{ pointer: '#/to' }])
})
