import { MAX_CENTS } from '@luzzu/domain'
import { expect, test } from 'vitest'
import { aBooking, anAddon, aProduct } from '../../../test/support/builders'
import { type TestApp, testApp } from '../../../test/support/test-app'

const DAY = '2026-06-20'

type BookingFields = Record<string, unknown>

const book = ({ app }: TestApp, headers: Record<string, string>, input: BookingFields) =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers,
    payload: { booking_date: DAY, slot_id: 1, ...input },
  })

test('a request is priced by the server, pending, and acknowledged by email', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  const lunch = await anAddon(fixture.db, { product_id: product.id })

  const reply = await book(fixture, customer.headers, {
    id_product_fk: product.id,
    addon_ids: [lunch],
    status: 'Confirmed',
  })

  expect(reply.statusCode).toBe(201)
  expect(reply.headers.location).toBe(`/api/bookings/${reply.json().id}`)
  expect(reply.json()).toMatchObject({
    username: 'Maria Vella',
    product_name: 'Painted Luzzu',
    booking_date: `${DAY} 00:00:00`,
    slot_name: 'Morning',
    time_range: '08:00-12:00',
    status: 'Pending',
    total_price: 165,
    id_user_fk: customer.id,
    addons: [{ addon_id: expect.any(Number), addon_name: 'Maltese lunch on board', extra_price: 45 }],
  })
  expect(await fixture.mails()).toMatchObject([{ kind: 'booking-received', recipient: customer.mail }])
})

test('a booked slot is refused, and so is an overlapping full day', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  await book(fixture, customer.headers, { id_product_fk: product.id })

  const again = await book(fixture, customer.headers, { id_product_fk: product.id })
  const fullDay = await book(fixture, customer.headers, { id_product_fk: product.id, slot_id: 3 })
  const afternoon = await book(fixture, customer.headers, { id_product_fk: product.id, slot_id: 2 })

  expect(again.json()).toMatchObject({ type: '/problems/slot-taken', status: 409 })
  expect(fullDay.statusCode).toBe(409)
  expect(afternoon.statusCode).toBe(201)
})

test('as many bookings overlap as there are units, and no more', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db, { units: 2 })
  const statuses: number[] = []

  for (const slot_id of [3, 1, 1, 2, 2]) {
    statuses.push((await book(fixture, customer.headers, { id_product_fk: product.id, slot_id })).statusCode)
  }

  expect(statuses).toEqual([201, 201, 409, 201, 409])
})

test('a cancelled booking releases its unit', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  await aBooking(fixture.db, { account_id: customer.id, product, status: 'Cancelled', booking_date: DAY })

  expect((await book(fixture, customer.headers, { id_product_fk: product.id })).statusCode).toBe(201)
})

test('a wrong total is refused with the correct one', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db)

  const reply = await book(fixture, customer.headers, { id_product_fk: product.id, total_price: 0 })

  expect(reply.json()).toMatchObject({ type: '/problems/price-changed', status: 409, total_price: 120 })
})

test('totals are compared in cents, and may exceed four bytes', async () => {
  const fixture = await testApp()
  const customer = await fixture.signedIn()
  const cheap = await aProduct(fixture.db, { price_cents: 10 })
  const snack = await anAddon(fixture.db, { product_id: cheap.id, extra_price_cents: 20 })
  const sum = { id_product_fk: cheap.id, addon_ids: [snack], total_price: 0.1 + 0.2 }
  const dear = await aProduct(fixture.db, { price_cents: MAX_CENTS })
  const addon_ids: number[] = []
  for (let index = 0; index < 30; index += 1)
    addon_ids.push(await anAddon(fixture.db, { product_id: dear.id, extra_price_cents: MAX_CENTS }))

  const [noisy, other] = [
    await book(fixture, customer.headers, { ...sum, total_price: 0.304 }),
    await book(fixture, customer.headers, sum),
  ]
  const large = await book(fixture, customer.headers, { id_product_fk: dear.id, addon_ids })

  expect(noisy.json()).toMatchObject({ type: '/problems/price-changed', total_price: 0.3 })
  expect(other.json()).toMatchObject({ total_price: 0.3 })
  expect(large.json()).toMatchObject({ total_price: 310_000_000 })
  const read = await fixture.app.inject({
    url: `/api/bookings/user/${customer.id}`,
    headers: customer.headers,
  })
  expect(read.json().map(({ total_price }: { total_price: number }) => total_price)).toEqual([
    310_000_000, 0.3,
  ])
})

test('SQL statements cannot overbook a unit by insert, update or undo', async () => {
  const fixture = await testApp()
  const { id: account_id } = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  await aBooking(fixture.db, { account_id, product, booking_date: DAY, slot_id: 1 })
  const cancelled = await aBooking(fixture.db, {
    account_id,
    product,
    booking_date: DAY,
    slot_id: 3,
    status: 'Cancelled',
  })
  const elsewhere = await aBooking(fixture.db, {
    account_id,
    product,
    booking_date: '2026-06-21',
    slot_id: 1,
  })
  const set = (id: number, values: object) =>
    fixture.db.updateTable('booking').set(values).where('id', '=', id).execute()

  await expect(aBooking(fixture.db, { account_id, product, booking_date: DAY, slot_id: 3 })).rejects.toThrow(
    'slot_taken',
  )
  await expect(set(cancelled, { status: 'Confirmed' })).rejects.toThrow('slot_taken')
  await expect(set(elsewhere, { booking_date: DAY })).rejects.toThrow('slot_taken')
})
