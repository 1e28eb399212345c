import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { aForm } from '../../../apps/api/test/support/forms'
import { aPicture } from '../../../apps/api/test/support/pictures'
import { client, percentile, type Server, type TestUser } from '../../support/product'
import { StatusCounts } from '../product-servers'
import type { Run } from '../proof'
import { READS } from './load'

const READ_COUNT = 400
const SLOW_CONNECTIONS = 500
const SLOW_BYTE_MS = 1000
const LOGINS_AT_ONCE = 60
const UPLOADS_AT_ONCE = 20
const PICTURE_PX = 3000
/** Of the reads; others may be told to come back. */
const LEAST_SHARE = 0.95
const MOST_MS = 1000

type Neighbour = { name: string; start: (server: Server, admin: TestUser) => Promise<() => Promise<void>> }

/** Sends something without a pause, until it is stopped. */
function repeat(times: number, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false
  const all = Array.from({ length: times }, async () => {
    while (!isOver) await work().catch(() => undefined)
  })
  return async () => {
    isOver = true
    await Promise.all(all)
  }
}

const neighboursOf = (run: Run): Neighbour[] => [
  slowConnections(SLOW_CONNECTIONS),
  logins(run.atOnce(LOGINS_AT_ONCE, 10)),
  uploads(run.atOnce(UPLOADS_AT_ONCE, 3)),
]

const slowConnections = (count: number): Neighbour => ({
  name: `${count} slow connections`,
  start: async ({ url }) => {
    const sockets = Array.from({ length: count }, (): Socket => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nhost: luzzu\r\nx-slow: ')
      return socket
    })
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x')
    }, SLOW_BYTE_MS)
    return async () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    }
  },
})

const logins = (count: number): Neighbour => ({
  name: `${count} logins at once`,
  start: async ({ url }) => {
    const send = client(count)
    const payload = { mail: 'nobody@example.com', password: 'a wrong password' }
    return repeat(count, () => send(`${url}/api/login`, { method: 'POST', payload }))
  },
})

const uploads = (count: number): Neighbour => ({
  name: `${count} uploads at once`,
  start: async ({ url }, admin) => {
    const { payload, headers } = aForm([
      ['name', 'Uploaded'],
      ['image', { bytes: await aPicture('jpeg', PICTURE_PX, PICTURE_PX) }],
    ])
    const init = {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${admin.token}` },
      body: new Uint8Array(payload),
    }
    return repeat(count, async () => (await fetch(`${url}/api/products/9`, init)).text())
  },
})

/** Slow or costly clients, beside which reads go on. */
export async function measureFairness(run: Run, server: Server, admin: TestUser): Promise<void> {
  const count = run.scaled(READ_COUNT, 40)
  const alone = await read(server, count)
  for (const { name, start } of neighboursOf(run)) {
    run.progress(`reads beside ${name}`)
    const stop = await start(server, admin)
    await pause(1000)
    const beside = await read(server, count)
    await stop()
    const answered = beside.statuses.of(200)
    run.promise(
      `reads go on beside ${name}`,
      `${beside.statuses}, p99 ${Math.round(beside.p99)} ms, alone ${Math.round(alone.p99)} ms`,
      answered >= LEAST_SHARE * count && beside.statuses.besides(200, 503) === 0,
    )
    run.within(`99 of 100 reads within a second beside ${name}`, beside.p99, MOST_MS)
  }
}

async function read(server: Server, count: number) {
  const send = client(4)
  const times: number[] = []
  const statuses = new StatusCounts()
  for (let at = 0; at < count; at += 1) {
    const from = performance.now()
    const reply = await send(server.url + READS[at % READS.length]).catch(() => ({ status: 0 }))
    statuses.add(reply.status)
    times.push(performance.now() - from)
  }
  return { statuses, p99: percentile(times, 0.99) }
}
