import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../../test/support/builders'
import { sentMails } from '../../../../test/support/mail-files'
import { testApp } from '../../../../test/support/test-app'
import { MINUTE } from '../../../platform/clock'

// The morning slot starts at 8:00 in Malta, 6:00 UTC.
const BEFORE = '2026-06-20T05:59:59Z'
const BEGUN = '2026-06-20T06:00:00Z'

async function withRequests(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db, { units: 100 })
  const book = (fields: object = {}) => aBooking(fixture.db, { account_id: customer.id, product, ...fields })
  const statusOf = async (id: number) =>
    (await fixture.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirst())?.status
  const at = async (instant: string) => {
    fixture.clock.set(instant)
    await fixture.db.updateTable('session').set({ last_seen_at: fixture.clock.now().toISOString() }).execute()
  }
  return { ...fixture, fixture, customer, product, book, statusOf, at }
}

test('a pending request expires when its slot begins, with an email and an audit entry', async () => {
  const { fixture, app, at, book, statusOf, customer } = await withRequests()
  const [morning, afternoon] = [await book(), await book({ slot_id: 2 })]
  const [confirmed, past] = [await book({ status: 'Confirmed' }), await book({ booking_date: '2026-06-12' })]
  await at(BEFORE)
  await app.jobs.runDue()
  expect(await statusOf(morning)).toBe('Pending')
  await at(BEGUN)
  fixture.clock.advance(MINUTE)
  await app.jobs.runDue()
  fixture.clock.advance(MINUTE)
  await app.jobs.runDue()

  expect(await Promise.all([morning, afternoon, confirmed, past].map(statusOf))).toEqual([
    'Cancelled',
    'Pending',
    'Confirmed',
    'Cancelled',
  ])
  const { cancellation } = await fixture.db
    .selectFrom('booking')
    .select('cancellation')
    .where('id', '=', morning)
    .executeTakeFirstOrThrow()
  expect(cancellation).toBe('expired')
  const mails = (await sentMails(fixture)).filter(({ subject }) => subject?.includes('expired'))
  expect(mails.map(({ to }) => to)).toEqual([customer.mail, customer.mail])
  expect(mails[1]).toMatchObject({
    subject: 'Booking request expired: Painted Luzzu, Saturday, June 20, 2026',
    text: expect.stringContaining('was not confirmed'),
  })
  expect(mails[1]?.text).toMatch(/Choose another day: \S+\/book\/1\?after=2026-06-20&slot_id=1\n/)
  const history = await app.inject({
    url: `/api/history?entity=booking&id=${morning}`,
    headers: (await fixture.signedIn({ admin: true })).headers,
  })
  expect(history.json()[0]).toMatchObject({ action: 'expired', actor: null })
})

test('of a concurrent approval and expiry one succeeds, with one email', async () => {
  const { app, fixture, at, book, statusOf, mails } = await withRequests()
  await at(BEGUN)
  const admin = await fixture.signedIn({ admin: true })
  for (let round = 0; round < 15; round += 1) {
    const id = await book()
    const approve = app.inject({
      method: 'PUT',
      url: `/api/bookings/${id}`,
      headers: admin.headers,
      payload: { status: 'Confirmed' },
    })
    const [reply] = await Promise.all([approve, app.jobs.runDue()])
    const status = await statusOf(id)
    expect([reply.statusCode, status]).toEqual(
      status === 'Confirmed' ? [200, 'Confirmed'] : [409, 'Cancelled'],
    )
    expect((await mails()).filter(({ booking_id }) => booking_id === id)).toHaveLength(1)
    await at(new Date(app.clock.now().getTime() + MINUTE).toISOString())
  }
})

test('an expired request no longer counts against the limit of open requests', async () => {
  const { app, at, book, customer, product } = await withRequests({ MAX_OPEN_REQUESTS: '2' })
  for (const booking_date of ['2026-06-18', '2026-06-19', '2026-06-20']) await book({ booking_date })
  await at(BEFORE)
  const requestBooking = () =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: { booking_date: '2026-06-21', slot_id: 1, id_product_fk: product.id },
    })

  expect([(await requestBooking()).statusCode, (await requestBooking()).statusCode]).toEqual([201, 429])
  await at(BEGUN)
  expect([(await requestBooking()).statusCode, (await requestBooking()).statusCode]).toEqual([201, 429])
})
