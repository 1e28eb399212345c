import { expect, test } from 'vitest'
import { aBooking } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { type Move, renewSessions, withBooking } from '../../../../test/support/moves'
import { HOUR } from '../../../platform/clock'

test('a confirmed booking counts as an open request once it is moved', async () => {
  const { db, customer, product, move, admin } = await withBooking(
    { status: 'Confirmed' },
    { MAX_OPEN_REQUESTS: '1' },
  )
  const pending = await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-25' })
  expect((await move({})).statusCode).toBe(429)
  expect((await move({ booking_date: '2026-06-26' }, customer.headers, pending)).statusCode).toBe(200)
  expect((await move({}, admin.headers)).statusCode).toBe(200)
})

test('a moved request is as old as its move', async () => {
  const { fixture, app, clock, db, setUp, move, id, customer, product } = await withBooking({
    status: 'Confirmed',
  })
  await setUp({ request_expires_hours: 48 })
  const unmoved = await aBooking(db, { account_id: customer.id, product, booking_date: '2026-06-25' })
  clock.advance(47 * HOUR)
  await renewSessions(fixture)
  await move({})
  clock.advance(2 * HOUR)
  await app.jobs.runDue()
  const rows = await db.selectFrom('booking').select(['id', 'status']).orderBy('id').execute()
  expect(rows).toEqual([
    { id, status: 'Pending' },
    { id: unmoved, status: 'Cancelled' },
  ])
})

test('a moved booking is reminded of its new date, unless it was moved after the reminder was due', async () => {
  const { fixture, app, clock, move, kinds } = await withBooking({ status: 'Confirmed' })
  const runJobs = async (instant: string) => {
    clock.set(instant)
    await app.jobs.runDue()
  }
  const moveAsStaff = async (fields: Move) => move(fields, (await fixture.signedIn({ admin: true })).headers)
  await runJobs('2026-06-19T07:00:00Z')
  await moveAsStaff({ booking_date: '2026-06-25' })
  await runJobs('2026-06-19T07:01:00Z')
  expect(await kinds()).toEqual(['booking-reminder', 'booking-moved'])
  await runJobs('2026-06-24T07:00:00Z')
  await moveAsStaff({ booking_date: '2026-06-25', slot_id: 2 })
  await runJobs('2026-06-24T07:01:00Z')
  await runJobs('2026-06-24T22:00:00Z')
  await moveAsStaff({ booking_date: '2026-06-25', slot_id: 3 })
  await runJobs('2026-06-24T22:01:00Z')
  expect(await kinds()).toEqual([
    'booking-reminder',
    'booking-moved',
    'booking-reminder',
    'booking-moved',
    'booking-reminder',
    'booking-moved',
  ])
})

test('availability for moving counts the own place as free, and is for its customer and staff', async () => {
  const { fixture, app, customer, admin, id, product } = await withBooking()
  const url = `/api/bookings/${id}/availability?from=2026-06-20&to=2026-06-20`
  const remaining = async (headers: Record<string, string>) => {
    const reply = await app.inject({ url, headers })
    return [
      reply.statusCode,
      ...(reply.json()[0]?.slots ?? []).map((slot: { remaining: number }) => slot.remaining),
    ]
  }
  expect(await remaining(customer.headers)).toEqual([200, 1, 1, 1])
  expect(await remaining(admin.headers)).toEqual([200, 1, 1, 1])
  expect(await remaining((await fixture.signedIn()).headers)).toEqual([404])
  const others = await app.inject({
    url: `/api/products/${product.id}/availability?from=2026-06-20&to=2026-06-20`,
  })
  expect(others.json()[0].slots.map((slot: { remaining: number }) => slot.remaining)).toEqual([0, 1, 0])
})

test('the business is told when a customer moves what it had agreed to, and only then', async () => {
  const { app, fixture, move, setUp, id, admin } = await withBooking({ status: 'Confirmed' })
  await setUp({ notify_mail: 'quay@example.com' })
  const pending = async () =>
    (await app.inject({ url: '/api/dashboard', headers: admin.headers })).json().pending_approvals

  await move({ booking_date: '2026-06-22' }, admin.headers)
  expect(await pending()).toBe(0)
  await move({ booking_date: '2026-06-23' })
  await move({ booking_date: '2026-06-24' })

  expect(await pending()).toBe(1)
  const told = (await sentMails(fixture)).filter(({ to }) => to === 'quay@example.com')
  expect(told).toMatchObject([{ subject: 'New booking request: Painted Luzzu, Tuesday, June 23, 2026' }])
  expect(told[0]?.text).toContain(`Booking: ${id}`)
  expect(told[0]?.text).toContain('has made a booking request.')
})

test('the business is told of a move that is confirmed at once as such', async () => {
  const { fixture, move, setUp } = await withBooking({ status: 'Confirmed' })
  await setUp({ notify_mail: 'quay@example.com', auto_confirm: true })
  await move({ booking_date: '2026-06-23' })
  const told = (await sentMails(fixture)).filter(({ to }) => to === 'quay@example.com')
  expect(told).toMatchObject([{ subject: 'Booking moved: Painted Luzzu, Tuesday, June 23, 2026' }])
  expect(told[0]?.text).toContain('has moved a booking. It is confirmed.')
})
