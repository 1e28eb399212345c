import { once } from 'node:events'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  client,
  daysFromNow,
  type Engine,
  logIn,
  register,
  type Send,
  startServer,
} from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const WRITERS = 6
/** What a killed process was sending is sent again after its lease; what the killed receiver refused, after 5 s. */
const ALL_WITHIN_MS = 120_000

/** Kills the server, and once the receiver, while bookings are told: each arrives in the end. Needs a minute for leases. */
export async function killWebhooks(run: Run, engine: Engine): Promise<void> {
  const rounds = run.scaled(10, 0)
  if (rounds === 0) return
  run.progress(`${rounds} kills while webhooks are sent on ${NAMES[engine]}`)
  const random = run.random(`webhook kills ${engine}`)
  const store = await openSeededStore(engine)
  const told = new Map<number, Set<string>>()
  const receiver = await startReceiver(told)
  const { port } = receiver.address() as AddressInfo
  store.environment.WEBHOOK_ALLOWED_ORIGINS = `http://127.0.0.1:${port}`
  const created = new Set<number>()
  try {
    await unlimitUnits(store)
    const send = client(WRITERS)
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer(store)
      if (round === 1) await addEndpoint(send, server.url, port)
      const guests = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => register(send, server.url, `hook-${round}-${writer}`)),
      )
      let isAlive = true
      const writing = guests.map(async ({ token }) => {
        for (let sent = 0; isAlive && sent < 15; sent += 1) {
          const payload = { booking_date: daysFromNow(1 + (sent % 28)), id_product_fk: 1, slot_id: 1 }
          const options = { method: 'POST', token, payload }
          await send(`${server.url}/api/bookings`, options).catch(() => undefined)
          await pause(random() * 120)
        }
      })
      await pause(800 + random() * 1500)
      if (round === 2) receiver.closeAllConnections()
      await server.stop('SIGKILL')
      isAlive = false
      await Promise.all(writing)
    }
    const server = await startServer(store)
    for (const { id } of await withDb(store, (db) => db.selectFrom('booking').select('id').execute()))
      created.add(id)
    const missing = () => [...created].filter((id) => !told.has(id)).length
    const until = Date.now() + ALL_WITHIN_MS
    while (missing() > 0 && Date.now() < until) await pause(500)
    await server.stop()
    const repeated = [...told.values()].filter(({ size }) => size > 1).length
    run.promise(
      `every booking is told after kills of the server on ${NAMES[engine]}, under one id`,
      `${rounds} kills, ${created.size} bookings: ${missing()} missing, ${repeated} under two ids`,
      missing() === 0 && repeated === 0 && created.size > 0,
    )
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await store.close()
  }
}

async function addEndpoint(send: Send, url: string, port: number): Promise<void> {
  const { token } = await logIn(send, url)
  const payload = { url: `http://127.0.0.1:${port}/hooks`, events: ['booking.created'] }
  const { status, body } = await send(`${url}/api/webhook-endpoints`, { method: 'POST', token, payload })
  if (status !== 201) throw new Error(body)
}

/** Notes under which ids each booking was told. */
async function startReceiver(told: Map<number, Set<string>>): Promise<HttpServer> {
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { id: number } }
      told.set(data.id, (told.get(data.id) ?? new Set()).add(String(request.headers['webhook-id'])))
      reply.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
