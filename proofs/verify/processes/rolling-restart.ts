import { setTimeout as pause } from 'node:timers/promises'
import { client, register, type Server, type Store, startServer } from '../../support/product'
import { bookWithRetries } from '../faults/book-with-retries'
import { StatusCounts, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { startBalancer } from './balancer'

const ROUNDS = 3
const READERS = 4
const CUSTOMERS = 4
const THINK_MS = 10
const READS = ['/', '/api/products?image=url', '/api/products/1', '/api/faqs']

/** Restarts each process in turn while people read and book. */
export async function rollingRestart(run: Run, store: Store, servers: Server[]): Promise<void> {
  await unlimitUnits(store)
  const ports = servers.map(({ url }) => Number(new URL(url).port))
  const balancer = await startBalancer(store.dataDir, ports)
  try {
    const rounds = run.scaled(ROUNDS)
    run.progress(`${rounds} rolling restarts of ${servers.length} processes behind ${balancer.name}`)
    const send = client(READERS + CUSTOMERS)
    while ((await send(`${balancer.url}/readyz`).catch(() => undefined))?.status !== 200) await pause(100)
    const guest = await register(send, balancer.url, `rolling-${servers.length}`)
    const random = run.random(`rolling ${servers.length}`)
    const reads = new StatusCounts()
    const writes = new StatusCounts()
    const created: number[] = []
    let isOver = false
    const readers = Array.from({ length: READERS }, async (_, at) => {
      for (let count = at; !isOver; count += 1) {
        const reply = await send(balancer.url + READS[count % READS.length]).catch(() => undefined)
        reads.add(reply?.status ?? 0)
        await pause(THINK_MS)
      }
    })
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      while (!isOver) {
        const { id } = await bookWithRetries(balancer.url, guest.token, random, writes)
        if (id !== undefined) created.push(id)
        await pause(THINK_MS)
      }
    })
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, server] of servers.entries()) {
        await server.stop()
        servers[at] = await startServer(store, { port: ports[at] ?? 0 })
        await pause(500)
      }
    }
    isOver = true
    await Promise.all([...readers, ...customers])
    const stored = await withDb(store, async (db) =>
      (await db.selectFrom('booking').select('id').where('account_id', '=', guest.id).execute()).map(
        ({ id }) => id,
      ),
    )
    const lost = created.filter((id) => !stored.includes(id)).length
    const name = `a rolling restart of ${servers.length} processes`
    run.promise(`${name} fails no read`, `${reads}`, reads.besides(200) === 0 && reads.of(200) > 0)
    const others = writes.besides(0, 201, 409, 503)
    run.promise(`${name} answers a write 201, 409, or 503 with Retry-After`, `${writes}`, others === 0)
    run.promise(
      `${name} loses and doubles no booking`,
      `${created.length} confirmed, ${stored.length} stored, ${lost} lost`,
      lost === 0 && stored.length === created.length && created.length > 0,
    )
  } finally {
    await balancer.stop()
  }
}
