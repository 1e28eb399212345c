import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import { testApp } from '../../../../test/support/test-app'

const ROUNDS = 10
const DAYS = ['2026-06-20', '2026-06-21', '2026-06-22', '2026-06-23']

async function withProduct(units: number) {
  const { app, db, signedIn } = await testApp()
  const [customer, admin] = [await signedIn(), await signedIn({ admin: true })]
  const product = await aProduct(db, { units })
  const book = (booking_date: string) => aBooking(db, { account_id: customer.id, product, booking_date })
  const move = (id: number, booking_date: string) =>
    app.inject({
      method: 'POST',
      url: `/api/bookings/${id}/move`,
      headers: admin.headers,
      payload: { booking_date, slot_id: 1 },
    })
  return { app, db, customer, product, book, move }
}

test('of several bookings moved and one made for the last unit at once one succeeds', async () => {
  const { app, db, customer, product, book, move } = await withProduct(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await Promise.all(DAYS.slice(1).map(book))
    const [target = ''] = DAYS
    const replies = await Promise.all([
      ...ids.map((id) => move(id, target)),
      app.inject({
        method: 'POST',
        url: '/api/bookings',
        headers: customer.headers,
        payload: { booking_date: target, id_product_fk: product.id, slot_id: 1 },
      }),
    ])
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(ids.length)
    await db.deleteFrom('booking').execute()
  }
})

test('bookings that change places at once block each other no longer than it takes', async () => {
  const { db, book, move } = await withProduct(2)
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await Promise.all(DAYS.map(book))
    const replies = await Promise.all(ids.map((id, at) => move(id, DAYS[DAYS.length - 1 - at] ?? '')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(DAYS.map(() => 200))
    await db.deleteFrom('booking').execute()
  }
})
