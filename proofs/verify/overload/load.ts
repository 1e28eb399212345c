import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/test/free-port.ts'
import { daysFromNow, type RequestOptions, type TestUser } from '../../support/product'

const HUNG_AFTER_MS = 20_000

export type LoadOptions = {
  url: string
  requests: readonly (RequestOptions & { path: string })[]
  connections: number
  seconds: number
  /** Requests in a second, of all connections; without it as many as are answered. */
  rate?: number
  hungAfterMs: number
}

export type LoadReport = {
  sent: number
  /** Answers. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  errors: number
  hung: number
  statuses: Record<string, number>
}

export const READS = [
  '/',
  '/api/products?image=url',
  '/api/products/1',
  `/api/products/4/availability?from=${daysFromNow(1)}&to=${daysFromNow(30)}`,
]

/** Of twenty requests, seventeen read public data, two read private data and one creates a booking or logs in, in turns. */
function requestsOf({ id, token }: TestUser): LoadOptions['requests'] {
  const own = { path: `/api/bookings/user/${id}`, token }
  const booking = {
    method: 'POST',
    path: '/api/bookings',
    token,
    payload: { booking_date: daysFromNow(5), id_product_fk: 4, slot_id: 1 },
  }
  const login = {
    method: 'POST',
    path: '/api/login',
    payload: { mail: 'guest@example.com', password: 'a wrong password' },
  }
  const reads = Array.from({ length: 17 }, (_, at) => ({ path: READS[at % READS.length] ?? '/' }))
  return [...reads, own, own, booking, ...reads, own, own, login]
}

const programOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Calls `work` with the address of a bare server, in a process of its own. */
export async function withBareServer<Value>(
  work: (server: { url: string }) => Promise<Value>,
): Promise<Value> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [programOf('./bare-server.ts'), String(port)], { stdio: 'ignore' })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  try {
    while (!(await answers(url))) await pause(50)
    return await work({ url })
  } finally {
    end()
    process.off('exit', end)
  }
}

const answers = (url: string) =>
  fetch(url).then(
    async (reply) => Boolean(await reply.text()),
    () => false,
  )

/** Runs a load in a process of its own. */
export async function load(
  { url }: { url: string },
  guest: TestUser,
  options: Pick<LoadOptions, 'connections' | 'seconds' | 'rate'>,
): Promise<LoadReport> {
  const given: LoadOptions = { url, requests: requestsOf(guest), hungAfterMs: HUNG_AFTER_MS, ...options }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', programOf('./load-process.ts'), JSON.stringify(given)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const report = JSON.parse(await text(child.stdout)) as LoadReport
  process.off('exit', end)
  return report
}
