import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import type { SignedInUser } from '../../../test/support/sign-in'
import { type TestApp, testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'
import { DAY, MINUTE } from '../../platform/clock'
import { SQLITE_FILE } from '../../platform/config/data-folder'
import { calendarEvent } from '../bookings/emails/booking-emails'

type Sent = { as: SignedInUser; payload?: object }

async function withPeople(environment: Record<string, string> = {}) {
  const started = await testApp({ environment: { SITE_URL: 'https://boats.example.com', ...environment } })
  const customer = await started.signedIn()
  const admin = await started.signedIn({ admin: true })
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, { as, payload }: Sent) =>
    started.app.inject({ method, url: `/api${url}`, headers: as.headers, ...(payload && { payload }) })
  return { ...started, customer, admin, send, product: await aProduct(started.db, { units: 10 }) }
}

const pathOf = (url: string) => url.replace('https://boats.example.com', '')

/** Unfolded lines. */
async function read({ app }: TestApp, url: string, headers: InjectOptions['headers'] = {}) {
  const reply = await app.inject({ url: pathOf(url), headers })
  return { ...reply, status: reply.statusCode, lines: reply.body.replaceAll('\r\n ', '').split('\r\n') }
}

test('a customer subscribes to the own bookings, which look as in emails', async () => {
  const context = await withPeople()
  const { db, customer, admin, product, send } = context
  const id = await aBooking(db, { account_id: customer.id, product, guests: 3, note: 'Allergic to shrimps' })
  await aBooking(db, { account_id: admin.id, product })
  expect((await send('GET', `/user/${customer.id}/calendar`, { as: customer })).statusCode).toBe(404)
  const made = await send('POST', `/user/${customer.id}/calendar`, { as: customer })
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store'])
  expect(made.headers.location).toMatch(/^\/api\/(calendar-feeds\/\d+|user\/\d+\/calendar)$/)
  const { url } = made.json<{ url: string }>()
  expect(url).toMatch(/^https:\/\/boats\.example\.com\/calendars\/[\w-]{43}\.ics$/)

  const { status, lines, headers, body } = await read(context, url)
  const { uuid } = await db.selectFrom('installation').select('uuid').executeTakeFirstOrThrow()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:booking-${id}@${uuid}`])
  for (const line of [
    'NAME:Luzzu bookings',
    'X-WR-CALNAME:Luzzu bookings',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'DTSTAMP:20260610T100000Z',
    'LAST-MODIFIED:20260610T100000Z',
    'SEQUENCE:1',
    'DTSTART:20260620T060000Z',
    'DTEND:20260620T100000Z',
    'SUMMARY:Not confirmed yet: Painted Luzzu\\, Morning',
    'STATUS:TENTATIVE',
    `URL:https://boats.example.com/my-bookings?booking=${id}`,
  ])
    expect(lines).toContain(line)
  expect(lines.some((line) => line.startsWith('LOCATION:'))).toBe(true)
  expect(body).not.toContain('shrimps')
  const known = await send('GET', `/user/${customer.id}/calendar`, { as: customer })
  expect(known.json()).toEqual({
    created_at: '2026-06-10T10:00:00.000Z',
    last_read_at: '2026-06-10T10:00:00.000Z',
  })
})

test('equal data are equal bytes, and a change is another sequence', async () => {
  const context = await withPeople()
  const { db, clock, customer, admin, product, send } = context
  const id = await aBooking(db, { account_id: customer.id, product })
  const { url } = (await send('POST', `/user/${customer.id}/calendar`, { as: customer })).json()
  const first = await read(context, url)
  clock.advance(40 * MINUTE)
  expect((await read(context, url)).body).toBe(first.body)
  const etag = String(first.headers.etag)
  const same = await read(context, url, { 'if-none-match': etag })
  expect([same.status, same.body]).toEqual([304, ''])
  const head = await context.app.inject({ method: 'HEAD', url: pathOf(url) })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])

  await context.app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}`,
    headers: admin.headers,
    payload: { status: 'Confirmed' },
  })
  const changed = await read(context, url, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  for (const line of ['STATUS:CONFIRMED', 'SEQUENCE:2', 'DTSTAMP:20260610T104000Z'])
    expect(changed.lines).toContain(line)
})

test('what is unknown, rotated, deleted or of a disabled account is equally not there', async () => {
  const context = await withPeople()
  const { db, customer, send } = context
  const calendar = `/user/${customer.id}/calendar`
  const rotated = (await send('POST', calendar, { as: customer })).json().url
  const deleted = (await send('POST', calendar, { as: customer })).json().url
  expect((await read(context, deleted)).status).toBe(200)
  expect((await send('DELETE', calendar, { as: customer })).statusCode).toBe(204)
  expect((await send('DELETE', calendar, { as: customer })).statusCode).toBe(404)
  const disabled = (await send('POST', calendar, { as: customer })).json().url
  await db
    .updateTable('account')
    .set({ disabled_at: '2026-06-10T10:00:00.000Z' })
    .where('id', '=', customer.id)
    .execute()

  const answers = []
  for (const url of [rotated, deleted, disabled, `/calendars/${'A'.repeat(43)}.ics`, '/calendars/none']) {
    const { status, body, headers } = await read(context, url)
    const { 'x-request-id': id, date: _, ...others } = headers
    answers.push(JSON.stringify([status, body.replaceAll(String(id), ''), others]))
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('404')
})

test('no secret is stored, recorded or logged', async () => {
  const lines: string[] = []
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
  const context = await testApp({ log })
  const customer = await context.signedIn()
  const made = await context.app.inject({
    method: 'POST',
    url: `/api/user/${customer.id}/calendar`,
    headers: customer.headers,
  })
  const { url } = made.json<{ url: string }>()
  const secret = String(/\/calendars\/(.+)\.ics/.exec(url)?.[1])
  await context.app.inject({ url: `/calendars/${secret}.ics` })
  await context.app.inject({ method: 'POST', url: `/calendars/${secret}.ics` })
  const stored = [
    await context.db.selectFrom('calendar_feed').selectAll().execute(),
    await context.db.selectFrom('audit').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).toContain('calendar_feed')
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(lines.join('')).toContain('/calendars/…')
  expect(lines.join('')).not.toContain(secret)
})

test('staff make calendars of products and states, with names and guests, without phone, email or note', async () => {
  const context = await withPeople()
  const { db, customer, admin, product, send } = context
  const other = await aProduct(db, { units: 10, name: 'Kayak' })
  const mine = {
    account_id: customer.id,
    note: 'Allergic',
    contact_phone: '+35699',
    contact_mail: 'a@b.example',
  }
  const shown = await aBooking(db, { ...mine, product, guests: 3, status: 'Confirmed' })
  await aBooking(db, { ...mine, product, status: 'Pending' })
  await aBooking(db, { ...mine, product: other, status: 'Confirmed' })
  const payload = { name: 'Skippers; boats, all', product_ids: [product.id], statuses: ['Confirmed'] }
  const made = await send('POST', '/calendar-feeds', { as: admin, payload })
  expect(made.statusCode).toBe(201)
  const { url, ...feed } = made.json()
  expect(feed).toEqual({
    id: feed.id,
    ...payload,
    created_at: '2026-06-10T10:00:00.000Z',
    last_read_at: null,
  })
  const { lines, body } = await read(context, url)
  expect(lines.filter((line) => /^(UID|SUMMARY|URL|X-WR)/.test(line))).toEqual([
    'X-WR-CALNAME:Skippers\\; boats\\, all',
    expect.stringMatching(`^UID:booking-${shown}@`),
    'SUMMARY:Maria Vella\\, 3 guests: Painted Luzzu\\, Morning',
    `URL:https://boats.example.com/admin/bookings?id=${shown}&status=All`,
  ])
  expect(body).not.toMatch(/Allergic|35699|b\.example|LOCATION/)
  const [listed] = (await send('GET', '/calendar-feeds', { as: admin })).json()
  expect(listed).toEqual({ ...feed, last_read_at: '2026-06-10T10:00:00.000Z' })

  const rotated = (await send('POST', `/calendar-feeds/${feed.id}/rotate`, { as: admin })).json()
  expect([rotated.id, (await read(context, url)).status, (await read(context, rotated.url)).status]).toEqual([
    feed.id,
    404,
    200,
  ])
  const colleague = await context.signedIn({ admin: true })
  expect((await send('POST', `/calendar-feeds/${feed.id}/rotate`, { as: colleague })).statusCode).toBe(404)
  await db.updateTable('account').set({ permission_level: 0 }).where('id', '=', admin.id).execute()
  expect((await read(context, rotated.url)).status).toBe(404)
})

test('what is over or was cancelled stays for thirty days', async () => {
  const context = await withPeople()
  const { db, clock, customer, product, send } = context
  const mine = { account_id: customer.id, product }
  await aBooking(db, { ...mine, booking_date: '2026-05-10' })
  const kept = await aBooking(db, { ...mine, booking_date: '2026-05-11' })
  const cancelled = await aBooking(db, {
    ...mine,
    status: 'Cancelled',
    booking_date: '2026-09-01',
    updated_at: '2026-06-01T10:00:00.000Z',
  })
  const { url } = (await send('POST', `/user/${customer.id}/calendar`, { as: customer })).json()
  const uidsOf = async () =>
    (await read(context, url)).lines.flatMap((line) => /^UID:booking-(\d+)@/.exec(line)?.[1] ?? [])
  expect(await uidsOf()).toEqual([String(kept), String(cancelled)])
  expect((await read(context, url)).lines).toContain('STATUS:CANCELLED')
  clock.advance(22 * DAY)
  expect(await uidsOf()).toEqual([])
})

test.each([
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  ['name', {}, 'Name is required'],
  ['statuses', { name: 'x', statuses: [] }, 'Please choose at least one status'],
  ['statuses', { name: 'x', statuses: ['Paid'] }, 'Statuses must be Pending, Confirmed or Cancelled'],
  ['product_ids', { name: 'x', product_ids: [] }, 'Please choose at least one product'],
  ['product_ids', { name: 'x', product_ids: [999] }, 'Please choose products that are offered'],
  ['product_ids', { name: 'x', product_ids: ['1'] }, 'Please choose products that are offered'],
])('a calendar with a bad %s is refused there: %j', async (field, payload, detail) => {
  const { admin, send, db } = await withPeople()
  const refused = await send('POST', '/calendar-feeds', { as: admin, payload })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual([{ pointer: `#/${field}`, detail }])
  expect(await db.selectFrom('calendar_feed').select('id').execute()).toEqual([])
})

test('an erased account has no calendars, and its export names them', async () => {
  const context = await withPeople()
  const { customer, admin, send, db } = context
  await send('POST', `/user/${customer.id}/calendar`, { as: customer })
  const data = (await send('GET', `/user/${customer.id}/export`, { as: customer })).json()
  expect(data.calendars).toEqual([
    { name: 'My bookings', created_at: '2026-06-10T10:00:00.000Z', last_read_at: null },
  ])
  expect((await send('DELETE', `/user/${customer.id}`, { as: admin })).statusCode).toBe(204)
  expect(await db.selectFrom('calendar_feed').selectAll().execute()).toEqual([])
})

test('emails about what was cancelled or called off have the SEQUENCE of the calendar', async () => {
  const context = await withPeople()
  const { app, db, customer, admin, product, config, mails, send } = context
  const mine = { account_id: customer.id, product, status: 'Confirmed' as const }
  const [cancelled, off] = [
    await aBooking(db, mine),
    await aBooking(db, { ...mine, booking_date: '2026-06-22' }),
  ]
  const { url } = (await send('POST', `/user/${customer.id}/calendar`, { as: customer })).json()
  await send('POST', `/bookings/${cancelled}/cancel`, { as: admin, payload: {} })
  const period = { from_date: '2026-06-22', to_date: '2026-06-22' }
  const closure = (await send('POST', '/closures', { as: admin, payload: period })).json()
  const payload = { message: 'A gale.' }
  await app.inject({
    method: 'POST',
    url: `/api/closures/${closure.id}/call-off`,
    headers: admin.headers,
    payload,
  })
  const { lines } = await read(context, url)
  const sequenceOf = (id: number) => {
    const from = lines.findIndex((line) => line.startsWith(`UID:booking-${id}@`))
    return lines.slice(from).find((line) => line.startsWith('SEQUENCE:'))
  }
  const told = (await mails()).filter(({ kind }) => kind !== 'booking-confirmed')
  expect(told.map(({ booking_id }) => booking_id)).toEqual([cancelled, off])
  for (const { booking_id, data } of told) {
    const event = calendarEvent(config.site, JSON.parse(String(data)), 'Cancelled')
    expect(`SEQUENCE:${event?.sequence}`).toBe(sequenceOf(Number(booking_id)))
  }
})

test.skipIf(isOnPostgres)('a calendar is read while nothing can be written', async () => {
  const context = await withPeople()
  const { config, customer, send } = context
  const { url } = (await send('POST', `/user/${customer.id}/calendar`, { as: customer })).json()
  const other = new BetterSqlite3(join(config.dataDir, SQLITE_FILE))
  other.prepare('begin immediate').run()

  const { status } = await read(context, url)

  other.close()
  expect(status).toBe(200)
})
