import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inDays, type Person, type Server } from '../../bench/product'

const HUNG_AFTER_S = 20

export type LoadReport = {
  sent: number
  perSecond: number
  p99: number
  errors: number
  timeouts: number
  resets: number
  statuses: Record<string, number>
}

export const READS = [
  '/',
  '/api/products?image=url',
  '/api/products/1',
  `/api/products/4/availability?from=${inDays(1)}&to=${inDays(30)}`,
]
const JSON_HEADERS = { 'content-type': 'application/json' }

/** Of twenty requests, seventeen read public data, two read private data and one creates a booking or logs in, in turns. */
function requestsOf({ id, token }: Person) {
  const authorization = `Bearer ${token}`
  const own = { path: `/api/bookings/user/${id}`, headers: { authorization } }
  const booking = {
    method: 'POST',
    path: '/api/bookings',
    headers: { authorization, ...JSON_HEADERS },
    body: JSON.stringify({ booking_date: inDays(5), id_product_fk: 4, slot_id: 1 }),
  }
  const login = {
    method: 'POST',
    path: '/api/login',
    headers: JSON_HEADERS,
    body: JSON.stringify({ mail: 'guest@example.com', password: 'a wrong password' }),
  }
  const reads = Array.from({ length: 17 }, (_, at) => ({ path: READS[at % READS.length] ?? '/' }))
  return [...reads, own, own, booking, ...reads, own, own, login]
}

/** Runs a load in a process of its own. */
export async function load(
  server: Server,
  guest: Person,
  options: { connections: number; duration: number; overallRate?: number },
): Promise<LoadReport> {
  const program = fileURLToPath(new URL('./load-process.ts', import.meta.url))
  const given = { url: server.url, requests: requestsOf(guest), timeout: HUNG_AFTER_S, ...options }
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const report = JSON.parse(await text(child.stdout)) as LoadReport
  process.off('exit', end)
  return report
}
