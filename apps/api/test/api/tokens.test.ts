import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '../support/sign-in'
import { startTestApp, type TestApp } from '../support/test-app'
import { FORGERIES } from './forged-tokens'

let fixture: TestApp & { stop: () => Promise<void> }
let admin: SignedInUser

beforeAll(async () => {
  fixture = await startTestApp()
  admin = await fixture.signedIn({ admin: true })
})

afterAll(() => fixture.stop())

const ask = (authorization: string) =>
  fixture.app.inject({ url: '/api/dashboard', headers: { authorization } })

test('a valid token is accepted', async () => {
  expect((await ask(admin.headers.authorization)).statusCode).toBe(200)
})

test.each(FORGERIES)('a token with %s is refused', async (_what, forge) => {
  const reply = await ask(`Bearer ${await forge(decodeJwt(admin.token))}`)
  expect(reply.statusCode).toBe(401)
  expect(reply.headers['www-authenticate']).toBe('Bearer')
})

test('the payload identifies the user, but no role', () => {
  expect(decodeJwt(admin.token)).toMatchObject({ user_id: admin.id })
  expect(decodeJwt(admin.token)).not.toHaveProperty('permission_level')
})

test('a public route ignores a forged token', async () => {
  for (const [, forge] of FORGERIES) {
    const authorization = `Bearer ${await forge(decodeJwt(admin.token))}`
    expect((await fixture.app.inject({ url: '/api/faqs', headers: { authorization } })).statusCode).toBe(200)
  }
})
