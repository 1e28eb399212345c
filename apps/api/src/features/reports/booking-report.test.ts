import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'

/** Trips of two products on two days of June; payments are off. */
async function withBookings() {
  const { app, db, signedIn } = await testApp()
  const { id, headers } = await signedIn({ admin: true })
  const boat = await aProduct(db, { units: 10, price_cents: 12_000 })
  const kayak = await aProduct(db, { name: '=Kayak', units: 10, price_cents: 3050 })
  const book = (product: typeof boat, day: string, fields: object = {}) =>
    aBooking(db, { account_id: id, product, booking_date: day, ...fields })
  await book(boat, '2026-06-01', { guests: 4, status: 'Confirmed' })
  await book(boat, '2026-06-30', { guests: 3 })
  await book(kayak, '2026-06-30', { guests: null })
  await book(kayak, '2026-06-30', { guests: 2, status: 'Cancelled' })
  await book(boat, '2026-05-31', { guests: 8 })
  await book(boat, '2026-07-01', { guests: 8 })
  const report = (query: string) => app.inject({ url: `/api/reports/bookings?${query}`, headers })
  return { report }
}

const JUNE = 'from=2026-06-01&to=2026-06-30'

test('bookings are added up by the day of the trip and by product, to the same sums', async () => {
  const { report } = await withBookings()
  expect((await report(JUNE)).json()).toMatchObject([
    { key: '2026-06-01', bookings: 1, guests: 4, value: 120, cancelled: 0 },
    { key: '2026-06-30', bookings: 2, guests: 3, value: 150.5, cancelled: 1 },
  ])
  expect((await report(`${JUNE}&by=product`)).json()).toMatchObject([
    { key: '=Kayak', bookings: 1, guests: 0, value: 30.5, cancelled: 1 },
    { key: 'Painted Luzzu', bookings: 2, guests: 7, value: 240, cancelled: 0 },
  ])
})

test('of the bookings and their value, the report tells what is still pending', async () => {
  const { report } = await withBookings()
  expect((await report(JUNE)).json()).toMatchObject([
    { key: '2026-06-01', bookings: 1, pending: 0, pending_value: 0 },
    { key: '2026-06-30', bookings: 2, pending: 2, pending_value: 150.5 },
  ])
  expect((await report(`${JUNE}&by=product`)).json()).toMatchObject([
    { key: '=Kayak', pending: 1, pending_value: 30.5 },
    { key: 'Painted Luzzu', bookings: 2, pending: 1, pending_value: 120 },
  ])
})

test('the report is a table for spreadsheets, in which no name is a formula', async () => {
  const { report } = await withBookings()
  const csv = await report(`${JUNE}&by=product&format=csv`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings-by-product-2026-06-01-2026-06-30.csv"',
  })
  expect(csv.body.split('\r\n')).toEqual([
    '\uFEFFProduct,Bookings,Guests,Value,Cancelled,Pending,Pending value',
    "'=Kayak,1,0,30.50,1,1,30.50",
    'Painted Luzzu,2,7,240.00,0,1,120.00',
    '',
  ])
})

test('pages are linked, and bad parameters are told at their names', async () => {
  const { report } = await withBookings()
  const page = await report(`${JUNE}&limit=1`)
  expect(page.json()).toMatchObject([{ key: '2026-06-01' }])
  expect(page.headers.link).toMatch(/rel="next"/)
  const reply = await report('from=June&by=vat&limit=0')
  expect(reply.statusCode).toBe(422)
  expect(Object.values(reply.json().errors).map((error) => (error as { pointer: string }).pointer)).toEqual(
    expect.arrayContaining(['#/by', '#/from', '#/limit']),
  )
  expect((await report('from=2026-06-02&to=2026-06-01')).statusCode).toBe(422)
})
