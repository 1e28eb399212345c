import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { aGuestCheckoutFixture, GUEST } from '../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../test/support/mail-files'
import { testApp } from '../../../test/support/test-app'

async function start() {
  const fixture = await testApp()
  const { app, db } = fixture
  const maria = await fixture.signedIn({ mail: 'maria@example.com' })
  const admin = await fixture.signedIn({ admin: true })
  const product = await aProduct(db, { units: 1000 })
  const put = (url: string, payload: object, { headers } = maria) =>
    app.inject({ method: 'PUT', url: `/api${url}`, headers, payload })
  const rename = (at: number) => put(`/user/${maria.id}`, { username: `Maria ${at}`, phone: '+35679000000' })
  const book = (who = maria) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: who.headers,
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 },
    })
  const cancel = async (id: number) => put(`/bookings/${id}`, { status: 'Cancelled' })
  const to = async (mail: string) => (await sentMails(fixture)).filter((sent) => sent.to === mail)
  const dropped = async () => {
    const { body } = await app.inject({ url: '/metrics' })
    return body.split('\n').filter((line) => line.startsWith('outbox_dropped_total{'))
  }
  return { ...fixture, maria, admin, product, put, rename, book, cancel, to, dropped }
}

test('an account causes 20 emails a day, of whichever kinds, and the twentieth says so', async () => {
  const { rename, book, cancel, to, dropped, maria, clock, db } = await start()
  for (let at = 0; at < 17; at += 1) expect((await rename(at)).statusCode).toBe(200)
  const ids: number[] = []
  for (let at = 0; at < 3; at += 1) ids.push((await book()).json().id)
  for (const id of ids) expect((await cancel(id)).statusCode).toBe(200)
  expect((await rename(99)).statusCode).toBe(200)

  const mails = await to(maria.mail)
  expect(mails).toHaveLength(20)
  expect(mails.map(({ text }) => text.includes('the last email today'))).toEqual([
    ...Array(19).fill(false),
    true,
  ])
  expect(mails.at(-1)?.subject).toContain('Booking received')
  expect(await dropped()).toEqual([
    'outbox_dropped_total{kind="booking-cancelled"} 3',
    'outbox_dropped_total{kind="profile-changed"} 1',
  ])

  // 00:30 in Malta, still the same day in UTC.
  clock.set('2026-06-10T22:30:00.000Z')
  await db.updateTable('session').set({ last_seen_at: clock.now().toISOString() }).execute()
  await rename(100)
  expect(await to(maria.mail)).toHaveLength(21)
})

test('what staff do is emailed to whoever has used up their own', async () => {
  const { app, db, admin, maria, product, rename, put, to } = await start()
  for (let at = 0; at < 25; at += 1) await rename(at)
  const [first, second] = [
    await aBooking(db, { account_id: maria.id, product }),
    await aBooking(db, { account_id: maria.id, product }),
  ]
  await put(`/bookings/${first}`, { status: 'Confirmed' }, admin)
  await app.inject({
    method: 'POST',
    url: `/api/bookings/${second}/move`,
    headers: admin.headers,
    payload: { booking_date: '2026-06-21', slot_id: 1 },
  })
  expect((await to(maria.mail)).slice(20).map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Booking confirmed',
    'Booking moved',
  ])
})

test('the business hears of 20 requests of one customer a day, and of every other customer', async () => {
  const { put, admin, book, cancel, to, signedIn } = await start()
  await put('/settings', { notify_mail: 'quay@example.com' }, admin)
  for (let at = 0; at < 22; at += 1) await cancel((await book()).json().id)
  const joseph = await signedIn({ username: 'Joseph Borg' })
  await book(joseph)

  const told = await to('quay@example.com')
  expect(told).toHaveLength(21)
  expect(told[19]?.text).toContain('the last email today about requests of this customer')
  expect(told[20]?.text).toContain('Joseph Borg')
})

test('what a stranger books for an address takes nothing from what its account causes', async () => {
  const fixture = await aGuestCheckoutFixture()
  const { app, order, item, by, signedIn } = fixture
  const carmen = await signedIn({ mail: GUEST.mail })
  const { token, booking } = await order([item(), item()])
  for (let at = 0; at < 22; at += 1) {
    const place = { booking_date: `2026-06-${21 + (at % 2)}`, slot_id: 1 }
    expect((await by(token)('POST', `/bookings/${booking}/move`, place)).statusCode).toBe(200)
  }
  await by(token)('PUT', `/bookings/${booking}`, { status: 'Cancelled' })
  const toGuest = (await sentMails(fixture)).filter(({ to }) => to === GUEST.mail)
  expect(toGuest).toHaveLength(20)

  const profile = { username: 'Carmen', phone: '+35679000000' }
  await app.inject({
    method: 'PUT',
    url: `/api/user/${carmen.id}`,
    headers: carmen.headers,
    payload: profile,
  })
  const mails = (await sentMails(fixture)).filter(({ to }) => to === GUEST.mail)
  expect(mails.slice(20).map(({ text }) => text.includes('the last email today'))).toEqual([false])
})
