import { randomUUID } from 'node:crypto'
import type { Order } from '@luzzu/domain/contracts'
import { expect, test } from 'vitest'
import { aBooking } from '../../../../test/support/builders'
import { findText } from '../../../../test/support/find-text'
import { GUEST } from '../../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../../test/support/mail-files'
import { anOnlinePaymentsFixture, sessionOf } from '../../../../test/support/online-payments-fixture'
import { MINUTE } from '../../../platform/clock'

/** A guest at the page of Stripe. */
async function startPayingAsGuest() {
  const online = await anOnlinePaymentsFixture({ guest_checkout: true })
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
  const checkOut = (more?: object): Promise<Order> =>
    guest('POST', '/checkout', {
      customer: GUEST,
      total_price: 60,
      due_now: 60,
      pay: 'now',
      accept_terms: true,
      ...more,
    })
  const order = await checkOut()
  const mails = async () => (await sentMails(online)).filter(({ to }) => to === GUEST.mail)
  return { ...online, order, guest, checkOut, mails, session: sessionOf(order) }
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
  expect(received.map(({ subject, files }) => [subject?.split(':')[0], ...files]).toSorted()).toEqual([
    ['Booking confirmed', 'R-2026-000001.pdf'],
    ['Order received'],
  ])
  expect(received.find(({ subject }) => subject?.startsWith('Order received'))?.text).toContain(
    '60.00 is authorized on your card. It is charged once we confirm; if we cannot, nothing is charged.',
  )
  for (const { text } of received) {
    expect(text).toMatch(/\/manage#\d+\.\d+\.m\./)
    expect(text).toMatch(/Free cancellation: until \w+, June \d+, 2026, 08:00 Malta time/)
  }
})

test('a guest comes back to correct the address and wants an invoice, and pays on the same page', async () => {
  const online = await startPayingAsGuest()
  const { guest, checkOut, staff, session, payAtStripe, runJobs, clock } = online
  const customer = { ...GUEST, mail: 'maria.vella@example.com' }
  const invoice = { name: 'Vella Ltd', address: '1 Quay, Valletta', vat_number: null }
  const corrected = await checkOut({ customer, invoice })
  expect(corrected).toMatchObject({ status: 'paying', customer })
  expect(sessionOf(corrected)).toBe(session)
  await payAtStripe(session)
  clock.advance(4000)
  await guest('GET', '/payment-status')
  const { bookings }: Order = await guest('GET')
  await staff('PUT', `/bookings/${bookings[0]?.id}`, { status: 'Confirmed' })
  await runJobs()
  expect(await guest('GET')).toMatchObject({ customer, documents: [{ kind: 'invoice' }] })
  const addresses = (await sentMails(online)).map(({ to }) => to)
  expect(addresses).toContain(customer.mail)
  expect(addresses).not.toContain(GUEST.mail)
})

test('while the card cannot be charged, the confirmation goes without the receipt, which follows', async () => {
  const { guest, staff, session, payAtStripe, simulator, runJobs, clock, mails } = await startPayingAsGuest()
  await payAtStripe(session)
  clock.advance(4000)
  await guest('GET', '/payment-status')
  const { bookings }: Order = await guest('GET')
  await simulator.command('faults', { operation: 'paymentIntents.capture', kind: 'error-500', times: 20 })
  await staff('PUT', `/bookings/${bookings[0]?.id}`, { status: 'Confirmed' })
  const subjects = async () => (await mails()).map(({ subject, files }) => [subject?.split(':')[0], ...files])
  expect(await subjects()).toEqual([['Order received']])
  clock.advance(2 * MINUTE)
  expect(await subjects()).toEqual([['Order received'], ['Booking confirmed']])
  await simulator.command('faults/clear')
  clock.advance(30 * MINUTE)
  await runJobs()
  expect(await subjects()).toEqual([
    ['Order received'],
    ['Booking confirmed'],
    ['Payment received', 'R-2026-000001.pdf'],
  ])
})

type Staff = Awaited<ReturnType<typeof startPayingAsGuest>>['staff']
const callOff = async (staff: Staff) => {
  const closure = await staff('POST', '/closures', { from_date: '2026-06-20', to_date: '2026-06-20' })
  await staff('POST', `/closures/${closure.json().id}/call-off`, { message: 'A gale.' })
}

test.each([
  [
    'moved',
    (staff: Staff, id: number) =>
      staff('POST', `/bookings/${id}/move`, { booking_date: '2026-06-21', slot_id: 1 }),
  ],
  ['called off', callOff],
])(
  'a confirmation is told before its booking is %s, although its receipt is still awaited',
  async (event, follow) => {
    const { guest, staff, session, payAtStripe, simulator, clock, mails } = await startPayingAsGuest()
    await payAtStripe(session)
    clock.advance(4000)
    await guest('GET', '/payment-status')
    const { bookings }: Order = await guest('GET')
    await simulator.command('faults', { operation: 'paymentIntents.capture', kind: 'error-500', times: 20 })
    const id = bookings[0]?.id ?? 0
    await staff('PUT', `/bookings/${id}`, { status: 'Confirmed' })
    await follow(staff, id)
    const subjects = async () => (await mails()).map(({ subject }) => subject?.split(':')[0])
    expect(await subjects()).toContain('Booking confirmed')
    clock.advance(5 * MINUTE)
    expect(await subjects()).toEqual(['Order received', 'Booking confirmed', `Booking ${event}`])
  },
)

test('a guest whose request is declined is charged nothing, and told so with the link', async () => {
  const { guest, staff, session, payAtStripe, runJobs, clock, mails } = await startPayingAsGuest()
  await payAtStripe(session)
  clock.advance(4000)
  await guest('GET', '/payment-status')
  const { bookings }: Order = await guest('GET')
  await staff('PUT', `/bookings/${bookings[0]?.id}`, { status: 'Cancelled' })
  clock.advance(MINUTE)
  await runJobs()
  const released = (await mails()).find(({ subject }) =>
    subject?.startsWith('Your card was not charged: Painted Luzzu, '),
  )
  expect(released?.text).toMatch(/\/manage#\d+\.\d+\.m\./)
  expect(await guest('GET')).toMatchObject({ status: 'cancelled', paid: 0, payments: [{ status: 'voided' }] })
})

test('a payment without a booking names who has ordered, and is found by it', async () => {
  const { order, staff, startPaying, payAtStripe, settle, item, find } = await startPayingAsGuest()
  const booked = await startPaying([item({ booking_date: '2026-06-21' })])
  await payAtStripe(booked.session)
  await settle(booked.payments[0]?.id ?? 0)
  const other = await startPaying()
  const { customer } = await find(other.id)
  const found = async (q: string) =>
    (await staff('GET', `/payments?q=${encodeURIComponent(q)}`))
      .json()
      .map(({ order_id, username, booking }: Record<string, unknown>) => ({ order_id, username, booking }))
  const ofGuest = [{ order_id: order.id, username: GUEST.username, booking: null }]
  const ofAccount = [{ order_id: other.id, username: customer?.username, booking: null }]
  const ofBooking = [{ order_id: booked.id, username: customer?.username }]
  expect((await staff('GET', '/payments')).json()).toMatchObject([...ofAccount, ...ofBooking, ...ofGuest])
  for (const q of [GUEST.username.toUpperCase(), GUEST.mail, `${GUEST.phone} #${order.id}`])
    expect(await found(q), q).toEqual(ofGuest)
  expect(await found(`Order ${order.id} ${GUEST.username}`)).toEqual(ofGuest)
  for (const q of [customer?.username ?? '', customer?.mail ?? ''])
    expect(await found(q), q).toMatchObject([...ofAccount, ...ofBooking])
  expect(await found('nobody@example.com')).toEqual([])
})

test('a guest is erased with the order that was paid too late', async () => {
  const online = await startPayingAsGuest()
  const { order, session, payAtStripe, runJobs, mails, as, signedIn, db, product, clock, simulator } = online
  const contact = { account_id: null, product, contact_name: GUEST.username, source: 'site' } as const
  const past = await aBooking(db, {
    ...contact,
    booking_date: '2026-06-09',
    contact_mail: GUEST.mail,
    status: 'Cancelled',
  })
  await simulator.command('faults', { operation: '*', kind: 'reset', times: 1000 })
  for (const minutes of [16, 5]) {
    clock.advance(minutes * MINUTE)
    await runJobs()
  }
  await simulator.command('faults/clear')
  await db.updateTable('product').set({ units: 1 }).where('id', '=', product.id).execute()
  await aBooking(db, { ...contact, contact_name: 'Somebody', contact_mail: 'other@example.com' })
  await payAtStripe(session)
  clock.advance(MINUTE)
  await runJobs()
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('not made')])
  const staff = as(await signedIn({ admin: true }))
  const customer = async () => (await staff('GET', `/orders/${order.id}`)).json().customer
  expect(await customer()).toEqual(GUEST)
  expect((await staff('DELETE', `/bookings/${past}/contact`)).statusCode).toBe(204)
  expect(await customer()).toBeNull()
  expect(await findText(online, [GUEST.mail])).toEqual([])
})
