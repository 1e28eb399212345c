import { randomUUID } from 'node:crypto'
import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { GUEST } from '../../../../test/support/guests'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlineDesk, sessionOf } from '../../../../test/support/online'
import { MINUTE } from '../../../platform/clock'

/** A guest at the page of Stripe. */
async function startPayingAsGuest() {
  const online = await anOnlineDesk({ guest_checkout: true })
  const { app, item } = online
  const { id, token } = (
    await app.inject({ method: 'POST', url: '/api/orders', payload: { items: [item()] } })
  ).json()
  const guest = async (method: 'GET' | 'POST', path = '', payload?: object) => {
    const headers = { authorization: `Order ${token}`, 'idempotency-key': randomUUID() }
    const reply = await app.inject({
      method,
      url: `/api/orders/${id}${path}`,
      headers,
      ...(payload && { payload }),
    })
    return reply.json()
  }
  const order: Order = await guest('POST', '/checkout', {
    customer: GUEST,
    total_price: 60,
    due_now: 60,
    pay: 'now',
    accept_terms: true,
  })
  const mails = async () => (await sentMails(online)).filter(({ to }) => to === GUEST.mail)
  return { ...online, order, guest, mails, session: sessionOf(order) }
}

test('a guest pays online, and all that follows reaches the guest', async () => {
  const { order, guest, staff, session, payAtStripe, runJobs, clock, mails } = await startPayingAsGuest()
  expect(order).toMatchObject({ status: 'paying', customer: GUEST, bookings: [] })
  await payAtStripe(session)
  clock.advance(4000)
  expect(await guest('GET', '/payment-status')).toEqual({ status: 'authorized' })
  const placed: Order = await guest('GET')
  expect(placed).toMatchObject({ status: 'placed', customer: GUEST, bookings: [{ id_user_fk: null }] })
  await staff('PUT', `/bookings/${placed.bookings[0]?.id}`, { status: 'Confirmed' })
  await runJobs()
  expect(await guest('GET')).toMatchObject({ paid: 60, documents: [{ kind: 'receipt', amount: 60 }] })
  const received = await mails()
  expect(received.map(({ subject }) => subject?.split(':')[0]).toSorted()).toEqual([
    'Booking confirmed',
    'Order received',
    'Payment received',
  ])
  for (const { text } of received) expect(text).toMatch(/\/manage#\d+\.1\.m\./)
})

test('a guest whose request is declined is charged nothing, and told so with the link', async () => {
  const { guest, staff, session, payAtStripe, runJobs, clock, mails } = await startPayingAsGuest()
  await payAtStripe(session)
  clock.advance(4000)
  await guest('GET', '/payment-status')
  const { bookings }: Order = await guest('GET')
  await staff('PUT', `/bookings/${bookings[0]?.id}`, { status: 'Cancelled' })
  clock.advance(MINUTE)
  await runJobs()
  const released = (await mails()).find(({ subject }) => subject === 'Your card was not charged')
  expect(released?.text).toMatch(/\/manage#\d+\.1\.m\./)
  expect(await guest('GET')).toMatchObject({ status: 'cancelled', paid: 0, payments: [{ status: 'voided' }] })
})
