import { expect, test } from 'vitest'
import { aGuestCheckoutFixture, GUEST } from '../../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../../test/support/mail-files'

const REFUSED = { status: 409, type: '/problems/invalid-state' }

/** An order that staff have made by phone; its address was told later. */
async function start() {
  const desk = await aGuestCheckoutFixture()
  const { staff, own, item } = desk
  const { username, phone } = GUEST
  const booked = (await staff('POST', '/bookings', { ...item(), customer: { username, phone } })).json()
  const { id: booking, order_id: id } = booked as { id: number; order_id: number }
  await staff('PUT', `/bookings/${booking}/contact`, { name: username, phone, mail: GUEST.mail })
  /** The token of the newest link to an order that was mailed to the guest. */
  const newest = async () => {
    const mails = (await sentMails(desk)).filter(({ to }) => to === GUEST.mail)
    return mails.flatMap(({ text }) => [...text.matchAll(/\/manage#(\S+)/g)]).at(-1)?.[1] ?? 'none'
  }
  const mailLink = async (order = id) => {
    await staff('POST', `/orders/${order}/link`)
    return newest()
  }
  const claim = async (token: string) => (await own('POST', '/orders/claim', { token })).json()
  return { ...desk, id, booking, newest, mailLink, claim }
}

test('what staff have booked joins the account that follows its link, and keeps it', async () => {
  const { id, booking, mailLink, claim, own, staff, customer } = await start()
  const claimed = await claim(await mailLink())
  expect(claimed).toMatchObject({ id, bookings: [{ id: booking, id_user_fk: customer.id }] })
  expect((await own('GET', `/bookings/user/${customer.id}`)).json()).toMatchObject([{ id: booking }])
  expect((await own('GET', `/orders/${id}`)).statusCode).toBe(200)
  expect((await staff('DELETE', `/user/${customer.id}`)).json()).toMatchObject({ status: 409 })
})

test('so does what is kept apart for the address of an account that has not proven it', async () => {
  const { send, staff, item, mailLink, claim, customer } = await start()
  await send('POST', '/register', { ...GUEST, password: 'salt and sun' })
  const kept = (await staff('POST', '/bookings', { ...item(), customer: GUEST })).json()
  expect(kept).toMatchObject({ id_user_fk: null, customer: { matched: 'unproven' } })
  const claimed = await claim(await mailLink(kept.order_id))
  expect(claimed).toMatchObject({ bookings: [{ id: kept.id, id_user_fk: customer.id }] })
})

test('an order of which nothing can be taken stays whose it is', async () => {
  const { as, signedIn, id, booking, mailLink, claim, db, by } = await start()
  const token = await mailLink()
  const other = await signedIn()
  await db.updateTable('booking').set({ account_id: other.id }).where('id', '=', booking).execute()
  expect(await claim(token)).toMatchObject({
    ...REFUSED,
    message: 'These bookings belong to another account.',
  })
  expect((await as(other)('POST', '/orders/claim', { token })).statusCode).toBe(200)
  await db
    .updateTable('booking')
    .set({ account_id: null, source: 'reseller' })
    .where('id', '=', booking)
    .execute()
  expect(await claim(token)).toMatchObject(REFUSED)
  expect(await db.selectFrom('customer_order').select('account_id').execute()).toEqual([{ account_id: null }])
  expect((await by(token)('GET', `/orders/${id}`)).statusCode).toBe(200)
})

test('whoever asks gets the link to what staff have booked for the address, too', async () => {
  const { id, send, newest, by } = await start()
  await send('POST', '/order-links', { mail: GUEST.mail })
  await expect.poll(newest).not.toBe('none')
  expect((await by(await newest())('GET', `/orders/${id}`)).statusCode).toBe(200)
})

test('links that were mailed to a wrong address end once it is corrected, and one that waits is not sent', async () => {
  const desk = await start()
  const { id, booking, staff, claim, mailLink, by } = desk
  const wrong = await mailLink()
  const correct = (fields: object) =>
    staff('PUT', `/bookings/${booking}/contact`, { name: GUEST.username, phone: GUEST.phone, ...fields })
  await correct({ name: 'Karmen Zahra' })
  expect((await by(wrong)('GET', `/orders/${id}`)).statusCode).toBe(200)
  await staff('POST', `/orders/${id}/link`)
  expect((await correct({ mail: 'right@example.com' })).statusCode).toBe(200)
  const mailed = async () =>
    (await sentMails(desk)).flatMap(({ to, text }) =>
      [...text.matchAll(/\/manage#(\S+)/g)].map(([, token = '']) => ({ to, token })),
    )
  expect(await mailed()).toEqual([{ to: GUEST.mail, token: wrong }])
  expect((await by(wrong)('GET', `/orders/${id}`)).statusCode).toBe(404)
  expect(await claim(wrong)).toMatchObject({ status: 404 })
  await staff('POST', `/orders/${id}/link`)
  const [, right] = await mailed()
  expect(right?.to).toBe('right@example.com')
  expect((await by(right?.token ?? '')('GET', `/orders/${id}`)).statusCode).toBe(200)
})

test('what waits to be sent about a booking goes to the corrected address, or nowhere', async () => {
  const desk = await start()
  const { booking, staff, db } = desk
  const correct = (mail: string | null) =>
    staff('PUT', `/bookings/${booking}/contact`, { name: GUEST.username, phone: GUEST.phone, mail })
  const waiting = () => db.selectFrom('outbox').select('recipient').where('sent_at', 'is', null).execute()
  await staff('POST', `/bookings/${booking}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  expect(await waiting()).toEqual([{ recipient: GUEST.mail }])
  expect((await correct('right@example.com')).statusCode).toBe(200)
  expect(await waiting()).toEqual([{ recipient: 'right@example.com' }])
  expect((await correct(null)).statusCode).toBe(200)
  expect(await waiting()).toEqual([])
})
