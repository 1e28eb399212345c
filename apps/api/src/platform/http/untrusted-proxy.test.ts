import { expect, test } from 'vitest'
import { testApp } from '../../../test/support/test-app'

async function start(trustProxy: string) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  const { app } = await testApp({
    environment: { TRUST_PROXY: trustProxy },
    log: { level: 'warn', stream },
  })
  const ask = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/api/user/1', remoteAddress, headers })
  return { ask, warnings: () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg) }
}
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' }

test('forwarding by an untrusted peer is warned of once, with the setting to change', async () => {
  const { ask, warnings } = await start('')
  await ask('10.1.2.3')
  expect(warnings()).toEqual([])
  for (const peer of ['10.1.2.3', '10.1.2.3', '10.9.9.9']) await ask(peer, FORWARDED)
  expect(warnings()).toEqual([
    'X-Forwarded-For was ignored: 10.1.2.3 is not trusted. If that is your proxy, set TRUST_PROXY=10.1.2.3, or all visitors count as one.',
  ])
})

test('a trusted proxy causes no warning, another peer does', async () => {
  const { ask, warnings } = await start('10.1.2.0/24')
  await ask('10.1.2.3', FORWARDED)
  expect(warnings()).toEqual([])
  await ask('10.9.9.9', FORWARDED)
  expect(warnings()).toEqual([expect.stringContaining('TRUST_PROXY=10.9.9.9')])
})
