import { expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './clock'

const DAY_MS = 86_400_000

const responseAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } })

/** How far the page's time is from that of the device, in whole minutes. */
const difference = () => Math.round((serverNow().getTime() - Date.now()) / 60_000) + 0

test('the page goes by the clock of the server where that of the device is wrong', () => {
  noteServerTime(undefined)
  noteServerTime(new Response())
  noteServerTime(responseAt(Date.now() - 60_000))
  expect(difference()).toBe(0)
  noteServerTime(responseAt(Date.now() + DAY_MS))
  expect(difference()).toBe(24 * 60)
  noteServerTime(responseAt(Date.now()))
  expect(difference()).toBe(0)
})

test('an answer that was stored before tells nothing', () => {
  vi.stubGlobal('navigator', { onLine: false })
  noteServerTime(responseAt(Date.now() - DAY_MS))
  vi.unstubAllGlobals()
  expect(difference()).toBe(0)
})
