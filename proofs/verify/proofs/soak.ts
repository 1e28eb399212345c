import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, client, daysFromNow, logIn, type Send, type Server, type Store } from '../../support/product'
import { NAMES, StatusCounts, unlimitUnits, withDb, withServers } from '../product-servers'
import type { Proof, Run } from '../proof'

const DURATION_MS = 600_000
const WORKERS = 4
const THINK_MS = 20
const SAMPLES = 40
const LOGIN_SHARE = 0.1
/** What a process may still grow in the second half of the run. */
const MOST_GROWTH_MB = 48
const MOST_NEW_HANDLES = 20
/** In a shorter run all of the memory is that of a process that warms up. */
const LEAST_FOR_MEMORY_MS = 60_000

type Sample = { residentMb: number; handles: number }

/** The same mixed load for long: memory, open files and tables stay as they are. */
export const prove: Proof = async (run) => {
  await withServers('sqlite', 1, async (store, [server]) => {
    if (!server) return
    const duration = run.scaled(DURATION_MS, 5000)
    run.progress(`${Math.round(duration / 1000)} s of mixed load on ${NAMES.sqlite}`)
    await unlimitUnits(store)
    const send = client(WORKERS)
    const admin = await logIn(send, server.url)
    const random = run.random('soak')
    const before = await countRows(store)
    const mixed = startMixedLoad((statuses) => visit(send, server.url, admin.token, random, statuses))
    const samples = await sample(server, duration, (share) =>
      run.progress(`${Math.round(100 * share)} %, ${mixed.statuses}`),
    )
    await mixed.stop()
    const { statuses } = mixed
    const after = await countRows(store)

    run.promise(
      'answers stay as they are',
      `${statuses}`,
      statuses.of(200) > 0 && statuses.besides(200, 201, 204, 409) === 0,
    )
    if (samples.length > 0) {
      if (duration >= LEAST_FOR_MEMORY_MS) promiseFlatMemory(run, samples)
      promiseFlatHandles(run, samples)
    }
    run.promise(
      'what was deleted and ended leaves nothing open',
      `${after.bookings - before.bookings} more bookings, ${after.openSessions - before.openSessions} more open sessions`,
      after.openSessions === before.openSessions && after.bookings === before.bookings,
    )
  })
}

function promiseFlatMemory(run: Run, samples: Sample[]): void {
  const growth = growthOf(samples, 'residentMb')
  run.promise(
    `memory grows by at most ${MOST_GROWTH_MB} MB in the second half`,
    `${Math.round(growth)} MB, ${Math.round(samples.at(-1)?.residentMb ?? 0)} MB in all`,
    growth <= MOST_GROWTH_MB,
  )
}

function promiseFlatHandles(run: Run, samples: Sample[]): void {
  const growth = growthOf(samples, 'handles')
  run.promise(
    'open files and connections stay',
    `${growth} more, ${samples.at(-1)?.handles} in all`,
    growth <= MOST_NEW_HANDLES,
  )
}

/** From the second quarter to the second half; the first quarter warms up. */
function growthOf(samples: Sample[], figure: keyof Sample): number {
  const middle = Math.floor(samples.length / 2)
  const least = (part: Sample[]) => Math.min(...part.map((sample) => sample[figure]))
  return least(samples.slice(middle)) - least(samples.slice(Math.floor(middle / 2), middle))
}

function startMixedLoad(work: (statuses: StatusCounts) => Promise<void>) {
  const statuses = new StatusCounts()
  let isOver = false
  const workers = Array.from({ length: WORKERS }, async () => {
    while (!isOver) {
      await work(statuses)
      await pause(THINK_MS)
    }
  })
  return {
    statuses,
    stop: async () => {
      isOver = true
      await Promise.all(workers)
    },
  }
}

/** Reads, books, deletes, logs in and out. */
async function visit(
  send: Send,
  url: string,
  token: string,
  random: () => number,
  statuses: StatusCounts,
): Promise<void> {
  const product = 1 + Math.floor(random() * 9)
  for (const path of ['/', '/api/products?image=url', `/api/products/${product}`, '/api/faqs'])
    statuses.add((await send(url + path)).status)
  const payload = {
    booking_date: daysFromNow(1 + Math.floor(random() * 28)),
    id_product_fk: product,
    slot_id: 1,
  }
  const created = await send(`${url}/api/bookings`, { method: 'POST', token, payload })
  statuses.add(created.status)
  if (created.status === 201) {
    const { id } = JSON.parse(created.body)
    statuses.add((await send(`${url}/api/bookings/${id}`, { method: 'DELETE', token })).status)
  }
  if (random() >= LOGIN_SHARE) return
  const { status, body } = await send(`${url}/api/login`, { method: 'POST', payload: ADMIN })
  const session = { session_token: JSON.parse(body).session_token }
  statuses.add(status)
  statuses.add((await send(`${url}/api/logout`, { method: 'POST', payload: session })).status)
}

/** Empty where the system does not tell it. */
async function sample(server: Server, duration: number, progress: (share: number) => void) {
  const samples: Sample[] = []
  for (let count = 1; count <= SAMPLES; count += 1) {
    await pause(duration / SAMPLES)
    if (process.platform === 'linux') samples.push(sampleOf(server))
    if (count % 10 === 0) progress(count / SAMPLES)
  }
  return samples
}

function sampleOf({ process: { pid } }: Server): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  }
}

function countRows(store: Store) {
  return withDb(store, async (db) => ({
    bookings: (await db.selectFrom('booking').select('id').execute()).length,
    openSessions: (await db.selectFrom('session').select('id').where('ended_at', 'is', null).execute())
      .length,
  }))
}
