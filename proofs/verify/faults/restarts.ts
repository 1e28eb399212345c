import { setTimeout as pause } from 'node:timers/promises'
import { type Load, type Span, startLoad } from '../../../apps/api/test/support/outage-load'
import {
  type Outage,
  type PostgresServer,
  startPostgres,
} from '../../../apps/api/test/support/postgres-server'
import { client, logIn, register, type Server, startServer } from '../../support/product'
import { StatusCounts, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { bookWithRetries } from './book-with-retries'

const ROUNDS = 10
const OUTAGE_MS = 1500
const CLEAN_MS = 1000
const RECOVERY_MS = 5000
/** Of the wait for a server that does not recover. */
const LONGEST_MS = 4 * RECOVERY_MS
/** Without a 503, until an outage is over; longer than a request waits for a connection. */
const QUIET_MS = 3000
const PROBE_MS = 20
const CUSTOMERS = 3

type UnderLoad = { server: Server; load: Load }

/** Stops and crashes PostgreSQL under load, in turns, while customers book. */
export async function restartPostgres(run: Run): Promise<void> {
  const rounds = run.scaled(ROUNDS)
  run.progress(`${rounds} restarts of PostgreSQL under load`)
  const postgres = await startPostgres({ durable: true })
  const store = await openSeededStore('postgres', postgres)
  try {
    const server = await startServer(store)
    await unlimitUnits(store)
    const admin = await logIn(client(1), server.url)
    const guest = await register(client(1), server.url, 'guest')
    const load = startLoad(server.url, admin.token)
    const customers = startCustomers(run, server, guest.token)
    const gaps: (Span & { recovery: number })[] = []
    for (let round = 0; round < rounds; round += 1) {
      await pause(CLEAN_MS)
      gaps.push(await interrupt(postgres, round % 2 === 0 ? 'fast' : 'crash', { server, load }))
    }
    // What comes after the last gap must be answered.
    await pause(CLEAN_MS)
    const created = await customers.stop()
    const { statuses, faults, unavailable } = await load.stop()
    const stored = await withDb(store, (db) =>
      db.selectFrom('booking').select('id').where('account_id', '=', guest.id).execute(),
    )
    for (const fault of faults.slice(0, 10)) run.progress(fault)
    const isAlive = server.process.exitCode === null && server.process.signalCode === null
    run.promise(
      'PostgreSQL restarts are 503 with Retry-After, and the server lives',
      `${rounds} restarts, answers ${JSON.stringify(statuses)}, ${faults.length} unexpected`,
      isAlive && faults.length === 0,
    )
    const outside = unavailable.filter((one) => !gaps.some((gap) => one.from <= gap.to && one.to >= gap.from))
    run.promise(
      '503 only while PostgreSQL is away',
      `${outside.length} of ${unavailable.length} outside of ${rounds} gaps`,
      outside.length === 0 && unavailable.length > 0,
    )
    const ids = new Set(stored.map(({ id }) => id))
    const lost = created.filter((id) => !ids.has(id)).length
    run.promise(
      'no booking lost or doubled by restarts of PostgreSQL',
      `${created.length} confirmed, ${ids.size} stored, ${lost} lost`,
      lost === 0 && ids.size === created.length && created.length > 0,
    )
    const slowest = Math.max(...gaps.map(({ recovery }) => recovery))
    run.within('ready again within 5 s of each restart of PostgreSQL', slowest, RECOVERY_MS)
    await server.stop()
  } finally {
    await store.close()
  }
}

/** From the interruption until no request is answered 503 any more; `recovery` is the part after PostgreSQL has started. */
async function interrupt(postgres: PostgresServer, outage: Outage, { server, load }: UnderLoad) {
  const from = performance.now()
  await postgres.interrupt(outage)
  await pause(OUTAGE_MS)
  await postgres.resume()
  const resumed = performance.now()
  let to = resumed
  while (performance.now() - to < QUIET_MS && performance.now() - resumed < LONGEST_MS) {
    await pause(PROBE_MS)
    if (!(await isReady(server.url))) to = performance.now()
    to = Math.max(to, load.unavailable.at(-1)?.to ?? 0)
  }
  return { from, to, recovery: to - resumed }
}

/** Customers who repeat each request until it has an answer; `stop` returns their bookings. */
function startCustomers(run: Run, { url }: Server, token: string) {
  const random = run.random('restarts')
  const statuses = new StatusCounts()
  const created: number[] = []
  let isOver = false
  const all = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) {
      const { id } = await bookWithRetries(url, token, random, statuses)
      if (id !== undefined) created.push(id)
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return created
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(RECOVERY_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
