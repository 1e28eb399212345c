import { OPERATIONS, type Operation } from '@luzzu/domain/contracts'
import type { HTTPMethods } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

const PAYMENTS = Object.entries<Operation>(OPERATIONS).filter(([, { tag }]) => tag === 'Payments')

test('while payments are off, nothing of them answers', async () => {
  const { app, signedIn } = await testApp()
  const staff = await signedIn({ admin: true })
  expect(PAYMENTS.length).toBeGreaterThan(10)
  for (const [key] of PAYMENTS) {
    const [method, path = ''] = key.split(' ')
    const url = `/api${path.replace(':date', '2026-06-10').replace(':id', '1')}`
    for (const headers of [{}, staff.headers]) {
      const { statusCode } = await app.inject({ method: method as HTTPMethods & 'GET', url, headers })
      expect({ key, statusCode }).toEqual({ key, statusCode: 404 })
    }
  }
})

test('while payments are off, no other method gives them away', async () => {
  const { app, signedIn } = await testApp()
  const staff = await signedIn({ admin: true })
  const patch = async () => {
    const reply = await app.inject({ method: 'PATCH', url: '/api/orders', headers: staff.headers })
    return [reply.statusCode, reply.headers.allow]
  }
  expect(await patch()).toEqual([404, undefined])
  const payload = { payments: { mode: 'desk' } }
  await app.inject({ method: 'PUT', url: '/api/settings', headers: staff.headers, payload })
  expect(await patch()).toEqual([405, 'GET, HEAD, POST'])
})
