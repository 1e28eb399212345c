import { expect, test } from 'vitest'
import { testApp } from '../../test/support/test-app'

test('the list of countries begins with that of the business, and goes on by name', async () => {
  const { app } = await testApp()
  const names = async () => {
    const reply = await app.inject({ url: '/api/countries' })
    return reply.json().map(({ name }: { name: string }) => name)
  }
  const [first, ...others] = await names()
  expect(first).toBe('Malta')
  expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other, 'en')))
})

test('the list of countries may be kept for a day', async () => {
  const { app } = await testApp()
  const { headers } = await app.inject({ url: '/api/countries' })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', etag: expect.any(String) })
})
