import { expect, test } from 'vitest'
import { aBooking, anActivity, aProduct } from '../../testing/builders'
import { testApp } from '../../testing/test-app'

test('the dashboard counts what there is, also after decisions and deletions', async () => {
  const { app, db, signedIn } = await testApp()
  const [admin, maria] = [await signedIn({ admin: true }), await signedIn({ mail: 'maria@example.com' })]
  const boats = await aProduct(db, { activity_id: await anActivity(db, 'Boats'), units: 10 })
  const kayaks = await aProduct(db, { activity_id: await anActivity(db, 'Kayaks'), units: 10 })
  const book = (product: typeof boats) => aBooking(db, { account_id: maria.id, product })
  const [confirmed, cancelled, deleted] = [await book(boats), await book(kayaks), await book(boats)]
  await book(boats)
  const act = (method: 'PUT' | 'DELETE', id: number, payload?: object) =>
    app.inject({ method, url: `/api/bookings/${id}`, headers: admin.headers, ...(payload && { payload }) })
  await act('PUT', confirmed, { status: 'Confirmed' })
  await act('PUT', cancelled, { status: 'Cancelled' })
  await act('DELETE', deleted)

  const dashboard = (await app.inject({ url: '/api/dashboard', headers: admin.headers })).json()

  expect(dashboard).toMatchObject({ pending_approvals: 1, registered_users: 2, total_bookings: 3 })
  expect(dashboard.popular_rentals).toEqual([{ activity: 'Boats', count: 2 }])
  expect(dashboard.recent_bookings).toHaveLength(3)
  expect(dashboard.recent_bookings[2]).toEqual({
    id: confirmed,
    user_name: 'Maria Vella',
    email: 'maria@example.com',
    product_name: 'Painted Luzzu',
    date: '2026-06-20 00:00:00',
    status: 'Confirmed',
  })
})
