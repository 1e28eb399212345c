import { setTimeout as pause } from 'node:timers/promises'
import {
  client,
  daysFromNow,
  logIn,
  register,
  type Server,
  type Store,
  startServer,
} from '../../support/product'
import { StatusCounts, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const EDITS = 100
const FRESH_MS = 1000
const REQUESTS = 100
const EXPIRY_WAIT_MS = 120_000
/** Wrong passwords for one account from one network, by the limit. */
const LOGIN_POINTS = 10

/** What one process changes, the others show. */
export async function shareCaches(run: Run, servers: Server[]): Promise<void> {
  const edits = run.scaled(EDITS, 5)
  run.progress(`${edits} changes on one of ${servers.length} processes`)
  const send = client(8)
  const admin = await logIn(send, servers[0]?.url ?? '')
  let slowest = 0
  for (let edit = 0; edit < edits; edit += 1) {
    const one = servers[edit % servers.length]
    const payload = { name: `Renamed ${edit} by ${servers.length}` }
    const from = performance.now()
    await send(`${one?.url}/api/products/1`, { method: 'PUT', token: admin.token, payload })
    for (const { url } of servers) {
      while (
        !(await send(`${url}/api/products/1`)).body.includes(payload.name) &&
        performance.now() - from < 10_000
      )
        await pause(5)
    }
    slowest = Math.max(slowest, performance.now() - from)
  }
  run.promise(
    `a change is shown by all ${servers.length} processes`,
    `${edits} changes, the slowest after ${Math.round(slowest)} ms`,
    slowest < 10_000,
  )
  run.within(`a change is shown by all ${servers.length} processes within a second`, slowest, FRESH_MS)
}

/** Wrong passwords, each to the next process. */
export async function shareLimits(run: Run, store: Store, count: number): Promise<void> {
  run.progress(`wrong passwords over ${count} processes`)
  const servers: Server[] = []
  try {
    const options = { environment: { RATE_LIMIT: 'on' } }
    while (servers.length < count) servers.push(await startServer(store, options))
    const send = client(1)
    const mail = `limited-${count}@example.com`
    const statuses = new StatusCounts()
    for (let attempt = 0; attempt < 3 * LOGIN_POINTS; attempt += 1) {
      const url = servers[attempt % servers.length]?.url
      const payload = { mail, password: 'a wrong password' }
      statuses.add((await send(`${url}/api/login`, { method: 'POST', payload })).status)
    }
    run.promise(
      `${count} processes count wrong passwords together`,
      `${statuses}`,
      statuses.of(401) === LOGIN_POINTS && statuses.besides(401, 429) === 0,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Requests that expire while several processes run: each is cancelled and mailed once. */
export async function runJobsOnce(run: Run, count: number): Promise<void> {
  const requests = run.scaled(REQUESTS, 5)
  run.progress(`${requests} requests expire under ${count} processes`)
  const store = await openSeededStore('postgres')
  const servers: Server[] = []
  try {
    const first = await startServer(store)
    servers.push(first)
    const send = client(4)
    const guest = await register(send, first.url, 'guest')
    const ids: number[] = []
    await withDb(store, (db) => db.updateTable('product').set({ units: 1000 }).execute())
    for (let at = 0; at < requests; at += 1) {
      const payload = { booking_date: daysFromNow(2), id_product_fk: 1 + (at % 9), slot_id: 1 }
      const reply = await send(`${first.url}/api/bookings`, { method: 'POST', token: guest.token, payload })
      ids.push(JSON.parse(reply.body).id)
    }
    await withDb(store, async (db) => {
      // Their day has passed without a decision.
      await db
        .updateTable('booking')
        .set({ booking_date: daysFromNow(-1) as never })
        .execute()
      await db.updateTable('job').set({ due_at: '2000-01-01T00:00:00.000Z' }).execute()
    })
    while (servers.length < count) servers.push(await startServer(store))
    const pending = () =>
      withDb(store, (db) => db.selectFrom('booking').select('id').where('status', '=', 'Pending').execute())
    const waiting = () =>
      withDb(store, (db) => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute())
    const deadline = Date.now() + EXPIRY_WAIT_MS
    while ((await pending()).length + (await waiting()).length > 0 && Date.now() < deadline) await pause(500)
    const left = (await pending()).length
    const mails = await withDb(store, (db) =>
      db
        .selectFrom('outbox')
        .select(['booking_id', 'attempts', 'sent_at'])
        .where('kind', '=', 'request-expired')
        .execute(),
    )
    const mailed = new Set(mails.map(({ booking_id }) => booking_id))
    const once = mails.filter(({ attempts, sent_at }) => attempts === 1 && sent_at !== null).length
    run.promise(
      `jobs and emails run once over ${count} processes`,
      `${requests} requests expired, ${left} left, ${mails.length} emails, ${once} sent at the first attempt`,
      left === 0 && mails.length === requests && mailed.size === requests && once === requests,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await store.close()
  }
}
