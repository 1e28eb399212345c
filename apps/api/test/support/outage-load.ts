import { setTimeout as delay } from 'node:timers/promises'

export type LoadReport = {
  /** Responses by status. */
  statuses: Record<string, number>
  /** Responses that an outage of the database does not explain. */
  faults: string[]
  /** When requests that were answered 503 began and ended, by `performance.now()`. */
  unavailable: Span[]
}

export type Span = { from: number; to: number }

export type Load = {
  /** Of the report, so far. */
  unavailable: readonly Span[]
  stop: () => Promise<LoadReport>
}

const DELAY_MS = 10
/** Expected refusals: slot taken, too many requests, database unavailable. */
const EXPECTED = [200, 201, 202, 204, 409, 429, 503]

/** A date `days` from now, limited to the booking window. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Keeps requesting everything that holds a connection: transactions, streams, shared limits, reads. */
export function startLoad(url: string, token: string, workersOfEach = 2): Load {
  let isRunning = true
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const unavailable: Span[] = []
  let count = 0
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const requests: (() => [path: string, init?: RequestInit])[] = [
    () => {
      count += 1
      const booking = {
        booking_date: dayIn(2 + (count % 25)),
        id_product_fk: 1 + (count % 5),
        slot_id: 1 + (count % 3),
      }
      return ['/api/bookings', { method: 'POST', headers: json, body: JSON.stringify(booking) }]
    },
    () => ['/api/bookings', { headers: json }],
    () => ['/api/exports/bookings.csv', { headers: json }],
    () => ['/api/dashboard', { headers: json }],
    () => [`/api/products/1/availability?from=${dayIn(1)}&to=${dayIn(20)}`],
    () => ['/api/products'],
    () => [
      '/api/password-resets',
      { method: 'POST', headers: json, body: JSON.stringify({ mail: 'a@example.com' }) },
    ],
  ]

  async function work(request: (typeof requests)[number]): Promise<void> {
    while (isRunning) {
      const [path, init] = request()
      const from = performance.now()
      const outcome = await send(url + path, init)
      if (outcome.status === 503) unavailable.push({ from, to: performance.now() })
      statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1
      if (outcome.fault) faults.push(`${init?.method ?? 'GET'} ${path}: ${outcome.fault}`)
      await delay(DELAY_MS)
    }
  }

  const workers = requests.flatMap((request) => Array.from({ length: workersOfEach }, () => work(request)))
  return {
    unavailable,
    stop: async () => {
      isRunning = false
      await Promise.all(workers)
      return { statuses, faults, unavailable }
    },
  }
}

type Outcome = { status: number | string; fault?: string }

async function send(url: string, init: RequestInit = {}): Promise<Outcome> {
  let reply: Response
  try {
    reply = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
  } catch (error) {
    return { status: 'none', fault: String(error instanceof Error ? (error.cause ?? error) : error) }
  }
  const { status, headers } = reply
  // A stream that has begun can only be cut off.
  const body = await reply.text().catch(() => undefined)
  if (body === undefined) return { status: 'cut' }
  if (!EXPECTED.includes(status)) return { status, fault: `${status} ${body.slice(0, 200)}` }
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json')
  if (status === 503 && !(isProblem && headers.has('retry-after'))) return { status, fault: `503 ${body}` }
  return { status }
}
