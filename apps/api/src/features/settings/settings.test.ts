import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { sentMails } from '../../../test/support/mail-files'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { HOUR, MINUTE } from '../../platform/clock'

async function withAdmin(environment: Record<string, string> = {}) {
  const fixture = await testApp({ environment })
  const admin = await fixture.signedIn({ admin: true })
  const set = (payload: object, headers: object = {}) =>
    fixture.app.inject({
      method: 'PUT',
      url: '/api/settings',
      payload,
      headers: { ...admin.headers, ...headers },
    })
  const read = (url: string) => fixture.app.inject({ url, headers: admin.headers })
  return { ...fixture, fixture, admin, set, read }
}

async function book(fixture: TestApp, fields: object = {}) {
  const customer = await fixture.signedIn()
  const product = await aProduct(fixture.db)
  const payload = { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, ...fields }
  const headers = customer.headers
  return fixture.app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
}

test('nothing set is the product as specified, with name and currency from the environment', async () => {
  const { read } = await withAdmin({ SITE_NAME: 'Azure Boats', CURRENCY: 'EUR' })
  const settings = await read('/api/settings')
  expect(settings.json()).toMatchObject({
    site_name: 'Azure Boats',
    currency: 'EUR',
    time_zone: 'Europe/Malta',
    contact: { phone: '+356 2100 0000' },
    booking_window_days: null,
    min_notice_hours: 0,
    cancellation_hours: 24,
    auto_confirm: false,
    request_expires_hours: null,
    reminder_hours: 24,
    octo_hold_minutes: 30,
    notify_mail: null,
    meeting_point: null,
    payment_note: null,
    arrive_minutes: 15,
    set_up_dismissed: false,
  })
  const { installation, has_mail_server, ...site } = (await read('/api/site')).json()
  expect(has_mail_server).toBe(false)
  expect(installation).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(settings.json()).toMatchObject(site)
  for (const name of ['notify_mail', 'set_up_dismissed']) expect(site).not.toHaveProperty(name)
})

test('visitors are told whether emails are sent', async () => {
  const { read } = await withAdmin({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'quay@example.com' })
  expect((await read('/api/site')).json()).toMatchObject({ has_mail_server: true })
  expect((await read('/api/settings')).json()).not.toHaveProperty('has_mail_server')
})

test('only what is sent changes, visitors see it at the next request, and the history tells of it', async () => {
  const { set, read } = await withAdmin()
  expect((await read('/api/site')).json()).toMatchObject({ site_name: 'Luzzu' })
  const changed = await set({ site_name: '  Blue Coast ', contact: { phone: '+356 2100 0001' } })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({
    site_name: 'Blue Coast',
    contact: { phone: '+356 2100 0001', mail: 'hello@luzzu.example' },
  })
  await set({ contact: { mail: 'Quay@Example.com' } })
  expect((await read('/api/site')).json()).toMatchObject({
    site_name: 'Blue Coast',
    contact: { phone: '+356 2100 0001', mail: 'quay@example.com' },
  })
  const [entry] = (await read('/api/history?entity=settings&id=1')).json()
  expect(entry).toMatchObject({
    action: 'updated',
    changes: [{ field: 'mail', before: 'hello@luzzu.example', after: 'quay@example.com' }],
  })
})

test('visitors read where guests are met and when they arrive', async () => {
  const { set, read } = await withAdmin()
  const meeting_point = { text: '  The blue hut ', map_url: null }
  const changed = await set({ meeting_point, arrive_minutes: 0, set_up_dismissed: true })
  expect(changed.json()).toMatchObject({ arrive_minutes: 0, set_up_dismissed: true })
  const site = (await read('/api/site')).json()
  expect(site).toMatchObject({ meeting_point: { text: 'The blue hut', map_url: null }, arrive_minutes: 0 })
  expect((await set({ meeting_point: null })).json()).toMatchObject({ meeting_point: null })
  const refused = await set({
    meeting_point: { text: 'x'.repeat(301), map_url: 'javascript:alert(1)' },
    arrive_minutes: 241,
    set_up_dismissed: 1,
  })
  const pointers = refused.json().errors.map(({ pointer }: { pointer: string }) => pointer)
  expect(pointers.toSorted()).toEqual([
    '#/arrive_minutes',
    '#/meeting_point/map_url',
    '#/meeting_point/text',
    '#/set_up_dismissed',
  ])
})

test('visitors read how they pay, in the words of the business', async () => {
  const { set, read } = await withAdmin()
  const noteOf = async () => (await read('/api/site')).json().payment_note
  expect(await noteOf()).toBeNull()
  const note = 'Pay at the <b>quay</b>, in cash \u{1F4B6} أو بالبطاقة'
  const changed = await set({ payment_note: ` ${note} ` })
  expect(changed.json()).toMatchObject({ payment_note: note })
  expect(await noteOf()).toBe(note)
  const [entry] = (await read('/api/history?entity=settings&id=1')).json()
  expect(entry.changes).toEqual([{ field: 'payment_note', before: null, after: note }])
  for (const [sent, detail] of [
    ['x'.repeat(201), 'Payment note must be at most 200 characters'],
    ['In cash\nor by card', 'Contains invalid characters'],
    [['In cash'], 'Payment note must be a text'],
  ]) {
    const refused = await set({ payment_note: sent })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([{ pointer: '#/payment_note', detail }])
  }
  expect(await noteOf()).toBe(note)
  expect((await set({ payment_note: '   ' })).json()).toMatchObject({ payment_note: null })
  expect(await noteOf()).toBeNull()
})

test('a whole answer can be sent back', async () => {
  const { set, read } = await withAdmin()
  const settings = (await read('/api/settings')).json()
  const reply = await set(settings)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual(settings)
})

test('a change of an older version is refused', async () => {
  const { set, read } = await withAdmin()
  const { etag } = (await read('/api/settings')).headers
  expect((await set({ currency: 'EUR' }, { 'if-match': etag })).statusCode).toBe(200)
  const late = await set({ currency: 'GBP' }, { 'if-match': etag })
  expect(late.statusCode).toBe(412)
  expect((await read('/api/site')).json()).toMatchObject({ currency: 'EUR' })
})

test('concurrent first changes are both kept', async () => {
  const { set, read } = await withAdmin()
  const replies = await Promise.all([set({ currency: 'EUR' }), set({ cancellation_hours: 48 })])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await read('/api/settings')).json()).toMatchObject({ currency: 'EUR', cancellation_hours: 48 })
})

test('each bad field is told, and nothing is stored', async () => {
  const { set, read } = await withAdmin()
  const before = (await read('/api/settings')).json()
  const reply = await set({
    site_name: ' ',
    currency: 'XYZ',
    time_zone: 'Europe/Rome',
    contact: { phone: 'call us', mail: 'nobody', links: [{ name: 'Home', url: 'javascript:alert(1)' }] },
    opening_hours: [{ days: [1, 8], opens: '08:00', closes: '18:00' }],
    booking_window_days: 0,
    min_notice_hours: '2',
    cancellation_hours: -1,
    auto_confirm: 'yes',
    request_expires_hours: 1.5,
    reminder_hours: 100_000,
    notify_mail: 'nobody',
  })
  expect(reply.statusCode).toBe(422)
  const pointers = reply.json().errors.map(({ pointer }: { pointer: string }) => pointer)
  expect(pointers.toSorted()).toEqual([
    '#/auto_confirm',
    '#/booking_window_days',
    '#/cancellation_hours',
    '#/contact/links',
    '#/contact/mail',
    '#/contact/phone',
    '#/currency',
    '#/min_notice_hours',
    '#/notify_mail',
    '#/opening_hours',
    '#/reminder_hours',
    '#/request_expires_hours',
    '#/site_name',
    '#/time_zone',
  ])
  expect((await read('/api/settings')).json()).toEqual(before)
})

test.each(['JPY', 'KRW', 'BHD', 'CLF'])('amounts have two decimals, so %s is refused', async (currency) => {
  const { set, read } = await withAdmin()
  const reply = await set({ currency, min_notice_hours: 3 })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toMatchObject([{ pointer: '#/currency' }])
  expect((await read('/api/settings')).json()).toMatchObject({ currency: 'USD', min_notice_hours: 0 })
})

test('the window and the notice hold for requests and for the calendar', async () => {
  const { set, fixture, clock, read } = await withAdmin()
  await set({ booking_window_days: 90, min_notice_hours: 24 })
  const far = await book(fixture, { booking_date: '2026-08-20' })
  expect(far.statusCode).toBe(201)
  const id = far.json().id_product_fk
  const tooFar = await book(fixture, { booking_date: '2026-10-20' })
  expect(tooFar.json()).toMatchObject({
    errors: [{ pointer: '#/booking_date', detail: 'Maximum scheduling range is 90 days.' }],
  })
  const today = clock.now().toISOString().slice(0, 10)
  const soon = await book(fixture, { booking_date: today, slot_id: 2 })
  expect(soon.json().errors).toEqual([
    { pointer: '#/slot_id', detail: 'Please book at least 24 hours ahead.' },
  ])
  const [day] = (await read(`/api/products/${id}/availability?from=${today}&to=${today}`)).json()
  expect(day.slots.map(({ status }: { status: string }) => status)).toContain('notice')
})

test('a customer may cancel as long as the business has set', async () => {
  const { set, fixture } = await withAdmin()
  await set({ cancellation_hours: 8760 })
  const customer = await fixture.signedIn()
  const id = await aBooking(fixture.db, { account_id: customer.id, product: await aProduct(fixture.db) })
  const cancel = () =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/bookings/${id}`,
      payload: { status: 'Cancelled' },
      headers: customer.headers,
    })
  expect((await cancel()).json()).toMatchObject({
    message: 'Free cancellation ends 8760 hours before the booking starts.',
  })
  await set({ cancellation_hours: 0 })
  expect((await cancel()).json()).toMatchObject({ status: 'Cancelled' })
})

test('with automatic confirmation a booking is confirmed at once, with one email, and the business is told', async () => {
  const { set, fixture, mails } = await withAdmin()
  await set({ auto_confirm: true, notify_mail: 'desk@example.com' })
  const reply = await book(fixture)
  expect(reply.json()).toMatchObject({ status: 'Confirmed' })
  expect((await mails()).map(({ kind }) => kind).filter((kind) => kind !== 'welcome')).toEqual([
    'booking-confirmed',
    'new-request',
  ])
  const sent = await sentMails(fixture)
  expect(sent.find(({ to }) => to === 'desk@example.com')).toMatchObject({
    subject: expect.stringMatching(/^New booking: /),
    text: expect.stringContaining('has made a booking. It is confirmed.'),
  })
})

test('a request expires after the hours that are set, and no longer counts as open', async () => {
  const { set, fixture, clock, app, db } = await withAdmin({ MAX_OPEN_REQUESTS: '1' })
  await set({ request_expires_hours: 2 })
  const customer = await fixture.signedIn()
  const product = await aProduct(db, { units: 5 })
  const request = () =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 },
      headers: customer.headers,
    })
  const first = await request()
  expect((await request()).statusCode).toBe(429)
  clock.advance(2 * HOUR)
  expect((await request()).statusCode).toBe(201)
  await app.jobs.runDue()
  const { status } = await db
    .selectFrom('booking')
    .select('status')
    .where('id', '=', first.json().id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('Cancelled')
})

test('a reminder goes out once, for bookings that were confirmed by then', async () => {
  const { fixture, app, clock, db, mails } = await withAdmin()
  const customer = await fixture.signedIn()
  const product = await aProduct(db, { units: 5 })
  const at = (confirmed_at: string) =>
    aBooking(db, { account_id: customer.id, product, status: 'Confirmed', confirmed_at })
  const early = await at('2026-06-18T06:00:00.000Z')
  const late = await at('2026-06-19T06:30:00.000Z')
  await aBooking(db, { account_id: customer.id, product })
  const reminded = async () =>
    (await mails()).filter(({ kind }) => kind === 'booking-reminder').map(({ booking_id }) => booking_id)

  clock.set('2026-06-19T05:59:00Z')
  await app.jobs.runDue()
  expect(await reminded()).toEqual([])
  for (let minutes = 1; minutes <= 60; minutes += 20) {
    clock.advance(20 * MINUTE)
    await app.jobs.runDue()
  }
  expect(await reminded()).toEqual([early])
  expect(late).not.toBe(early)
})
