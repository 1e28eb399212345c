import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchServerTime, recordServerTime, serverNow, untilNextMinute } from './clock'

const DAY_MS = 86_400_000

const responseAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } })

/** How far the page's time is from that of the device, in whole minutes. */
const difference = () => Math.round((serverNow().getTime() - Date.now()) / 60_000) + 0

/** A server whose clock is ahead by `ahead` milliseconds: its address and the methods that it was called with. */
async function startServer(ahead: number) {
  const methods: (string | undefined)[] = []
  const server = createServer(({ method }, response) => {
    methods.push(method)
    response.setHeader('date', new Date(Date.now() + ahead).toUTCString()).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, methods }
}

test('a server is asked once for its time, and again where it did not answer', async () => {
  await fetchServerTime('http://127.0.0.1:1')
  expect(difference()).toBe(0)
  const { address, methods } = await startServer(DAY_MS)
  await Promise.all([fetchServerTime(address), fetchServerTime(address)])
  expect(difference()).toBe(24 * 60)
  await fetchServerTime(address)
  expect(methods).toEqual(['HEAD'])
})

test('the page goes by the clock of the server where that of the device is wrong', () => {
  recordServerTime(responseAt(Date.now()))
  recordServerTime(undefined)
  recordServerTime(new Response())
  recordServerTime(responseAt(Date.now() - 60_000))
  expect(difference()).toBe(0)
  recordServerTime(responseAt(Date.now() + DAY_MS))
  expect(difference()).toBe(24 * 60)
  recordServerTime(responseAt(Date.now()))
  expect(difference()).toBe(0)
})

test('an answer that was stored before tells nothing', () => {
  vi.stubGlobal('navigator', { onLine: false })
  recordServerTime(responseAt(Date.now() - DAY_MS))
  vi.unstubAllGlobals()
  expect(difference()).toBe(0)
})

test('the next tick is the beginning of the next minute', () => {
  const next = (clock: string) => untilNextMinute(Date.parse(`2026-07-14T${clock}Z`))
  expect([next('08:59:20.000'), next('08:59:59.999'), next('09:00:00.000')]).toEqual([40_000, 1, 60_000])
})
