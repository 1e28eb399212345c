import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inDays, type Person, type RequestOptions } from '../../support/product'

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
  `/api/products/4/availability?from=${inDays(1)}&to=${inDays(30)}`,
]

/** Of twenty requests, seventeen read public data, two read private data and one creates a booking or logs in, in turns. */
function requestsOf({ id, token }: Person): LoadOptions['requests'] {
  const own = { path: `/api/bookings/user/${id}`, token }
  const booking = {
    method: 'POST',
    path: '/api/bookings',
    token,
    payload: { booking_date: inDays(5), id_product_fk: 4, slot_id: 1 },
  }
  const login = {
    method: 'POST',
    path: '/api/login',
    payload: { mail: 'guest@example.com', password: 'a wrong password' },
  }
  const reads = Array.from({ length: 17 }, (_, at) => ({ path: READS[at % READS.length] ?? '/' }))
  return [...reads, own, own, booking, ...reads, own, own, login]
}

/** Runs a load in a process of its own. */
export async function load(
  { url }: { url: string },
  guest: Person,
  options: Pick<LoadOptions, 'connections' | 'seconds' | 'rate'>,
): Promise<LoadReport> {
  const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))
  const given: LoadOptions = { url, requests: requestsOf(guest), hungAfterMs: HUNG_AFTER_MS, ...options }
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const report = JSON.parse(await text(child.stdout)) as LoadReport
  process.off('exit', end)
  return report
}
