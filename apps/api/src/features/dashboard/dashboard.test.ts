import { expect, test } from 'vitest'
import { aBooking, anActivity, aProduct } from '../../../test/support/builders'
import { DAY, withStaff } from '../../../test/support/closures'
import { testApp } from '../../../test/support/test-app'

test('the dashboard counts bookings, also after decisions and deletions', async () => {
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

test('bookings of the last twelve weeks are counted by creation, including empty weeks', async () => {
  const { app, db, signedIn } = await testApp()
  const admin = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 10 })
  const createBooking = (day: string) =>
    aBooking(db, { account_id: admin.id, product, created_at: `${day}T12:00:00.000Z` })
  // Today is Wednesday, 10 June 2026.
  for (const day of ['2026-06-08', '2026-06-10', '2026-06-07', '2026-03-23', '2026-03-22'])
    await createBooking(day)
  const undone = await createBooking('2026-06-10')
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

test.each([
  // The night of the clock change has 23 hours in spring and 25 in autumn; weeks begin at midnight in Malta all the
  // same.
  ['2026-04-01', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00.000Z', '2026-03-23', '2026-03-30'],
  ['2026-04-01', '2026-03-22T22:59:59.999Z', '2026-03-22T23:00:00.000Z', '2026-03-16', '2026-03-23'],
  ['2026-10-28', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z', '2026-10-19', '2026-10-26'],
  ['2026-10-28', '2026-10-18T21:59:59.999Z', '2026-10-18T22:00:00.000Z', '2026-10-12', '2026-10-19'],
])('weeks follow the time zone: on %s, %s and %s are in the weeks of %s and %s', async (today, ...days) => {
  const [sunday, monday, before, after] = days
  const { app, db, clock, signedIn } = await testApp()
  clock.set(`${today}T12:00:00.000Z`)
  const admin = await signedIn({ admin: true })
  const product = await aProduct(db, { units: 10 })
  for (const created_at of [sunday, monday]) await aBooking(db, { account_id: admin.id, product, created_at })

  const weeks = (await app.inject({ url: '/api/dashboard/weeks', headers: admin.headers })).json()

  expect(weeks.filter(({ bookings }: { bookings: number }) => bookings > 0)).toEqual([
    { week: before, bookings: 1 },
    { week: after, bookings: 1 },
  ])
})

const GUEST = { account_id: null, contact_name: 'Ġanni Borg', contact_phone: '+35679991122' }

test('the dashboard names whom no email tells that a trip is called off, until the day is over', async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9' }
  const { app, clock, db, signedIn, send, close, booked } = await withStaff(environment)
  const dashboard = async () => (await send('GET', '/dashboard')).json()
  const [byPhone] = [await booked(1), await booked(2)]
  await db.updateTable('booking').set(GUEST).where('id', '=', byPhone).execute()
  const closure = (await close()).json()
  expect(await dashboard()).not.toHaveProperty('to_call')
  await send('POST', `/closures/${closure.id}/call-off`, { message: 'A gale.' })
  const callee = { name: 'Ġanni Borg', phone: '+35679991122', booking: { id: byPhone, called: null } }
  expect((await dashboard()).to_call).toMatchObject([callee])

  // The closure goes, whoever has not heard of it stays.
  await send('DELETE', `/closures/${closure.id}`)
  await send('PUT', `/bookings/${byPhone}/called`, { called: true })
  const called = { at: clock.now().toISOString(), by: expect.any(String) }
  expect((await dashboard()).to_call).toMatchObject([{ ...callee, booking: { id: byPhone, called } }])

  clock.set(`${DAY}T22:00:00.000Z`)
  const { headers } = await signedIn({ admin: true })
  const next = await app.inject({ url: '/api/dashboard', headers })
  expect(next.json()).not.toHaveProperty('to_call')
})

test('without a mail server everybody with a phone number is to be called, who was declined as well', async () => {
  const { send, close, booked } = await withStaff()
  const id = await booked(1)
  await send('PUT', `/bookings/${id}`, { status: 'Cancelled' })
  expect((await send('GET', '/dashboard')).json().to_call).toMatchObject([{ booking: { id } }])
  await booked(3)
  const closure = (await close()).json()
  await send('POST', `/closures/${closure.id}/call-off`, { message: 'A gale.' })
  expect((await send('GET', '/dashboard')).json().to_call).toHaveLength(2)
})
