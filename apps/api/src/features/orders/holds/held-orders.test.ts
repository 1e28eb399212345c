import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { aPaymentsFixture } from '../../../../test/support/payments-fixture'
import { retentionJob } from '../../../jobs/retention'
import { DAY, MINUTE, SECOND } from '../../../platform/clock'

const item = (product: { id: number }, fields: object = {}) => ({
  booking_date: '2026-06-20',
  id_product_fk: product.id,
  slot_id: 1,
  ...fields,
})

test('places are held at their prices, and booked together at those', async () => {
  const { own, staff, product, orderOf, db } = await aPaymentsFixture()
  const held = await own('POST', '/orders', { items: [item(product), item(product, { slot_id: 2 })] })
  expect([held.statusCode, held.json()]).toMatchObject([
    201,
    {
      status: 'held',
      expires_at: '2026-06-10T10:15:00.000Z',
      expires_in: 900,
      total_price: 120,
      balance_due: 120,
      balance_due_at: '2026-06-20T06:00:00.000Z',
      customer: { username: expect.any(String), mail: expect.stringContaining('@') },
      due_now: 0,
      bookings: [],
      items: [
        { index: 0, booking_date: '2026-06-20', slot_id: 1, total_price: 60 },
        { index: 1, slot_id: 2, total_price: 60 },
      ],
    },
  ])
  const { id } = held.json()
  expect((await staff('GET', '/bookings?limit=5')).json()).toEqual([])
  await db.updateTable('product').set({ price_cents: 9900 }).execute()
  const checkOut = (fields: object = {}) =>
    own('POST', `/orders/${id}/checkout`, {
      total_price: 120,
      due_now: 0,
      pay: 'dock',
      accept_terms: true,
      ...fields,
    })
  expect((await checkOut({ accept_terms: false })).json().errors).toEqual([
    { pointer: '#/accept_terms', detail: 'Please accept the terms.' },
  ])
  expect((await checkOut({ pay: 'now' })).json()).toMatchObject({
    status: 422,
    errors: [{ pointer: '#/pay', detail: 'Payment is made at the dock' }],
  })
  const other = await checkOut({ total_price: 198 })
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { type: '/problems/price-changed', total_price: 120, due_now: 0 },
  ])
  const placed = await checkOut()
  expect([placed.statusCode, placed.json()]).toMatchObject([
    200,
    {
      status: 'placed',
      items: [],
      expires_at: null,
      total_price: 120,
      bookings: [
        { status: 'Pending', total_price: 60, order_id: id },
        { status: 'Pending', total_price: 60, order_id: id },
      ],
      policy: { accepted_at: '2026-06-10T10:00:00.000Z' },
    },
  ])
  expect((await checkOut()).json().type).toBe('/problems/invalid-state')
  for (const booking of placed.json().bookings)
    await staff('PUT', `/bookings/${booking.id}`, { status: 'Confirmed' })
  await staff('POST', `/orders/${id}/payments`, { method: 'cash', amount: 50.01 })
  expect((await orderOf(id)).bookings).toMatchObject([{ paid: 25.01 }, { paid: 25 }])
  expect(await db.selectFrom('hold').select('id').execute()).toEqual([])
})

test('an order is placed up to as many requests as its customer may have open', async () => {
  const { own, staff, product } = await aPaymentsFixture({}, { environment: { MAX_OPEN_REQUESTS: '3' } })
  const checkOut = async (count: number) => {
    const held = await own('POST', '/orders', { items: Array.from({ length: count }, () => item(product)) })
    const { id, total_price } = held.json()
    const order = { total_price, due_now: 0, pay: 'dock', accept_terms: true }
    return own('POST', `/orders/${id}/checkout`, order)
  }
  expect((await own('POST', '/bookings', item(product))).statusCode).toBe(201)
  const refused = await checkOut(3)
  expect([refused.statusCode, refused.json().message]).toEqual([429, 'You have too many open requests.'])
  expect((await staff('GET', '/bookings')).json()).toHaveLength(1)
  expect((await checkOut(2)).statusCode).toBe(200)
  await staff('PUT', '/settings', { auto_confirm: true })
  expect((await checkOut(4)).statusCode).toBe(200)
})

test('the policy of an order names its products where they are refunded differently', async () => {
  const { own, staff, product, db, ...server } = await aPaymentsFixture()
  const cruise = await aProduct(db, { name: 'Sunset Cruise', price_cents: 6000 })
  const place = async (items: object[]) => {
    const { id, total_price } = (await own('POST', '/orders', { items })).json()
    const accepted = { total_price, due_now: 0, pay: 'dock', accept_terms: true }
    const { policy, bookings } = (await own('POST', `/orders/${id}/checkout`, accepted)).json()
    return { policy, ids: bookings.map((booking: { id: number }) => booking.id) }
  }
  const dayTrips = [item(product), item(product, { slot_id: 2 }), item(cruise, { slot_id: 3 })]
  const usual = 'Refund when you cancel: 100% until 24 hours before the start, then nothing.'
  expect((await place(dayTrips)).policy.text).toBe(usual)
  await staff('PUT', `/products/${cruise.id}/payment-terms`, { refund_tiers: [] })
  const { policy, ids } = await place(dayTrips.map((one) => ({ ...one, booking_date: '2026-06-21' })))
  const text = `${product.name}: ${usual} Sunset Cruise: Payments are not refunded when you cancel.`
  expect(policy.text).toBe(text)
  expect((await sentMails(server)).at(-1)?.text.replaceAll('\n', ' ')).toContain(text)
  const tiers = [{ hours_before: 24, percent: 100 }]
  expect(policy.bookings).toEqual(
    [tiers, tiers, []].map((refund_tiers, at) => ({
      booking_id: ids[at],
      refund_tiers,
      damage_deposit: null,
    })),
  )
})

test('all places are held or none, and the first that is gone is named', async () => {
  const { own, product, db } = await aPaymentsFixture()
  await db.updateTable('product').set({ units: 1 }).execute()
  const taken = await own('POST', '/orders', {
    items: [item(product, { slot_id: 2 }), item(product), item(product)],
  })
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { type: '/problems/slot-taken', item: 2 }])
  expect(await db.selectFrom('hold').select('id').execute()).toEqual([])
  expect((await own('POST', '/orders', { items: [item(product)] })).statusCode).toBe(201)
  const second = await own('POST', '/bookings', item(product))
  expect([second.statusCode, second.json().type]).toEqual([409, '/problems/slot-taken'])
  const wrong = await own('POST', '/orders', { items: [{ ...item(product), slot_id: 999 }] })
  expect(wrong.json().errors).toMatchObject([{ pointer: '#/items/0/slot_id' }])
  expect((await own('POST', '/orders', { items: [] })).json().errors).toMatchObject([{ pointer: '#/items' }])
  const ids = { id_product_fk: String(product.id), slot_id: '1', addon_ids: ['1'] }
  const text = await own('POST', '/orders', { items: [{ ...item(product), ...ids }] })
  expect(text.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/items/0/id_product_fk',
    '#/items/0/slot_id',
    '#/items/0/addon_ids',
  ])
})

test('a hold is made longer twice, ends by the clock, and a customer has two', async () => {
  const { own, staff, product, clock } = await aPaymentsFixture()
  const hold = () => own('POST', '/orders', { items: [item(product)] })
  const { id } = (await hold()).json()
  clock.advance(10 * MINUTE)
  const extend = () => own('POST', `/orders/${id}/extend`)
  expect((await extend()).json()).toMatchObject({ expires_in: 900 })
  await extend()
  const third = await extend()
  expect([third.statusCode, third.json().type]).toEqual([409, '/problems/invalid-state'])
  const second = await hold()
  expect(second.statusCode).toBe(201)
  const refused = await hold()
  expect([refused.statusCode, refused.json().orders]).toEqual([429, [id, second.json().id]])
  const listed = async () => (await own('GET', '/orders')).json().map((one: { id: number }) => one.id)
  expect(await listed()).toEqual([id, second.json().id])
  clock.advance(15 * MINUTE)
  expect(await listed()).toEqual([])
  expect((await own('GET', `/orders/${id}`)).json()).toMatchObject({
    status: 'expired',
    expires_in: 0,
    total_price: 60,
    balance_due: 0,
    balance_due_at: null,
  })
  const late = await own('POST', `/orders/${id}/checkout`, {
    total_price: 60,
    due_now: 0,
    pay: 'dock',
    accept_terms: true,
  })
  expect([late.statusCode, late.json().type]).toEqual([409, '/problems/hold-expired'])
  expect(
    (await staff('GET', `/products/${product.id}/availability?from=2026-06-20&to=2026-06-20`)).json()[0],
  ).toMatchObject({
    slots: expect.arrayContaining([expect.objectContaining({ remaining: 1000 })]),
  })
})

test('places are swapped and given back', async () => {
  const { own, product, as, signedIn, db } = await aPaymentsFixture()
  const { id } = (await own('POST', '/orders', { items: [item(product)] })).json()
  const swapped = await own('PUT', `/orders/${id}/items`, { items: [item(product, { slot_id: 2 })] })
  expect(swapped.json()).toMatchObject({ id, status: 'held', items: [{ slot_id: 2 }] })
  expect((await as(await signedIn())('GET', `/orders/${id}`)).statusCode).toBe(404)
  expect((await own('DELETE', `/orders/${id}`)).statusCode).toBe(204)
  expect((await own('GET', `/orders/${id}`)).statusCode).toBe(404)
  expect(await db.selectFrom('hold').select('id').execute()).toEqual([])
})

test('a closure ends the holds that it leaves no place for, the latest first, and deleting it brings none back', async () => {
  const { own, staff, product, as, signedIn, db } = await aPaymentsFixture()
  await db.updateTable('product').set({ units: 2 }).execute()
  const other = as(await signedIn())
  const first = (await own('POST', '/orders', { items: [item(product)] })).json()
  const last = (
    await other('POST', '/orders', { items: [item(product, { booking_date: '2026-06-21' }), item(product)] })
  ).json()
  const close = async (fields: object) => {
    const dates = { from_date: '2026-06-20', to_date: '2026-06-20' }
    return (await staff('POST', '/closures', { ...dates, ...fields })).json()
  }
  const statuses = async () => [
    (await own('GET', `/orders/${first.id}`)).json().status,
    (await other('GET', `/orders/${last.id}`)).json().status,
  ]
  await close({ slot_id: 2 })
  expect(await statuses()).toEqual(['held', 'held'])
  const { id } = await close({ units: 1 })
  expect(await statuses()).toEqual(['held', 'expired'])
  await staff('DELETE', `/closures/${id}`)
  const refused = await other('POST', `/orders/${last.id}/checkout`, {
    total_price: 120,
    due_now: 0,
    pay: 'dock',
    accept_terms: true,
  })
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/hold-expired'])
  await close({})
  expect(await statuses()).toEqual(['expired', 'expired'])
})

test('undoing a call-off puts the orders back that its closure has ended and that would still be held', async () => {
  const { own, staff, product, clock, db } = await aPaymentsFixture()
  await db.updateTable('product').set({ units: 2 }).execute()
  const { id: booked } = (await own('POST', '/bookings', item(product))).json()
  const held = (await own('POST', '/orders', { items: [item(product)] })).json()
  const dates = { from_date: '2026-06-20', to_date: '2026-06-20' }
  const { id } = (await staff('POST', '/closures', dates)).json()
  clock.advance(3 * SECOND)
  await staff('POST', `/closures/${id}/call-off`, { message: 'A storm' })
  expect((await own('GET', `/orders/${held.id}`)).json().status).toBe('expired')
  clock.advance(3 * SECOND)
  expect((await staff('POST', `/closures/${id}/undo`)).statusCode).toBe(200)
  expect((await staff('GET', `/bookings/${booked}`)).json().status).toBe('Pending')
  expect((await own('GET', `/orders/${held.id}`)).json()).toMatchObject({
    status: 'held',
    expires_at: held.expires_at,
    expires_in: 894,
  })
  await staff('DELETE', `/closures/${id}`)
  const placed = await own('POST', `/orders/${held.id}/checkout`, {
    total_price: 60,
    due_now: 0,
    pay: 'dock',
    accept_terms: true,
  })
  expect(placed.json().status).toBe('placed')
})

test('places are held once for a key, and only their customer makes that longer', async () => {
  const { app, own, staff, product, customer, db } = await aPaymentsFixture()
  const hold = (fields: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { ...customer.headers, 'idempotency-key': 'hold-1' },
      payload: { items: [item(product, fields)] },
    })
  const [one, again] = [await hold(), await hold()]
  expect([one.statusCode, again.statusCode, again.headers['idempotency-replayed']]).toEqual([
    201,
    201,
    'true',
  ])
  expect([again.json().id, again.headers.location]).toEqual([one.json().id, `/api/orders/${one.json().id}`])
  expect(await db.selectFrom('hold').select('id').execute()).toHaveLength(1)
  expect((await hold({ slot_id: 2 })).json().type).toBe('/problems/idempotency-key-reused')
  expect((await staff('POST', `/orders/${one.json().id}/extend`)).statusCode).toBe(403)
  expect((await staff('POST', '/orders/9999/extend')).statusCode).toBe(404)
  await own('DELETE', `/orders/${one.json().id}`)
  expect((await hold()).statusCode).toBe(410)
})

test('an order that was not placed is forgotten after two days', async () => {
  const { own, product, clock, db, config } = await aPaymentsFixture()
  await own('POST', '/orders', { items: [item(product)] })
  clock.advance(2 * DAY)
  const context = { db, now: clock.now(), signal: new AbortController().signal, renewLease: async () => {} }
  await retentionJob(config).run(context)
  for (const table of ['hold', 'order_item', 'customer_order'] as const)
    expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([table, []])
})
