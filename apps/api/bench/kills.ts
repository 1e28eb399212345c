import { rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { SQLITE_FILE } from '../src/platform/config/data-folder'
import { openDatabase } from '../src/platform/database/open'
import {
  client,
  type Engine,
  inDays,
  openStore,
  print,
  randomFrom,
  register,
  type Store,
  startServer,
} from './product'

/**
 * Kills the server at random moments while bookings are created; every confirmed booking must exist afterwards, with
 * its email.
 */
const ROUNDS: Record<Engine, number> = {
  sqlite: Number(process.env.ROUNDS ?? 200),
  postgres: Number(process.env.ROUNDS ?? 50),
}
const WRITERS = 8
const random = randomFrom(Number(process.env.SEED_OF_CHANCE ?? 1))

const engines = (process.argv.slice(2) as Engine[]).filter((name) => ['sqlite', 'postgres'].includes(name))
let failed = false
for (const engine of engines.length > 0 ? engines : (['sqlite', 'postgres'] as const))
  await killRepeatedly(engine)
process.exit(failed ? 1 : 0)

async function killRepeatedly(engine: Engine): Promise<void> {
  const store = await openStore(engine)
  const confirmed = new Set<number>()
  let slowest = 0
  const send = client(WRITERS)
  const first = await startServer(store)
  const guest = await register(send, first.url, 'guest')
  await first.stop()
  await unlimitedUnits(store)
  for (let round = 1; round <= ROUNDS[engine]; round += 1) {
    const from = performance.now()
    const server = await startServer(store)
    slowest = Math.max(slowest, performance.now() - from)
    let isAlive = true
    const writing = Array.from({ length: WRITERS }, async () => {
      while (isAlive) {
        const payload = {
          booking_date: inDays(1 + Math.floor(random() * 29)),
          id_product_fk: 1,
          slot_id: 1 + Math.floor(random() * 3),
        }
        const response = await send(`${server.url}/api/bookings`, {
          method: 'POST',
          token: guest.token,
          payload,
        }).catch(() => undefined)
        if (response?.status === 201) confirmed.add(JSON.parse(response.body).id)
      }
    })
    // The first connections to PostgreSQL are slow.
    const delay = engine === 'sqlite' ? 80 : 250
    await new Promise((resolve) => setTimeout(resolve, delay + random() * 170))
    await server.stop('SIGKILL')
    isAlive = false
    await Promise.all(writing)
    if (round % 10 === 0 && engine === 'sqlite') assertIntact(store)
  }
  const { lost, halves, rows } = await compare(store, confirmed)
  if (lost + halves > 0) failed = true
  print(
    `${engine}: ${ROUNDS[engine]} kills, ${confirmed.size} bookings confirmed, ${rows} stored: ${lost} lost, ${halves} without their mail; ` +
      `ready again after at most ${(slowest / 1000).toFixed(1)} s`,
  )
  await store.close()
  rmSync(store.dataDir, { recursive: true, force: true })
}

/** Enough units that no request is refused. */
async function unlimitedUnits(store: Store): Promise<void> {
  const database = await openDatabase({ dataDir: store.dataDir, databaseUrl: store.environment.DATABASE_URL })
  await database.db.updateTable('product').set({ units: 1000 }).execute()
  await database.close()
}

function assertIntact({ dataDir }: Store): void {
  const database = new BetterSqlite3(join(dataDir, SQLITE_FILE))
  const integrity = database.pragma('integrity_check', { simple: true })
  const orphans = database.pragma('foreign_key_check') as unknown[]
  database.close()
  if (integrity !== 'ok' || orphans.length > 0)
    throw new Error(`The database is damaged: ${String(integrity)}, ${orphans.length} orphans`)
}

async function compare(store: Store, confirmed: Set<number>) {
  const { db, close } = await openDatabase({
    dataDir: store.dataDir,
    databaseUrl: store.environment.DATABASE_URL,
  })
  const bookings = await db.selectFrom('booking').select('id').execute()
  const mails = await db
    .selectFrom('outbox')
    .select('booking_id')
    .where('kind', '=', 'booking-received')
    .execute()
  await close()
  const stored = new Set(bookings.map(({ id }) => id))
  const mailed = new Set(mails.map(({ booking_id }) => booking_id))
  return {
    rows: stored.size,
    lost: [...confirmed].filter((id) => !stored.has(id)).length,
    halves:
      [...stored].filter((id) => !mailed.has(id)).length +
      [...mailed].filter((id) => id !== null && !stored.has(id)).length,
  }
}
