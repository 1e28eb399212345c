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
