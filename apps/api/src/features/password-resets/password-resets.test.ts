import { expect, test, vi } from 'vitest'
import { HOUR } from '../../platform/clock'
import { type TestApp, testApp } from '../../testing/test-app'

async function mailedLink(world: TestApp, mail: string): Promise<string> {
  const reply = await world.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  expect(reply.statusCode).toBe(202)
  const body = await vi.waitFor(async () => {
    const letter = (await world.mails()).find(
      ({ kind, recipient }) => kind === 'password-reset' && recipient === mail,
    )
    expect(letter).toBeDefined()
    return letter?.body ?? ''
  })
  return /\/reset-password\/(\S+)/.exec(body)?.[1] ?? ''
}

const reset = ({ app }: TestApp, token: string, password = 'a new password') =>
  app.inject({ method: 'PUT', url: `/api/password-resets/${token}`, payload: { password } })

test('a mailed link sets the password once and ends every session', async () => {
  const world = await testApp()
  const customer = await world.signedIn()
  const token = await mailedLink(world, customer.mail)

  expect((await reset(world, token)).statusCode).toBe(204)

  expect((await reset(world, token)).statusCode).toBe(404)
  expect(
    (await world.app.inject({ url: `/api/user/${customer.id}`, headers: customer.headers })).statusCode,
  ).toBe(401)
  const login = { mail: customer.mail, password: 'a new password' }
  expect((await world.app.inject({ method: 'POST', url: '/api/login', payload: login })).statusCode).toBe(200)
})

test('a link is good for an hour', async () => {
  const world = await testApp()
  const { mail } = await world.signedIn()
  const token = await mailedLink(world, mail)
  world.clock.advance(HOUR)
  expect((await reset(world, token)).json()).toMatchObject({ status: 404 })
})

test('a bad password leaves the link as it is', async () => {
  const world = await testApp()
  const { mail } = await world.signedIn()
  const token = await mailedLink(world, mail)

  expect((await reset(world, token, 'short')).json()).toMatchObject({
    errors: [{ pointer: '#/password', detail: 'Password must be at least 8 characters' }],
  })
  expect((await reset(world, token)).statusCode).toBe(204)
})

test('an address that nobody has gets the same answer and no mail', async () => {
  const world = await testApp()
  const { mail } = await world.signedIn()
  const ask = (address: string) =>
    world.app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail: address } })

  const [known, unknown] = [await ask(mail), await ask('nobody@example.com')]

  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  await vi.waitFor(async () =>
    expect((await world.mails()).map(({ recipient }) => recipient)).toEqual([mail]),
  )
})

test('what is no address is answered like an address that nobody has', async () => {
  const { app, mails } = await testApp()
  const ask = (mail: unknown) =>
    app.inject({ method: 'POST', url: '/api/password-resets', payload: { mail } })
  for (const mail of ['nobody@example.com', 'nobody', 'x'.repeat(300)])
    expect((await ask(mail)).statusCode).toBe(202)
  expect((await ask(' ')).json()).toMatchObject({
    errors: [{ pointer: '#/mail', detail: 'Email is required' }],
  })
  expect(await mails()).toEqual([])
})
