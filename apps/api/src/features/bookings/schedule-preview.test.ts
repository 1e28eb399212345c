import { expect, test } from 'vitest'
import { aBooking, aProduct, aTimeSlot } from '../../../test/support/builders'
import { testApp } from '../../../test/support/test-app'
import { toJson } from '../../platform/database/json-text'

/** It is noon in Malta on Wednesday, 10 June 2026; June 20 is a Saturday. */
async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const [admin, customer] = [await fixture.signedIn({ admin: true }), await fixture.signedIn()]
  const product = await aProduct(db, { units: 9 })
  const booked = (fields: Partial<Parameters<typeof aBooking>[1]> = {}) =>
    aBooking(db, { account_id: customer.id, product, ...fields })
  const preview = (query: string) =>
    app.inject({ url: `/api/products/${product.id}/schedule/preview?${query}`, headers: admin.headers })
  return { ...fixture, admin, product, booked, preview }
}

test('a planned schedule names the bookings ahead that it leaves out, the soonest first', async () => {
  const { booked, preview } = await start()
  const later = await booked({ booking_date: '2026-06-27', status: 'Confirmed' })
  const saturday = await booked()
  const sunday = await booked({ booking_date: '2026-06-21', slot_id: 2 })
  await booked({ booking_date: '2026-06-19', status: 'Cancelled' })
  await booked({ booking_date: '2026-06-10', status: 'Confirmed' })

  const outsideOf = async (query: string) => {
    const { outside, bookings } = (await preview(query)).json()
    return [outside, bookings.map(({ id }: { id: number }) => id).toSorted()]
  }
  expect(await outsideOf('')).toEqual([0, []])
  expect(await outsideOf('weekdays=1,7')).toEqual([2, [later, saturday]])
  expect(await outsideOf('slot_ids=1,3')).toEqual([1, [sunday]])
  expect(await outsideOf('season_from=06-01&season_to=06-25')).toEqual([1, [later]])
  expect((await preview('slot_ids=')).json()).toMatchObject({ outside: 3 })
  expect((await preview('weekdays=7')).json().bookings[0]).toMatchObject({ phone: expect.any(String) })
})

test('a time slot that names its products decides for them', async () => {
  const { db, booked, preview, product } = await start()
  await booked()
  await aTimeSlot(db, { product_ids: toJson([product.id]) })
  expect((await preview('slot_ids=2')).json()).toMatchObject({ outside: 1 })
  await db
    .updateTable('time_slot')
    .set({ product_ids: toJson([product.id]) })
    .where('id', '=', 1)
    .execute()
  expect((await preview('slot_ids=2')).json()).toMatchObject({ outside: 0 })
})

test('what no schedule can be is refused', async () => {
  const { app, admin, preview } = await start()
  const bad = await preview('weekdays=8&slot_ids=one&season_from=02-30')
  expect(bad.statusCode).toBe(422)
  expect(bad.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/slot_ids',
    '#/weekdays',
    '#/season',
  ])
  const url = '/api/products/999/schedule/preview'
  expect((await app.inject({ url, headers: admin.headers })).statusCode).toBe(404)
})
