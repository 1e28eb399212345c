import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { answering, FROM, mailServer, QUICK, withOutbox } from '../../../test/support/mail-server'
import { DAY, HOUR, MINUTE } from '../clock'
import { smtpTransport, type Transport } from './transport'

const REFUSALS: [answer: string, moods: (isBad: () => boolean) => Partial<SMTPServerOptions>][] = [
  ['421 to the recipient', (isBad) => ({ onRcptTo: (_to, _session, done) => done(answerOf(isBad, 421)) })],
  ['450 to the recipient', (isBad) => ({ onRcptTo: (_to, _session, done) => done(answerOf(isBad, 450)) })],
  ['451 to the sender', (isBad) => ({ onMailFrom: (_from, _session, done) => done(answerOf(isBad, 451)) })],
  ['550 to the sender', (isBad) => ({ onMailFrom: (_from, _session, done) => done(answerOf(isBad, 550)) })],
  [
    '452 to the text',
    (isBad) => ({
      onData: (stream, _session, done) => stream.on('end', () => done(answerOf(isBad, 452))).resume(),
    }),
  ],
  [
    '530 to who has not logged in',
    (isBad) => ({ onRcptTo: (_to, _session, done) => done(answerOf(isBad, 530)) }),
  ],
]
const answerOf = (isBad: () => boolean, code: number) => (isBad() ? answering(code) : null)

test.each(REFUSALS)(
  'an email is retried while the server responds %s for two days, with one Message-ID',
  async (_answer, moods) => {
    let isBad = true
    const { received, transport } = await mailServer(moods(() => isBad))
    const { relay, write, clock, mails } = await withOutbox(transport)
    await write('maria@example.com')
    for (let quarter = 0; quarter < 8; quarter += 1) {
      expect(await relay.runOnce()).toBe(0)
      expect((await mails())[0]).toMatchObject({ sent_at: null, failed_at: null, attempts: quarter + 1 })
      clock.advance(6 * HOUR)
    }
    isBad = false

    expect(await relay.runOnce()).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ sent_at: expect.any(String), data: null })
    if (received.length > 0) expect(received.map(({ raw }) => raw).join()).toContain(mail?.message_id)
  },
)

test('a server that refuses the login counts as an outage', async () => {
  let isBad = true
  const { received, port } = await mailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(isBad ? answering(535) : null, { user: 'boats' }),
  })
  const transport = smtpTransport(`smtp://boats:secret@127.0.0.1:${port}`, FROM)
  const { relay, write, clock, mails } = await withOutbox(transport)
  for (const guest of [1, 2, 3]) await write(`guest-${guest}@example.com`)
  expect(await relay.runOnce()).toBe(0)
  clock.advance(2 * DAY)
  expect(await relay.runOnce()).toBe(0)
  expect((await mails()).map(({ failed_at }) => failed_at)).toEqual([null, null, null])
  isBad = false
  clock.advance(HOUR)

  expect(await relay.runOnce()).toBe(3)
  expect(received).toHaveLength(3)
})

test('attempts become rarer during an outage, and fail after three days', async () => {
  let isBad = true
  const attempts: number[] = []
  const { relay, write, clock, mails } = await withOutbox({
    send: async () => {
      attempts.push(clock.now().getTime())
      if (isBad) throw Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535 })
    },
    close: () => {},
  })
  for (const guest of [1, 2, 3]) await write(`guest-${guest}@example.com`)
  const start = clock.now().getTime()
  while (clock.now().getTime() - start < 2.9 * DAY) {
    await relay.runOnce()
    clock.advance(MINUTE)
  }

  expect((await mails()).map(({ failed_at }) => failed_at)).toEqual([null, null, null])
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  expect(Math.max(...pauses.slice(0, 5))).toBe(MINUTE)
  expect(Math.min(...pauses.slice(-5))).toBeGreaterThan(10 * MINUTE)
  expect(Math.max(...pauses)).toBeLessThan(20 * MINUTE)
  await write('late@example.com')
  clock.advance(DAY / 4)
  expect(await relay.runOnce()).toBe(0)
  expect((await mails()).map(({ failed_at }) => failed_at !== null)).toEqual([true, true, true, false])
  isBad = false
  clock.advance(HOUR)
  expect(await relay.runOnce()).toBe(1)
})

test.each([
  ['never says anything', () => {}],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['hangs up in the middle of its greeting', (socket: Socket) => socket.end('220 moo')],
])('a server that %s loses no email', async (_mood, treat) => {
  const server = createServer((socket) => treat(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { relay, write, mails } = await withOutbox(smtpTransport(`smtp://127.0.0.1:${port}`, FROM, QUICK))
  await write('maria@example.com')

  expect(await relay.runOnce()).toBe(0)
  expect((await mails())[0]).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 })
})

test('an unreachable server fails no email, and all are sent after its return', async () => {
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

test.each(['RCPT TO', 'DATA'])(
  'an email rejected at %s fails at once, and blocks no other',
  async (command) => {
    const isPoison = (address = '') => address.startsWith('poison')
    const { received, transport } = await mailServer(
      command === 'RCPT TO'
        ? { onRcptTo: ({ address }, _session, done) => done(isPoison(address) ? answering(550) : null) }
        : {},
    )
    const data: Transport = {
      send: (message) =>
        command === 'DATA' && isPoison(message.recipient)
          ? Promise.reject(Object.assign(answering(554), { command: 'DATA' }))
          : transport.send(message),
      close: () => {},
    }
    const { relay, write, mails } = await withOutbox(data)
    await write('poison@example.com')
    await write('maria@example.com')

    expect(await relay.runOnce()).toBe(1)
    expect(received.map(({ to }) => to)).toEqual(['maria@example.com'])
    expect((await mails())[0]).toMatchObject({ attempts: 1, failed_at: expect.any(String), sent_at: null })
  },
)

test('an email on which the server hangs up blocks no other', async () => {
  const { received, transport } = await mailServer()
  const { relay, write, clock } = await withOutbox({
    send: (message) =>
      message.recipient.startsWith('poison')
        ? Promise.reject(Object.assign(new Error('hung up'), { code: 'ECONNECTION', command: 'CONN' }))
        : transport.send(message),
    close: () => {},
  })
  await write('poison@example.com')
  for (const guest of [1, 2, 3]) await write(`guest-${guest}@example.com`)

  expect(await relay.runOnce()).toBe(3)
  clock.advance(MINUTE)
  expect(await relay.runOnce()).toBe(0)
  expect(received).toHaveLength(3)
})

test('a slow recipient delays nobody else, and gets the emails in order', async () => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let [open, most] = [0, 0]
  const { received, port } = await mailServer({
    onConnect: (_session, done) => {
      open += 1
      most = Math.max(most, open)
      done()
    },
    onClose: () => {
      open -= 1
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('slow')) void isReleased.then(() => done())
      else setTimeout(done, 20)
    },
  })
  const { relay, write } = await withOutbox(smtpTransport(`smtp://127.0.0.1:${port}`, FROM))
  for (const name of ['First', 'Second', 'Third']) await write('slow@example.com', name)
  for (let guest = 0; guest < 12; guest += 1) await write(`guest-${guest}@example.com`)
  relay.start()

  await expect.poll(() => received.length).toBe(12)
  await write('late@example.com')
  await expect.poll(() => received.map(({ to }) => to)).toContain('late@example.com')
  expect(received.map(({ to }) => to)).not.toContain('slow@example.com')
  expect(most).toBeGreaterThan(2)
  release()
  await expect.poll(() => received.length).toBe(16)
  await relay.stop()

  const slow = await Promise.all(received.slice(13).map(({ raw }) => PostalMime.parse(raw)))
  expect(slow.map(({ text }) => /Hello (\w+)/.exec(text ?? '')?.[1])).toEqual(['First', 'Second', 'Third'])
})

test('a recipient whose server times out holds up neither others nor the order of its emails', async () => {
  let isSlow = true
  const { received, port } = await mailServer({
    // Without an answer the connection times out.
    onRcptTo: ({ address }, _session, done) => {
      if (!isSlow || !address.startsWith('slow')) done()
    },
  })
  const patient = { ...QUICK, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 }
  const fixture = await withOutbox(smtpTransport(`smtp://127.0.0.1:${port}`, FROM, patient))
  const { relay, write, clock, mails } = fixture
  for (const name of ['First', 'Second']) await write('slow@example.com', name)
  for (let guest = 0; guest < 30; guest += 1) await write(`guest-${guest}@example.com`)

  expect(await relay.runOnce()).toBe(30)
  expect((await mails()).map(({ attempts }) => attempts).slice(0, 2)).toEqual([1, 0])
  await write('late@example.com')
  expect(await relay.runOnce()).toBe(1)

  isSlow = false
  clock.advance(MINUTE)
  expect(await relay.runOnce()).toBe(2)
  const slow = await Promise.all(received.slice(-2).map(({ raw }) => PostalMime.parse(raw)))
  expect(slow.map(({ text }) => /Hello (\w+)/.exec(text ?? '')?.[1])).toEqual(['First', 'Second'])
})

test('emails to one recipient stay in order, also those written while an earlier one is retried', async () => {
  const order: number[] = []
  let isBad = true
  const { relay, write, clock } = await withOutbox({
    send: async ({ id }) => {
      if (isBad) throw Object.assign(answering(450), { command: 'RCPT TO' })
      order.push(id)
    },
    close: () => {},
  })
  const first = await write('maria@example.com')
  expect(await relay.runOnce()).toBe(0)
  isBad = false
  const second = await write('maria@example.com')
  const other = await write('joseph@example.com')
  expect(await relay.runOnce()).toBe(1)
  clock.advance(MINUTE)
  expect(await relay.runOnce()).toBe(2)
  expect(order).toEqual([other, first, second])
})

test('emails to one recipient stay in order through a long outage', async () => {
  const order: number[] = []
  let isAway = true
  const { relay, write, clock } = await withOutbox({
    send: async ({ id }) => {
      order.push(id)
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    },
    close: () => {},
  })
  const [first, second] = [await write('maria@example.com'), await write('maria@example.com')]
  const start = clock.now().getTime()
  while (clock.now().getTime() - start < 12 * MINUTE || order.at(-1) !== first) {
    await relay.runOnce()
    clock.advance(MINUTE / 4)
  }
  isAway = false
  order.length = 0
  const third = await write('maria@example.com')
  clock.advance(2 * MINUTE)
  expect(await relay.runOnce()).toBe(3)
  expect(order).toEqual([first, second, third])
})
