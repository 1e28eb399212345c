import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_SETTINGS } from '@luzzu/domain'
import BetterSqlite3 from 'better-sqlite3'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { aBooking, aProduct } from '../../../test/support/builders'
import { FROM, mailServer, QUIET, SITE, withOutbox } from '../../../test/support/mail-server'
import { testApp } from '../../../test/support/test-app'
import { isOnPostgres } from '../../../test/support/test-database'
import { EMAIL_TEMPLATES } from '../../email-templates'
import { MINUTE, SECOND } from '../clock'
import { SQLITE_FILE } from '../config/data-folder'
import { createRelay } from './relay'
import { fileTransport } from './transport'

test('a due email is sent once over SMTP', async () => {
  const { received, transport } = await mailServer()
  const { relay, write, mails } = await withOutbox(transport)
  await write('maria@example.com', 'Marìa <b>')

  expect([await relay.runOnce(), await relay.runOnce()]).toEqual([1, 0])

  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail).toMatchObject({
    subject: 'Welcome to Luzzu',
    from: FROM,
    to: [{ address: 'maria@example.com' }],
  })
  expect(mail.text).toContain('Hello Marìa <b>,')
  expect(mail.messageId).toBe((await mails())[0]?.message_id)
})

test('answers to an email go to the business, once it has set its own address', async () => {
  const { received, transport } = await mailServer()
  const { write, db, clock } = await withOutbox(transport)
  for (const mail of [DEFAULT_SETTINGS.contact.mail, 'dock@example.com']) {
    const settings = { ...DEFAULT_SETTINGS, contact: { ...DEFAULT_SETTINGS.contact, mail } }
    const findSite = async () => ({ ...SITE, settings })
    await write('maria@example.com')
    await createRelay({ db, clock, findSite, templates: EMAIL_TEMPLATES, transport, log: QUIET }).runOnce()
  }
  const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
  expect(mails.map(({ replyTo }) => replyTo?.map(({ address }) => address))).toEqual([
    undefined,
    ['dock@example.com'],
  ])
  expect(mails.at(1)?.text).toContain('Email: dock@example.com')
})

test('without a mail server each email becomes a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { relay, write } = await withOutbox(fileTransport(folder, FROM))
  await write('maria@example.com')
  await relay.runOnce()

  expect(readdirSync(folder)).toEqual(['000001-welcome.eml'])
  const mail = await PostalMime.parse(readFileSync(join(folder, '000001-welcome.eml')))
  expect(mail.subject).toBe('Welcome to Luzzu')
})

test('the log has no address of a recipient, also where the mail server quotes it', async () => {
  const refusal = Object.assign(new Error('5.1.1 <maria@example.com>: no such user'), { responseCode: 550 })
  const { transport } = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal) })
  const { write, db, clock, mails } = await withOutbox(transport)
  const lines: string[] = []
  const note = (fields: object) => void lines.push(JSON.stringify(fields))
  const log = { info: note, warn: note }
  await write('maria@example.com')
  await createRelay({
    db,
    clock,
    findSite: async () => SITE,
    templates: EMAIL_TEMPLATES,
    transport,
    log,
  }).runOnce()
  expect((await mails())[0]?.last_error).toContain('maria@example.com')
  expect(lines.join()).toContain('no such user')
  expect(lines.join()).not.toContain('maria')
})

test('an email leased by a dead process is sent after the lease expires, with the same Message-ID', async () => {
  const { received, transport } = await mailServer()
  const { relay, write, db, clock } = await withOutbox(transport)
  await write('maria@example.com')
  const leased_until = new Date(clock.now().getTime() + MINUTE).toISOString()
  await db.updateTable('outbox').set({ leased_until }).execute()

  expect(await relay.runOnce()).toBe(0)
  clock.advance(MINUTE + SECOND)
  expect(await relay.runOnce()).toBe(1)
  expect(received).toHaveLength(1)
})

test('two concurrent relays send each email once', async () => {
  const { received, transport } = await mailServer()
  const { write, db, clock } = await withOutbox(transport)
  for (let mail = 0; mail < 6; mail += 1) await write(`guest-${mail}@example.com`)
  const relays = [1, 2].map(() =>
    createRelay({ db, clock, findSite: async () => SITE, templates: EMAIL_TEMPLATES, transport, log: QUIET }),
  )

  const sent = await Promise.all(relays.map((relay) => relay.runOnce()))

  expect(sent.reduce((sum, count) => sum + count)).toBe(6)
  expect(new Set(received.map(({ to }) => to)).size).toBe(6)
  expect(received).toHaveLength(6)
})

test.skipIf(isOnPostgres)('an email that was sent is marked so once that can be written', async () => {
  const { config, write, db, clock, mails } = await withOutbox({ send: async () => {}, close: () => {} })
  const other = new BetterSqlite3(join(config.dataDir, SQLITE_FILE))
  const transport = { send: async () => void other.prepare('begin immediate').run(), close: () => {} }
  const warnings: object[] = []
  const log = { ...QUIET, warn: (details: object) => void warnings.push(details) }
  const findSite = async () => SITE
  const relay = createRelay({ db, clock, findSite, templates: EMAIL_TEMPLATES, transport, log })
  await write('maria@example.com')
  relay.start()
  await expect.poll(() => warnings).toContainEqual(expect.objectContaining({ mail: expect.anything() }))
  other.close()

  await expect.poll(async () => (await mails())[0]?.sent_at).toEqual(expect.any(String))
  await relay.stop()
})

test('an email about a booking has text, HTML and a calendar file, over SMTP', async () => {
  const { received, transport } = await mailServer()
  const { app, db, clock, signedIn } = await testApp({ transport })
  clock.set('2026-06-10T10:00:00.000Z')
  const admin = await signedIn({ admin: true })
  const customer = await signedIn({ username: 'Marìa <b>Vella</b>' })
  const product = await aProduct(db, { name: 'Sun & Sea' })
  const id = await aBooking(db, { account_id: customer.id, product })
  const change = (status: string) =>
    app.inject({ method: 'PUT', url: `/api/bookings/${id}`, headers: admin.headers, payload: { status } })
  expect((await change('Confirmed')).statusCode).toBe(200)
  // Neither a new name nor a later delivery makes it another event.
  const renamed = { site_name: 'Blue Boats' }
  await app.inject({ method: 'PUT', url: '/api/settings', headers: admin.headers, payload: renamed })
  clock.advance(MINUTE)
  expect(await app.relay.runOnce()).toBe(1)
  const cancellation = await app.inject({
    method: 'PUT',
    url: `/api/bookings/${id}`,
    headers: customer.headers,
    payload: { status: 'Cancelled' },
  })
  expect(cancellation.statusCode).toBe(200)
  expect(await app.relay.runOnce()).toBe(1)

  expect(received).toHaveLength(2)
  expect(received[0]?.raw).toMatch(/Content-Type: multipart\/alternative/)
  expect(received[0]?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/i)
  const [confirmed, cancelled] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
  expect(confirmed?.text).toContain('Hello Marìa <b>Vella</b>,')
  expect(confirmed?.html).toContain('Hello Marìa &lt;b&gt;Vella&lt;/b&gt;,')
  expect(confirmed?.html).toContain('Sun &amp; Sea')
  // Nothing that a client would have to fetch.
  expect(confirmed?.html).not.toMatch(/<img|<link|url\(|@import|src=/)
  const { uuid } = await db.selectFrom('installation').select('uuid').executeTakeFirstOrThrow()
  const calendarOf = (mail: typeof confirmed) =>
    mail?.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer)).at(-1)
  expect(calendarOf(confirmed)).toContain(`UID:booking-${id}@${uuid}\n`)
  expect(calendarOf(confirmed)).toContain('DTSTART:20260620T060000Z\n')
  expect(calendarOf(confirmed)).toContain('DTSTAMP:20260610T100000Z\n')
  expect(calendarOf(confirmed)).toContain('METHOD:PUBLISH\n')
  expect(calendarOf(confirmed)).toContain('STATUS:CONFIRMED\n')
  expect(calendarOf(cancelled)).toContain(`UID:booking-${id}@${uuid}\n`)
  expect(calendarOf(cancelled)).toContain('STATUS:CANCELLED\n')
  const [first, second] = [confirmed, cancelled].map((mail) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarOf(mail) ?? '')?.[1]),
  )
  expect(second).toBeGreaterThan(first ?? Number.NaN)
})
