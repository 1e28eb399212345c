import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../../../tools/test/free-port.ts'
import { postEvent, type Resolve } from './post-event'
import { isPublicAddress } from './public-address'

/** Listens on every address of this machine, on a port that nothing else leads to: whatever does would be counted. */
let server: Server
let connections = 0

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, resolve))
})
afterAll(() => void server.close())

const PRIVATE = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254'],
  ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2002:a00:1::1'],
  ...['2002:c0a8:101::1', '2001::1', '2001:0:4136:e378::1', '2001:db8::1', '2001:10::1', '3fff::1'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', 'ff0e::1', '100::1', '5f00::1', '4000::1'],
]

const post = (host: string, resolve: Resolve, scheme = 'https') => {
  const { port } = server.address() as AddressInfo
  return postEvent(
    { url: `${scheme}://${host}:${port}/hooks`, body: '{}', headers: {} },
    { allowedOrigins: [], signal: new AbortController().signal, resolve },
  )
}
const leadingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const REFUSED = { status: null, error: 'address-not-allowed', answer: null }

test.each(PRIVATE)('a name that leads to %s is not connected to', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(await post('hooks.example.com', leadingTo(address))).toEqual(REFUSED)
  // Nor when only one of its addresses is.
  expect(await post('hooks.example.com', leadingTo('8.8.8.8', address))).toEqual(REFUSED)
  expect(connections).toBe(0)
})

test.each(['8.8.8.8', '2a00:1450:4001:80b::200e', '::ffff:8.8.8.8', '64:ff9b::808:808', '2002:808:808::1'])(
  '%s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:7f00:1]',
  '127.0.0.1.',
  '127.1',
])('the address literal %s is not connected to', async (literal) => {
  expect(await post(literal, leadingTo('8.8.8.8'))).toEqual(REFUSED)
  expect(connections).toBe(0)
})

test('names of this machine and other schemes are not connected to', async () => {
  for (const host of ['localhost', 'localhost.', 'LOCALHOST'])
    expect(await post(host, leadingTo('127.0.0.1', '::1'))).toEqual(REFUSED)
  for (const scheme of ['http', 'ftp', 'gopher', 'file'])
    expect(await post('hooks.example.com', leadingTo('8.8.8.8'), scheme)).toEqual(REFUSED)
  expect(connections).toBe(0)
})

test('a name is looked up once, so that it cannot change between check and connection', async () => {
  let lookups = 0
  const answers = ['127.0.0.1', '127.0.0.1', '10.0.0.1']
  const rebinding: Resolve = async () => {
    lookups += 1
    return [{ address: answers[lookups - 1] ?? '127.0.0.1', family: 4 }]
  }
  expect(await post('hooks.example.com', rebinding)).toEqual(REFUSED)
  expect([lookups, connections]).toEqual([1, 0])
})

test('a name that leads nowhere is a failure', async () => {
  const unknown: Resolve = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  }
  expect(await post('hooks.example.com', unknown)).toEqual({ status: null, error: 'ENOTFOUND', answer: null })
  expect(await post('hooks.example.com', leadingTo())).toEqual(REFUSED)
})

test('a receiver that switches protocols is a failure, and not waited for', async () => {
  const switching = createServer((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ),
  )
  await new Promise<void>((resolve) => switching.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(switching.address() as AddressInfo).port}`
  const posted = postEvent(
    { url: `${origin}/hooks`, body: '{}', headers: {} },
    { allowedOrigins: [origin], signal: new AbortController().signal },
  )
  expect(await posted).toEqual({ status: null, error: 'connection-failed', answer: null })
  switching.close()
})
