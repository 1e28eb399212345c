import { expect, test } from 'vitest'
import { followWorkAfterResponses } from '../../../../test/support/after-responses'
import { aGuestCheckoutFixture, GUEST } from '../../../../test/support/guest-checkout-fixture'
import { sentMails } from '../../../../test/support/mail-files'
import { DAY, MINUTE } from '../../../platform/clock'
import { repeatErasures } from '../../account/repeat-erasures'

const LINK = /http\S+\/manage#(\S+)/g

/** A desk where visitors may book, and what it sends them. */
async function start(environment: Record<string, string> = {}) {
  const desk = await aGuestCheckoutFixture({}, environment)
  /** All emails to the guest, and the tokens of their links. */
  const received = async (to = GUEST.mail) => {
    const mails = (await sentMails(desk)).filter((mail) => mail.to === to)
    const tokens = mails.flatMap(({ text }) => [...text.matchAll(LINK)].map(([, token = '']) => token))
    return { subjects: mails.map(({ subject }) => subject), mails, tokens, newest: tokens.at(-1) ?? 'none' }
  }
  const requestLinks = async (mail: unknown) => (await desk.send('POST', '/order-links', { mail })).statusCode
  const countMails = async (to = GUEST.mail) => (await received(to)).mails.length
  return { ...desk, received, requestLinks, countMails }
}

test('all that happens is mailed to a guest, with a link that opens the order', async () => {
  const { item, order, staff, pay, by, received, clock } = await start()
  const { id, booking } = await order([item(), item({ slot_id: 2 })])
  await staff('PUT', `/bookings/${booking}`, { status: 'Confirmed' })
  await staff('PUT', `/bookings/${booking + 1}`, { status: 'Cancelled' })
  clock.advance(MINUTE)
  await pay(id, 60)
  const { newest } = await received()
  await by(newest)('POST', `/bookings/${booking}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  await by(newest)('POST', `/orders/${id}/cancel`, { booking_ids: [booking], refund_total: 60 })
  clock.advance(MINUTE)
  const { mails, subjects, tokens } = await received()
  expect(subjects.toSorted()).toEqual([
    'Booking cancelled: Painted Luzzu, Sunday, June 21, 2026',
    'Booking confirmed: Painted Luzzu, Saturday, June 20, 2026',
    'Booking declined: Painted Luzzu, Saturday, June 20, 2026',
    'Booking moved: Painted Luzzu, Sunday, June 21, 2026',
    'Order received: Painted Luzzu, Saturday, June 20, 2026 and 1 more',
    'Payment received: R-2026-000001 for Painted Luzzu, Saturday, June 20, 2026',
  ])
  expect(tokens).toHaveLength(mails.length)
  for (const token of tokens) expect((await by(token)('GET', `/orders/${id}`)).statusCode).toBe(200)
  expect(mails[0]?.text).toContain('Total of all: €120.00')
  expect(mails[0]?.text).toContain('please keep it to yourself')
  expect(mails[0]?.text.match(/We answer by: /g)).toHaveLength(2)
  for (const { text } of mails) expect(text).not.toMatch(/my-bookings|reset-password|kept apart/)
})

test('a guest is told what is still due, with the link to pay it', async () => {
  const { app, order, staff, received, clock, by } = await start()
  const { id, booking } = await order()
  await staff('PUT', `/bookings/${booking}`, { status: 'Confirmed' })
  clock.advance(9 * DAY)
  await app.jobs.runDue()
  const { mails, newest } = await received()
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^€60.00 is due: Painted/))
  expect((await by(newest)('GET', `/orders/${id}`)).json()).toMatchObject({ balance_due: 60 })
})

test('staff mail a new link, and every one before it is void', async () => {
  const { order, by, staff, received, hold, own, item, db } = await start()
  const { id, token } = await order()
  const { newest: first } = await received()
  expect((await staff('POST', `/orders/${id}/link`)).statusCode).toBe(202)
  const { newest, subjects, mails } = await received()
  expect(subjects.at(-1)).toMatch(/^Your link to your booking at /)
  expect(mails.at(-1)?.text).toContain('The links that you got before no longer work.')
  for (const [key, status] of [
    [token, 404],
    [first, 404],
    [newest, 200],
  ] as const)
    expect((await by(key)('GET', `/orders/${id}`)).statusCode).toBe(status)
  expect((await own('POST', `/orders/${id}/link`)).statusCode).toBe(403)
  const held = await hold()
  expect((await staff('POST', `/orders/${held.id}/link`)).json().type).toBe('/problems/invalid-state')
  const phone = await staff('POST', '/bookings', {
    ...item(),
    customer: { username: 'By phone', phone: '+35679000001' },
  })
  const refused = await staff('POST', `/orders/${phone.json().order_id}/link`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'There is no email address to which a link could be sent.',
  ])
  expect((await staff('POST', '/orders/99/link')).statusCode).toBe(404)
  expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain(newest)
})

test('whoever asks gets the links to what lies ahead at the address, and learns nothing', async () => {
  const { order, requestLinks, received, countMails, staff, by, clock, own, item, customer } = await start()
  const [one, other] = [await order(), await order()]
  await staff('PUT', `/bookings/${other.booking}`, { status: 'Cancelled' })
  const before = await countMails()
  const ended = followWorkAfterResponses()
  for (const mail of ['nobody@example.com', ' Carmen@Example.com', 'no address', '', 7, null, undefined])
    expect([mail, await requestLinks(mail)]).toEqual([mail, 202])
  await ended()
  expect([await countMails(), await countMails('nobody@example.com')]).toEqual([before + 1, 0])
  const { newest } = await received()
  expect((await by(newest)('GET', `/orders/${one.id}`)).statusCode).toBe(200)
  // The link in the browser works still.
  expect((await by(one.token)('GET', `/orders/${one.id}`)).statusCode).toBe(200)
  const mine = (await own('POST', '/bookings', item({ booking_date: '2026-07-01' }))).json()
  const told = await countMails(customer.mail)
  await requestLinks(customer.mail)
  await ended()
  expect(await countMails(customer.mail)).toBe(told + 1)
  const { newest: key } = await received(customer.mail)
  expect((await by(key)('GET', `/orders/${mine.order_id}`)).statusCode).toBe(200)
  clock.advance(11 * DAY)
  const [sent, sentToOther] = [await countMails(), await countMails(customer.mail)]
  await requestLinks(GUEST.mail)
  await requestLinks(customer.mail)
  await ended()
  expect([await countMails(), await countMails(customer.mail)]).toEqual([sent, sentToOther + 1])
})

test('links are mailed five times an hour to an address', async () => {
  const { order, send, received, item } = await start({ RATE_LIMIT: 'on' })
  await order([item()])
  const ended = followWorkAfterResponses()
  const ask = async () => (await send('POST', '/order-links', { mail: GUEST.mail })).statusCode
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]
  expect(answers).toEqual([202, 202, 202, 202, 202, 429])
  await ended()
  const { subjects } = await received()
  expect(subjects.filter((subject) => subject?.startsWith('Your link'))).toHaveLength(5)
})

test('an order joins an account by the link that was mailed, and by no other', async () => {
  const { order, own, staff, as, signedIn, received, customer, by, send } = await start()
  const { id, token, booking } = await order()
  const { newest } = await received()
  const claim = (key: unknown) => own('POST', '/orders/claim', { token: key })
  for (const key of [token, newest.replace('.m.', '.b.'), `${newest}x`, 'x', 7, undefined])
    expect([key, (await claim(key)).statusCode]).toEqual([key, 404])
  expect((await send('POST', '/orders/claim', { token: newest })).statusCode).toBe(401)
  expect((await own('GET', `/orders/${id}`)).statusCode).toBe(404)
  for (const _ of [1, 2]) {
    const claimed = await claim(newest)
    expect([claimed.statusCode, claimed.json()]).toMatchObject([
      200,
      { id, customer: { mail: customer.mail }, bookings: [{ id: booking, id_user_fk: customer.id }] },
    ])
  }
  const listed = (await own('GET', `/bookings/user/${customer.id}`)).json()
  expect(listed).toMatchObject([{ id: booking }])
  const history = (await staff('GET', `/history?entity=booking&id=${booking}`)).json()
  expect(history).toMatchObject([{ action: 'updated', actor_id: customer.id }, { action: 'created' }])
  expect((await own('PUT', `/bookings/${booking}`, { status: 'Cancelled' })).statusCode).toBe(200)
  expect((await by(token)('GET', `/orders/${id}`)).statusCode).toBe(200)
  const other = await as(await signedIn())('POST', '/orders/claim', { token: newest })
  expect([other.statusCode, other.json().message]).toEqual([409, 'These bookings belong to another account.'])
})

test("a guest's address blocks no registration, shows no account and joins none by itself", async () => {
  const { order, send, staff, received, checkOut, hold, own, customer, by } = await start()
  const { id } = await order()
  const registration = { ...GUEST, password: 'salt and sun' }
  const registered = await send('POST', '/register', registration)
  expect(registered.statusCode).toBe(201)
  const unknown = await checkOut(await hold(), { customer: { ...GUEST, mail: 'new@example.com' } })
  const known = await checkOut(await hold(), { customer: { ...GUEST, mail: customer.mail } })
  expect([known.statusCode, Object.keys(known.json())]).toEqual([200, Object.keys(unknown.json())])
  expect((await own('GET', `/bookings/user/${customer.id}`)).json()).toEqual([])
  const exported = (await own('GET', `/user/${customer.id}/export`)).json()
  expect(JSON.stringify(exported)).not.toContain('Order received')

  // Whoever owns the address and proves it gets what was mailed, not what a stranger has typed.
  await send('POST', '/password-resets', { mail: GUEST.mail })
  const findReset = async () =>
    (await received()).mails.flatMap(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? [])[0]
  await expect.poll(findReset).toBeDefined()
  const password = { password: 'lantern on the quay' }
  expect((await send('PUT', `/password-resets/${await findReset()}`, password)).statusCode).toBe(204)
  expect((await staff('GET', `/orders/${id}`)).json().bookings).toMatchObject([{ id_user_fk: null }])
  const erased = await staff('DELETE', `/user/${registered.json().id_user_pk}`)
  expect(erased.statusCode).toBe(204)
  const { tokens } = await received()
  expect((await by(tokens[0] ?? '')('GET', `/orders/${id}`)).json()).toMatchObject({ customer: GUEST })
})

test('whoever may not log in books, reads and cancels nothing by a link either', async () => {
  const { own, staff, customer, by, item, order, received } = await start()
  const held = (await own('POST', '/orders', { items: [item()] })).json()
  const { id, booking } = await order()
  const { newest } = await received()
  await own('POST', '/orders/claim', { token: newest })
  const setDisabled = (disabled: boolean) => staff('PUT', `/customers/${customer.id}`, { disabled })
  const wanted = { total_price: held.total_price, due_now: 0, pay: 'dock', accept_terms: true }
  const attempts = async () => [
    (await by(held.token)('POST', `/orders/${held.id}/checkout`, wanted)).statusCode,
    (await by(newest)('GET', `/orders/${id}`)).statusCode,
    (await by(newest)('POST', `/orders/${id}/cancel`, { booking_ids: [booking], refund_total: 0 }))
      .statusCode,
  ]
  await setDisabled(true)
  expect(await attempts()).toEqual([404, 404, 404])
  await setDisabled(false)
  expect(await attempts()).toEqual([200, 200, 200])
})

test('an order that has joined an account is erased with it', async () => {
  const { order, own, by, as, signedIn, received, customer, clock, config, db, item, staff, pay } =
    await start()
  const { id, booking } = await order()
  const { newest } = await received()
  await by(newest)('POST', `/bookings/${booking}/move`, { booking_date: '2026-06-21', slot_id: 1 })
  const backup = {
    booking: await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow(),
    order: await db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow(),
  }
  await own('POST', '/orders/claim', { token: newest })
  const invoice = { name: GUEST.username, address: '1 Quay, Valletta' }
  const deleted = await order([item()], { invoice })
  await own('POST', '/orders/claim', { token: (await received()).newest })
  const { invoices } = (await own('GET', `/user/${customer.id}/export`)).json()
  expect(invoices).toEqual([{ order_id: deleted.id, ...invoice, vat_number: null }])
  await staff('PUT', `/bookings/${deleted.booking}`, { status: 'Confirmed' })
  await pay(deleted.id, 60)
  const refund = { booking_ids: [deleted.booking], refund_total: 60, reason: 'Carmen fell ill' }
  await staff('POST', `/orders/${deleted.id}/cancel`, refund)
  await staff('DELETE', `/bookings/${deleted.booking}`)
  clock.advance(12 * DAY)
  const admin = as(await signedIn({ admin: true }))
  expect((await admin('DELETE', `/user/${customer.id}`)).statusCode).toBe(204)
  const assertErased = async () => {
    for (const table of ['booking', 'customer_order', 'refund', 'audit', 'undo', 'outbox'] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute()).toLowerCase()
      expect([table, /carmen|79123456/.exec(rows)?.[0]]).toEqual([table, undefined])
    }
  }
  await assertErased()
  expect((await admin('GET', `/orders/${id}`)).json()).toMatchObject({
    customer: { username: 'Deleted account', mail: null, phone: null },
  })
  expect((await by(newest)('GET', `/orders/${id}`)).statusCode).toBe(404)
  // As a backup has it that was made before the order was taken in.
  await db.deleteFrom('erased_guest').execute()
  await db.updateTable('booking').set(backup.booking).where('id', '=', booking).execute()
  await db.updateTable('customer_order').set(backup.order).where('id', '=', id).execute()
  await repeatErasures(db, config, clock.now())
  await assertErased()
})

test('staff find guests as they find everybody', async () => {
  const { order, staff, send } = await start()
  const { booking } = await order()
  const found = async (url: string) => (await staff('GET', url)).json()
  for (const q of ['carmen', '79123456', String(booking)])
    expect(await found(`/bookings?q=${q}&limit=5`)).toMatchObject([
      {
        id: booking,
        id_user_fk: null,
        username: 'Carmen Zahra',
        phone: GUEST.phone,
        source: 'site',
        contact: { name: 'Carmen Zahra', mail: GUEST.mail, phone: GUEST.phone },
      },
    ])
  expect(await found('/bookings')).toMatchObject([{ id: booking, username: 'Carmen Zahra' }])
  const csv = (await staff('GET', '/exports/bookings.csv')).body
  for (const text of [GUEST.username, GUEST.mail, GUEST.phone]) expect(csv).toContain(text)
  expect(JSON.stringify(await found('/manifests/2026-06-20'))).toContain(GUEST.phone)
  expect((await found('/dashboard')).recent_bookings).toMatchObject([
    { user_name: 'Carmen Zahra', email: GUEST.mail },
  ])
  expect((await send('GET', `/bookings/${booking}`)).statusCode).toBe(401)
})

test('the link of an order that a restore has lost does not open the order that gets its number', async () => {
  const [lost, restored] = [await start(), await start()]
  const { token, id } = await lost.order()
  const { newest } = await lost.received()
  const { id: next, token: own } = await restored.order()
  expect(next).toBe(id)
  for (const key of [token, newest])
    expect((await restored.by(key)('GET', `/orders/${next}`)).statusCode).toBe(404)
  expect((await restored.by(own)('GET', `/orders/${next}`)).statusCode).toBe(200)
})
