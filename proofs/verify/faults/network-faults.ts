import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../../apps/api/test/support/postgres-server'
import { type NetworkFault, startTcpProxy, type TcpProxy } from '../../../apps/api/test/support/tcp-proxy'
import { client, type Engine, register, startServer } from '../../support/product'
import { StatusCounts, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'
import { type BookingOutcome, bookWithRetries } from './book-with-retries'
import { startMailServer } from './mail-server'

const FAULTS: NetworkFault[] = ['delayed', 'slow', 'reset', 'silent', 'closed']
const ROUNDS = 4
const FAULT_MS = 3000
const CLEAN_MS = 1500
const CUSTOMERS = 6
/** A mail server may greet only after a tenth of a second, so more bookings would mostly wait for their emails. */
const THINK_MS = 300
/** How long no email may be sent before those that are left count as missing. */
const MAIL_WAIT_MS = 120_000

export const NETWORK_FAULTS = ['browser and API', 'API and PostgreSQL', 'API and mail server'] as const
type Link = (typeof NETWORK_FAULTS)[number]

/** Customers book and repeat their requests while one connection of the product fails in every way. */
export async function simulateNetworkFault(run: Run, link: Link): Promise<void> {
  const engine: Engine = link === 'API and PostgreSQL' ? 'postgres' : 'sqlite'
  const rounds = run.scaled(ROUNDS)
  run.progress(`${rounds} rounds of ${FAULTS.join(', ')} between ${link}`)
  const random = run.random(link)
  const proxies: TcpProxy[] = []
  const proxyTo = async (port: number) => {
    const proxy = await startTcpProxy({ hostname: '127.0.0.1', port }, random)
    proxies.push(proxy)
    return proxy
  }
  const mail = await startMailServer()
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const store = await openSeededStore(engine, postgres)
  try {
    const toMail = await proxyTo(mail.port)
    const environment: Record<string, string> = { SMTP_URL: `smtp://127.0.0.1:${toMail.port}` }
    let toDatabase: TcpProxy | undefined
    if (postgres) {
      const url = new URL(postgres.url)
      toDatabase = await proxyTo(Number(url.port))
      url.port = String(toDatabase.port)
      environment.DATABASE_URL = url.href
    }
    const server = await startServer(store, { environment })
    const toApi = await proxyTo(Number(new URL(server.url).port))
    const guest = await register(client(1), server.url, 'guest')
    await unlimitUnits(store)
    const broken = {
      'browser and API': toApi,
      'API and PostgreSQL': toDatabase,
      'API and mail server': toMail,
    }[link]

    const statuses = new StatusCounts()
    const outcomes: BookingOutcome[] = []
    let isOver = false
    const customers = Array.from({ length: run.atOnce(CUSTOMERS, 2) }, async () => {
      while (!isOver) {
        outcomes.push(await bookWithRetries(`http://127.0.0.1:${toApi.port}`, guest.token, random, statuses))
        await pause(THINK_MS)
      }
    })
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of FAULTS) {
        broken?.setFault(fault)
        await pause(Math.min(FAULT_MS, run.scaled(4 * FAULT_MS, 400)))
        broken?.setFault('none')
        await pause(Math.min(CLEAN_MS, run.scaled(4 * CLEAN_MS, 300)))
      }
    }
    isOver = true
    await Promise.all(customers)

    const stored = await withDb(store, async (db) =>
      (await db.selectFrom('booking').select('id').execute()).map(({ id }) => id),
    )
    const created = outcomes.flatMap(({ id }) => id ?? [])
    const lost = created.filter((id) => !stored.includes(id)).length
    const unanswered = outcomes.filter(({ status }) => status === 0).length
    run.promise(
      `no booking doubled, none confirmed is lost between ${link}`,
      `${outcomes.length} requests, ${created.length} confirmed, ${stored.length} stored, ${lost} lost; ${statuses}`,
      lost === 0 && stored.length === new Set(created).size && created.length > 0,
    )
    run.promise(
      `every request ends in an answer, 201 or 4xx or 503 with Retry-After, between ${link}`,
      `${unanswered} without, ${statuses.besides(0, 201, 409, 429, 503)} other answers`,
      unanswered === 0 && statuses.besides(0, 201, 409, 429, 503) === 0,
    )
    await promiseMails(run, store, mail.received, link)
    await server.stop()
  } finally {
    for (const proxy of proxies) proxy.close()
    await mail.close()
    await store.close()
  }
}

/** Waits until nothing is left to send, and compares what was received. */
async function promiseMails(
  run: Run,
  store: Parameters<typeof withDb>[0],
  received: Map<string, number>,
  link: Link,
): Promise<void> {
  const list = () =>
    withDb(store, (db) => db.selectFrom('outbox').select(['message_id', 'sent_at', 'failed_at']).execute())
  let mails = await list()
  let waiting = mails.length
  let deadline = Date.now() + MAIL_WAIT_MS
  while (waiting > 0 && Date.now() < deadline) {
    await pause(1000)
    mails = await list()
    const left = mails.filter(({ sent_at, failed_at }) => !sent_at && !failed_at).length
    if (left < waiting) deadline = Date.now() + MAIL_WAIT_MS
    waiting = left
  }
  const missing = mails.filter(({ message_id }) => !received.has(message_id)).length
  const repeated = [...received.values()].filter((times) => times > 1).length
  run.promise(
    `every email arrives, once or more, between ${link}`,
    `${mails.length} emails, ${missing} missing, ${repeated} more than once`,
    missing === 0 && mails.length > 0,
  )
}
