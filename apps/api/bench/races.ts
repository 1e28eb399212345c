import { sql } from 'kysely'
import { openDatabase } from '../src/platform/database/open'
import type { Db } from '../src/platform/database/schema'
import {
  client,
  type Engine,
  inDays,
  openStore,
  percentile,
  print,
  randomFrom,
  register,
  type Server,
  type Store,
  startServer,
} from './product'

/** Tries to overbook from many connections over two processes, then checks the database. */
const CONNECTIONS = 64
const ATTEMPTS = Number(process.env.ATTEMPTS ?? 10_000)
const HOT_ATTEMPTS = Number(process.env.HOT_ATTEMPTS ?? 2000)
const SEED = Number(process.env.SEED_OF_CHANCE ?? 1)

const engines = (process.argv.slice(2) as Engine[]).filter((name) => ['sqlite', 'postgres'].includes(name))
let failed = false
for (const engine of engines.length > 0 ? engines : (['sqlite', 'postgres'] as const)) {
  const store = await openStore(engine)
  const first = await startServer(store)
  const servers = [first, await startServer(store)]
  try {
    const days = (random: () => number) => 1 + Math.floor(random() * 30)
    await attack(store, servers, { name: 'one day', attempts: HOT_ATTEMPTS, day: () => 30, product: 1 })
    await attack(store, servers, { name: 'spread over 30 days', attempts: ATTEMPTS, day: days })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await store.close()
  }
}
process.exit(failed ? 1 : 0)

type Attack = { name: string; attempts: number; day: (random: () => number) => number; product?: number }

async function attack(
  store: Store,
  servers: Server[],
  { name, attempts, day, product }: Attack,
): Promise<void> {
  const send = client(CONNECTIONS)
  const url = servers[0]?.url ?? ''
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register(send, url, `guest-${name.length}-${index}`)),
  )
  const random = randomFrom(SEED)
  const statuses = new Map<number, number>()
  const times: number[] = []
  const before = await countBookings(store)
  let left = attempts
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) {
        const chosen = servers[Math.floor(random() * servers.length)]?.url ?? url
        const token = people[Math.floor(random() * people.length)]?.token ?? ''
        const payload = {
          booking_date: inDays(day(random)),
          id_product_fk: product ?? 1 + Math.floor(random() * 9),
          slot_id: 1 + Math.floor(random() * 3),
        }
        const from = performance.now()
        const { status } = await send(`${chosen}/api/bookings`, { method: 'POST', token, payload })
        times.push(performance.now() - from)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const created = (await countBookings(store)) - before
  const overlaps = await countOverlaps(store)
  const others = [...statuses].filter(([status]) => ![201, 409, 503].includes(status))
  if (overlaps > 0 || others.length > 0 || created !== statuses.get(201)) failed = true
  print(
    `${store.engine}, ${name}: ${attempts} attempts in ${seconds.toFixed(1)} s, p99 ${percentile(times, 0.99).toFixed(0)} ms; ` +
      `${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}; ${created} bookings made; ${overlaps} overbooked instants`,
  )
}

async function withDb<Value>(
  { environment, dataDir }: Store,
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ dataDir, databaseUrl: environment.DATABASE_URL })
  const value = await work(database.db)
  await database.close()
  return value
}

function countBookings(store: Store): Promise<number> {
  return withDb(store, async (db) => (await db.selectFrom('booking').select('id').execute()).length)
}

/** Counts instants at which more units of a product are booked than exist, by an independent query. */
function countOverlaps(store: Store): Promise<number> {
  return withDb(store, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select b.id from booking b join product p on p.id = b.product_id
        join booking o on o.product_id = b.product_id and o.booking_date = b.booking_date and o.status <> 'Cancelled'
          and o.starts_at <= b.starts_at and o.ends_at > b.starts_at
        where b.status <> 'Cancelled' group by b.id, p.units having count(*) > p.units
      ) overbooked`.execute(db)
    return Number(rows[0]?.count)
  })
}
