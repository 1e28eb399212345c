import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../testing/test-app'
import { MINUTE, SECOND } from '../clock'
import { inTransaction } from '../database/transaction'
import { welcomeLetter } from './letters'
import { post } from './outbox'
import { createRelay } from './relay'
import { fileTransport, smtpTransport, type Transport } from './transport'

const SITE = { name: 'Luzzu', currency: 'USD', url: 'http://127.0.0.1:3000' }
const FROM = { name: 'Luzzu', address: 'no-reply@example.com' }
const QUICK = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, dnsTimeout: 500 }
const QUIET = { warn: () => {} }

async function withOutbox(transport: Transport) {
  const world = await testApp()
  const { db, clock } = world
  const relay = createRelay({ db, clock, transport, log: QUIET })
  const write = (to: string, username = 'Maria') =>
    inTransaction(db, (tx) => post(tx, { to, letter: welcomeLetter(SITE, username), now: clock.now() }))
  return { ...world, relay, write }
}

type Received = { to: string; raw: string }

/** A real mail server in a mood of the test's choosing. */
async function mailServer(moods: Partial<SMTPServerOptions> = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...moods,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, transport: smtpTransport(`smtp://127.0.0.1:${port}`, FROM, QUICK) }
}

const answering = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })

test('what is due goes out once, over SMTP, as it was written', async () => {
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

test('without a mail server each message becomes a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { relay, write } = await withOutbox(fileTransport(folder, FROM))
  await write('maria@example.com')
  await relay.runOnce()

  expect(readdirSync(folder)).toEqual(['000001-welcome.eml'])
  const mail = await PostalMime.parse(readFileSync(join(folder, '000001-welcome.eml')))
  expect(mail.subject).toBe('Welcome to Luzzu')
})

test.each([421, 450, 550])(
  'a server that answers %i gets the mail again later, the same one',
  async (code) => {
    let isBad = true
    const { received, transport } = await mailServer({
      onRcptTo: (_address, _session, done) => done(isBad ? answering(code) : null),
    })
    const { relay, write, clock, mails } = await withOutbox(transport)
    await write('maria@example.com')

    expect(await relay.runOnce()).toBe(0)
    expect((await mails())[0]).toMatchObject({
      sent_at: null,
      parked_at: null,
      last_error: expect.stringContaining(String(code)),
    })
    isBad = false
    clock.advance(MINUTE)

    expect(await relay.runOnce()).toBe(1)
    expect(received[0]?.raw).toContain((await mails())[0]?.message_id)
  },
)

test.each([
  ['never says anything', () => {}],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['hangs up in the middle of its greeting', (socket: Socket) => socket.end('220 moo')],
])('a server that %s costs no mail', async (_mood, treat) => {
  const server = createServer((socket) => treat(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { relay, write, mails } = await withOutbox(smtpTransport(`smtp://127.0.0.1:${port}`, FROM, QUICK))
  await write('maria@example.com')

  expect(await relay.runOnce()).toBe(0)
  expect((await mails())[0]).toMatchObject({ sent_at: null, parked_at: null, attempts: 0 })
})

test('a server that is away parks nothing, and all mails go out when it is back', async () => {
  const away = smtpTransport('smtp://127.0.0.1:9', FROM, QUICK)
  const { received, transport } = await mailServer()
  let isAway = true
  const { relay, write, clock } = await withOutbox({
    send: (mail) => (isAway ? away : transport).send(mail),
    close: () => {},
  })
  for (let mail = 0; mail < 3; mail += 1) await write(`guest-${mail}@example.com`)
  for (let minute = 0; minute < 10; minute += 1) {
    await relay.runOnce()
    clock.advance(MINUTE)
  }
  isAway = false

  expect(await relay.runOnce()).toBe(3)
  expect(received.map(({ to }) => to).sort()).toEqual([
    'guest-0@example.com',
    'guest-1@example.com',
    'guest-2@example.com',
  ])
})

test('a mail that is refused eight times is put aside and does not stop the others', async () => {
  const { received, transport } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('poison') ? answering(550) : null),
  })
  const { relay, write, clock, mails } = await withOutbox(transport)
  await write('poison@example.com')
  await write('maria@example.com')
  for (let tries = 0; tries < 10; tries += 1) {
    await relay.runOnce()
    clock.advance(15 * MINUTE)
  }

  expect(received.map(({ to }) => to)).toEqual(['maria@example.com'])
  expect((await mails())[0]).toMatchObject({ attempts: 8, parked_at: expect.any(String), sent_at: null })
})

test('a mail that a dead process had taken goes out when its lease has ended, under the same id', async () => {
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

test('two relays at once send each mail once', async () => {
  const { received, transport } = await mailServer()
  const { write, db, clock } = await withOutbox(transport)
  for (let mail = 0; mail < 6; mail += 1) await write(`guest-${mail}@example.com`)
  const relays = [1, 2].map(() => createRelay({ db, clock, transport, log: QUIET }))

  const sent = await Promise.all(relays.map((relay) => relay.runOnce()))

  expect(sent.reduce((sum, count) => sum + count)).toBe(6)
  expect(new Set(received.map(({ to }) => to)).size).toBe(6)
  expect(received).toHaveLength(6)
})
