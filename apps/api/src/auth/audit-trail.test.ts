import { expect, test } from 'vitest'
import { aProduct } from '../../test/support/builders'
import { sentMails } from '../../test/support/mail-files'
import { testApp } from '../../test/support/test-app'

const MARIA = {
  username: 'Maria Vella',
  mail: 'maria@example.com',
  password: 'salt and sun',
  phone: '+35679000000',
}

async function start() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  const fixture = await testApp({ log: { level: 'info', stream } })
  const { app, signedIn } = fixture
  const admin = await signedIn({ admin: true, username: 'Anna Micallef' })
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.inject({ method, url: `/api${url}`, payload, remoteAddress: '203.0.113.7' })
  const { id_user_pk: id } = (await send('POST', '/register', MARIA)).json()
  const actions = async () => {
    await app.deferredAudit.flush()
    const reply = await app.inject({ url: `/api/history?entity=user&id=${id}`, headers: admin.headers })
    return reply.json().map((entry: { action: string; actor: string | null }) => [entry.action, entry.actor])
  }
  const last = () => lines.filter(({ msg }) => msg === 'request').at(-1)
  return { ...fixture, id, send, actions, lines, last }
}

test('successful and failed logins name the account in the log and the history', async () => {
  const { id, send, actions, last } = await start()
  const { mail, password } = MARIA
  const common = { account: id, ip: '203.0.113.7', time: expect.any(Number), reqId: expect.any(String) }

  const { session_token } = (await send('POST', '/login', { mail, password })).json()
  expect(last()).toMatchObject({ ...common, route: '/api/login', status: 200, outcome: 'ok' })
  await send('POST', '/login', { mail, password: 'wrong' })
  expect(last()).toMatchObject({ ...common, route: '/api/login', outcome: 'invalid-credentials' })
  await send('POST', '/logout', { session_token })
  expect(last()).toMatchObject({ ...common, route: '/api/logout', outcome: 'ok' })
  await send('POST', '/login', { mail: 'nobody@example.com', password })
  expect(last()).not.toHaveProperty('account')

  expect(await actions()).toEqual([
    ['login-failed', null],
    ['logged-in', 'Maria Vella'],
    ['created', 'Maria Vella'],
  ])
})

test('successful and failed password resets name the account in the log and the history', async () => {
  const fixture = await start()
  const { id, send, actions, last, lines, mails } = fixture
  await send('POST', '/password-resets', { mail: MARIA.mail })
  await expect.poll(() => mails()).toHaveLength(2)
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'password reset requested', account: id, ip: '203.0.113.7' }),
  )
  const mail = (await sentMails(fixture)).at(-1)
  const token = /\/reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1]
  const reset = () => send('PUT', `/password-resets/${token}`, { password: 'a new password' })

  expect((await reset()).statusCode).toBe(204)
  expect(last()).toMatchObject({ account: id, route: '/api/password-resets/:token', outcome: 'ok' })
  expect((await reset()).statusCode).toBe(404)
  expect(last()).toMatchObject({ account: id, outcome: 'not-found' })
  expect(JSON.stringify(lines)).not.toContain(token)

  expect(await actions()).toEqual([
    ['password-reset-failed', null],
    ['password-changed', 'Maria Vella'],
    ['password-reset-requested', null],
    ['created', 'Maria Vella'],
  ])
})

test('privileged fields of others are ignored, and logged by their names', async () => {
  const { send, lines, signedIn, app, db } = await start()
  const logged = () => lines.filter(({ fields }) => fields).map(({ level, fields }) => ({ level, fields }))
  const customer = await signedIn()
  const product = await aProduct(db)
  const book = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: customer.headers,
      payload: { booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1, ...fields },
    })

  await send('POST', '/register', { ...MARIA, mail: 'm@example.com', permission_level: 1, role: 'canary' })
  expect((await book({ status: 'Confirmed', note: 'canary', override: true })).statusCode).toBe(201)

  expect(logged()).toEqual([
    { level: 40, fields: ['permission_level', 'role'] },
    { level: 40, fields: ['status', 'note', 'override'] },
  ])
  expect(JSON.stringify(lines)).not.toContain('canary')

  lines.length = 0
  await send('POST', '/register', { ...MARIA, mail: 'n@example.com', remember: true })
  await book({ status: 'Pending', slot_id: 2 })
  expect(logged()).toEqual([])
})
