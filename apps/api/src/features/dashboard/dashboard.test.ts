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

test('the last twelve weeks are counted by when bookings were asked for, empty weeks too', async () => {
  const { app, db, signedIn } = await testApp()
  const admin = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 10 })
  const made = (day: string) =>
    aBooking(db, { account_id: admin.id, product, created_at: `${day}T12:00:00.000Z` })
  // Wednesday 10 June 2026 is today.
  for (const day of ['2026-06-08', '2026-06-10', '2026-06-07', '2026-03-23', '2026-03-22']) await made(day)
  const undone = await made('2026-06-10')
  await app.inject({ method: 'DELETE', url: `/api/bookings/${undone}`, headers: admin.headers })

  const weeks = (await app.inject({ url: '/api/dashboard/weeks', headers: admin.headers })).json()

  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ week: '2026-03-23', bookings: 1 })
  expect(weeks.slice(1, 10).every(({ bookings }: { bookings: number }) => bookings === 0)).toBe(true)
  expect(weeks.slice(10)).toEqual([
    { week: '2026-06-01', bookings: 1 },
    { week: '2026-06-08', bookings: 2 },
  ])
})
