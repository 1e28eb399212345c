import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../../../apps/api/src/backups/sqlite-files'
import { SQLITE_FILE } from '../../../apps/api/src/platform/config/data-folder'
import { client, daysFromNow, type Engine, register, type Store, startServer } from '../../support/product'
import { NAMES, unlimitUnits, withDb } from '../product-servers'
import type { Run } from '../proof'
import { openSeededStore } from '../seeded-store'

const ROUNDS: Record<Engine, number> = { sqlite: 200, postgres: 50 }
/** The first connections to PostgreSQL are slow. */
const SHORTEST_LIFE_MS: Record<Engine, number> = { sqlite: 80, postgres: 250 }
const WRITERS = 8
/** A customer gets this many emails a day about what the customer did. */
const MOST_EMAILS = 20
const READY_MS = 5000
const FIRST_MS = 20_000

/** Kills the server at random moments while bookings are created; each confirmed one must be there, with its email. */
export async function killRepeatedly(run: Run, engine: Engine): Promise<void> {
  const rounds = run.scaled(ROUNDS[engine], 3)
  run.progress(`${rounds} kills on ${NAMES[engine]}`)
  const random = run.random(`kills ${engine}`)
  const store = await openSeededStore(engine)
  try {
    const confirmed = new Set<number>()
    const send = client(WRITERS)
    await unlimitUnits(store)
    let slowest = 0
    for (let round = 1; round <= rounds; round += 1) {
      const from = performance.now()
      const server = await startServer(store)
      slowest = Math.max(slowest, performance.now() - from)
      const guests = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) =>
          register(send, server.url, `guest-${round}-${writer}`),
        ),
      )
      let isAlive = true
      const writing = guests.map(async (guest) => {
        for (let sent = 0; isAlive && sent < MOST_EMAILS; sent += 1) {
          const payload = {
            booking_date: daysFromNow(1 + Math.floor(random() * 29)),
            id_product_fk: 1,
            slot_id: 1 + Math.floor(random() * 3),
          }
          const options = { method: 'POST', token: guest.token, payload }
          const reply = await send(`${server.url}/api/bookings`, options).catch(() => undefined)
          if (reply?.status === 201) confirmed.add(JSON.parse(reply.body).id)
        }
      })
      await pause(SHORTEST_LIFE_MS[engine] + random() * 170)
      // On a busy machine none may be confirmed so soon.
      for (let waited = 0; confirmed.size === 0 && waited < FIRST_MS; waited += 20) await pause(20)
      await server.stop('SIGKILL')
      isAlive = false
      await Promise.all(writing)
      // Throws where the file is damaged.
      if (engine === 'sqlite' && round % 10 === 0) verify(join(store.dataDir, SQLITE_FILE))
    }
    const { lost, halves } = await compare(store, confirmed)
    run.promise(
      `no confirmed booking lost, none without its email, by kills on ${NAMES[engine]}`,
      `${rounds} kills, ${confirmed.size} confirmed: ${lost} lost, ${halves} without email`,
      lost === 0 && halves === 0 && confirmed.size > 0,
    )
    run.within(`ready again within 5 s on ${NAMES[engine]}`, slowest, READY_MS)
  } finally {
    await store.close()
  }
}

function compare(store: Store, confirmed: Set<number>) {
  return withDb(store, async (db) => {
    const bookings = await db.selectFrom('booking').select('id').execute()
    const mails = await db
      .selectFrom('outbox')
      .select('booking_id')
      .where('kind', '=', 'booking-received')
      .execute()
    const stored = new Set(bookings.map(({ id }) => id))
    const mailed = new Set(mails.map(({ booking_id }) => booking_id))
    return {
      lost: [...confirmed].filter((id) => !stored.has(id)).length,
      halves:
        [...stored].filter((id) => !mailed.has(id)).length +
        [...mailed].filter((id) => id !== null && !stored.has(id)).length,
    }
  })
}
