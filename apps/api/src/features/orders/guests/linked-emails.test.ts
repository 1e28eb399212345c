import { expect, test } from 'vitest'
import { aGuestCheckoutFixture, GUEST } from '../../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../../test/support/mail-files'
import { MINUTE } from '../../../platform/clock'
import { calendarEvent } from '../../bookings/emails/booking-emails'

/** The emails to a guest, and the tokens of their links. */
async function received(desk: Awaited<ReturnType<typeof aGuestCheckoutFixture>>) {
  desk.clock.advance(MINUTE)
  const mails = (await sentMails(desk)).filter(({ to }) => to === GUEST.mail)
  const tokens = mails.flatMap(({ text }) =>
    [...text.matchAll(/\/manage#(\S+)/g)].map(([, token = '']) => token),
  )
  return { mails, tokens, events: mails.map(({ subject }) => subject?.split(':')[0]) }
}

test('a call-off leads a guest to the order, in the email and in its calendar file', async () => {
  const desk = await aGuestCheckoutFixture()
  const { staff, order, by, mails, config } = desk
  const { id } = await order()
  const closure = await staff('POST', '/closures', { from_date: '2026-06-20', to_date: '2026-06-20' })
  await staff('POST', `/closures/${closure.json().id}/call-off`, { message: 'A gale.' })
  const data = (await mails()).find(({ kind }) => kind === 'booking-called-off')?.data
  const event = calendarEvent(config.site, JSON.parse(String(data)), 'Cancelled')
  expect(event?.url).toBe(`${config.site.url}/manage`)
  const { events, tokens, mails: sent } = await received(desk)
  expect(events.at(-1)).toBe('Booking called off')
  expect(sent.at(-1)?.text).toContain(`Your booking is at ${config.site.url}/manage#${tokens.at(-1)}`)
  expect((await by(tokens.at(-1) ?? '')('GET', `/orders/${id}`)).statusCode).toBe(200)
})

test('a booking that staff made without an account is mailed about with the link of its order', async () => {
  const desk = await aGuestCheckoutFixture()
  const { staff, item, pay, by } = desk
  const { mail, username: name, phone } = GUEST
  const customer = { username: name, phone }
  const booked = await staff('POST', '/bookings', { ...item(), status: 'Confirmed', customer })
  const { id, order_id } = booked.json()
  await staff('PUT', `/bookings/${id}/contact`, { name, phone, mail })
  await pay(order_id, 60)
  await staff('POST', `/orders/${order_id}/refunds`, { amount: 10, method: 'cash', reason: 'No snorkels.' })
  await staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  const { events, tokens, mails } = await received(desk)
  expect(events.toSorted()).toEqual(['Booking moved', 'Payment received', 'Refund'])
  expect(tokens).toHaveLength(3)
  for (const token of tokens) expect((await by(token)('GET', `/orders/${order_id}`)).statusCode).toBe(200)
  for (const { text } of mails) expect(text).not.toContain('my-bookings')
})
