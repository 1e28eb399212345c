import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/support/postgres-server'
import { client, inDays, openStore, percentile, print, register, startServer } from './product'

/** Sends five times the sustainable load: measures throughput, the exempt requests, and the recovery afterwards. */
const SECONDS = Number(process.env.SECONDS ?? 20)
const TIMES = 5
const CONNECTIONS = 1000
const HUNG_AFTER_S = 20
const CALM_MS = 250
const PROBE_EVERY_MS = 100

type Outcome = {
  sent: number
  perSecond: number
  p99: number
  errors: number
  timeouts: number
  resets: number
  statuses: Record<string, number>
}

const store = await openStore('sqlite')
const server = await startServer(store)
const send = client(8)
const guest = await register(send, server.url, 'guest')
const authorization = `Bearer ${guest.token}`
const json = { 'content-type': 'application/json' }
const period = `from=${inDays(1)}&to=${inDays(30)}`

/**
 * Of twenty requests, seventeen read public data, two read private data and one creates a booking or logs in, in turns.
 */
const READS = ['/', '/api/products?image=url', '/api/products/1', `/api/products/4/availability?${period}`]
const own = { path: `/api/bookings/user/${guest.id}`, headers: { authorization } }
const booking = {
  method: 'POST',
  path: '/api/bookings',
  headers: { authorization, ...json },
  body: JSON.stringify({ booking_date: inDays(5), id_product_fk: 4, slot_id: 1 }),
}
const login = {
  method: 'POST',
  path: '/api/login',
  headers: json,
  body: JSON.stringify({ mail: 'guest@example.com', password: 'a wrong password' }),
}
const reads = Array.from({ length: 17 }, (_, at) => ({ path: READS[at % READS.length] ?? '/' }))
const requests = [...reads, own, own, booking, ...reads, own, own, login]

async function load(options: {
  connections: number
  duration: number
  overallRate?: number
  url?: string
}): Promise<Outcome> {
  const program = fileURLToPath(new URL('./overload-load.ts', import.meta.url))
  const argument = JSON.stringify({ url: server.url, requests, timeout: HUNG_AFTER_S, ...options })
  const child = spawn(process.execPath, ['--import', 'tsx', program, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout)) as Outcome
}

/** Response times for a client that is not part of the load. */
async function timed(path: string, token?: string): Promise<{ status: number; ms: number }> {
  const from = performance.now()
  const { status } = await send(`${server.url}${path}`, token ? { token } : {}).catch(() => ({ status: 0 }))
  return { status, ms: performance.now() - from }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const sustainable = await load({ connections: 16, duration: 5 })
const rate = Math.round(sustainable.perSecond)
const before = residentMb()
print(`bearable: ${rate}/s with 16 connections, p99 ${sustainable.p99} ms, ${Math.round(before)} MB`)

const exempt: { status: number; ms: number }[] = []
let isOver = false
const flood = load({ connections: CONNECTIONS, duration: SECONDS, overallRate: TIMES * rate }).finally(() => {
  isOver = true
})
while (!isOver) {
  exempt.push(await timed('/readyz'), await timed(`/api/user/${guest.id}`, guest.token))
  await pause(PROBE_EVERY_MS)
}
const { sent, statuses, errors, timeouts, resets, p99 } = await flood
const counted = (test: RegExp) =>
  Object.entries(statuses).reduce((sum, [status, count]) => (test.test(status) ? sum + count : sum), 0)
print(
  `overload: offered ${TIMES * rate}/s for ${SECONDS} s on ${CONNECTIONS} connections, sent ${sent}: ok ${counted(/^[23]/)}, other 4xx ${counted(/^4(?!29)/)}, 429 ${counted(/429/)}, 503 ${counted(/503/)}, other 5xx ${counted(/^5(?!03)/)}, hung ${timeouts}, reset ${resets}, errors ${errors}, p99 ${p99} ms`,
)
const slowest = percentile(
  exempt.map(({ ms }) => ms),
  0.99,
)
const unanswered = exempt.filter(({ status }) => status !== 200).length
print(`exempt meanwhile: ${exempt.length} asked, ${unanswered} without 200, p99 ${Math.round(slowest)} ms`)

const ended = performance.now()
let calmSince: number | undefined
let recovered: number | undefined
while (recovered === undefined && performance.now() - ended < 60_000) {
  const from = performance.now()
  const replies = await Promise.all(READS.map((path) => timed(path)))
  const isCalm = replies.every(({ status, ms }) => status !== 503 && status !== 0 && ms <= CALM_MS)
  calmSince = isCalm ? (calmSince ?? from) : undefined
  if (calmSince !== undefined && performance.now() - calmSince > 1000) recovered = calmSince - ended
  await pause(PROBE_EVERY_MS)
}
await pause(Math.max(0, 10_000 - (performance.now() - ended)))
const after = await load({ connections: 16, duration: 5 })
print(
  `recovery: calm after ${recovered === undefined ? 'more than 60' : (recovered / 1000).toFixed(1)} s; 10 s after: ${Math.round(after.perSecond)}/s, p99 ${after.p99} ms, 503 ${after.statuses['503'] ?? 0}, ${Math.round(residentMb())} MB`,
)
await server.stop()
await store.close()

const port = await freePort()
const floor = fork(fileURLToPath(new URL('./overload-floor.ts', import.meta.url)), [
  String(port),
  String(1000 / rate),
])
await once(floor, 'message')
const bare = await load({
  url: `http://127.0.0.1:${port}`,
  connections: CONNECTIONS,
  duration: SECONDS,
  overallRate: TIMES * rate,
})
floor.kill()
print(
  `floor: a bare server that answers ${rate}/s at most, sent ${bare.sent}: ok ${bare.statuses['200'] ?? 0}, hung ${bare.timeouts}, p99 ${bare.p99} ms`,
)
process.exit(0)
