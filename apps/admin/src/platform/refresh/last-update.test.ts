import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { describeLastUpdate } from './last-update'

const at = Date.parse('2026-06-18T05:42:00Z')
const current = { at, isFailing: false }

test('current data shows the time in the site’s zone', () => {
  expect(describeLastUpdate('Europe/Malta', current)).toBe('Updated 07:42 Malta time')
  expect(describeLastUpdate('America/New_York', current)).toBe('Updated 01:42 New York time')
  expect(describeLastUpdate('Europe/Malta', { at: undefined, isFailing: false })).toBeUndefined()
})

test('without a response the page shows since when data may be stale', () => {
  const failing = { at, isFailing: true }
  expect(describeLastUpdate('Europe/Malta', failing)).toBe('Couldn’t update. Last updated 07:42 Malta time')
  expect(describeLastUpdate('Europe/Malta', { ...failing, at: undefined })).toBe('Couldn’t update.')
})

test('on a device whose clock is an hour slow the time is that of the server', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() + 3_600_000).toUTCString()).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // What is known of the clock of the server would stay for other tests.
  vi.resetModules()
  const { fetchServerTime } = await import('@luzzu/api-client')
  const lastUpdate = await import('./last-update')
  await fetchServerTime(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(lastUpdate.describeLastUpdate('Europe/Malta', current)).toMatch(/^Updated 08:4[123] Malta time$/)
  vi.resetModules()
})
