import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { searchText } from '../../../apps/api/src/platform/search-text'
import {
  client,
  type HttpResponse,
  logIn,
  openStore,
  percentile,
  print,
  type Send,
  startServer,
} from '../../support/product'
import { FIRST_NAMES, LAST_NAMES } from './growth-data'

/** Measures the requests of the staff's bookings screen with a thousand and with a million bookings: bytes and time. */
const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number)
const TIMES = 100
/** Page size of the screen. */
const PAGE = 25
/** Bookings per customer. */
const EACH = 20

const QUERIES = {
  'first page, pending': '?status=Pending',
  'first page, all': '?',
  'first page, by booking date': '?sort=booking_date&order=asc',
  'search: a common name': '?q=vella',
  'search: a rare name': '?q=featherstone',
  'search: a product': '?q=kayak',
  'search: an id': '?q=999',
  'search: two words of a name': '?q=stonehaugh%20bartholo',
  'search: a name and a product': '?q=vella%20kayak',
  'search: nothing found': '?q=catamarn',
}

type Measured = { bytes: number; ms: number }

/** Inserts bookings by SQL, because a million requests would take an hour; the triggers keep the counts. */
function fill(dataDir: string, size: number): void {
  const database = new BetterSqlite3(join(dataDir, 'luzzu.sqlite'))
  const customers = Math.max(50, size / EACH)
  database.exec('begin; update product set units = 1000')
  addCustomers(database, customers)
  database
    .prepare(
      `with recursive step (n) as (select 1 union all select n + 1 from step where n < ?)
       insert into booking (account_id, product_id, activity_id, slot_id, booking_date, starts_at, ends_at,
                            product_name, slot_name, status, total_cents, created_at)
       select 2 + n % ?, product.id, product.activity_id, 1 + n % 2, date('2000-01-01', (n % 9000) || ' days'),
              iif(n % 2 = 0, '08:00', '13:00'), iif(n % 2 = 0, '12:00', '18:00'), product.name,
              iif(n % 2 = 0, 'Morning', 'Afternoon'),
              case when n > ? - 100 then 'Pending' when n % 3 = 0 then 'Cancelled' else 'Confirmed' end,
              12000, datetime('2000-01-01', (n % 9000) || ' days') || 'Z'
       from step join product on product.id = 1 + n % 9`,
    )
    .run(size, customers, size)
  database.exec('commit; analyze')
  database.close()
}

function addCustomers(database: BetterSqlite3.Database, count: number): void {
  const account = database.prepare(
    "insert into account (username, search_name, mail, phone, password_hash, created_at) values (?, ?, ?, '', 'x', '2000-01-01T08:00:00.000Z')",
  )
  for (let index = 0; index < count; index += 1) {
    const first = FIRST_NAMES[index % FIRST_NAMES.length]
    const last = LAST_NAMES[index % LAST_NAMES.length]
    const name = index === 7 ? 'Bartholomew Featherstonehaugh' : `${first} ${last} ${index}`
    account.run(name, searchText(name), `guest-${index}@example.com`)
  }
}

async function measure(size: number): Promise<Map<string, Measured>> {
  const store = await openStore('sqlite')
  const send = client(1)
  const seeding = await startServer(store)
  await seeding.stop()
  const from = performance.now()
  fill(store.dataDir, size)
  print(`${size} bookings written in ${((performance.now() - from) / 1000).toFixed(0)} s`)

  const server = await startServer(store)
  const { token } = await logIn(send, server.url)
  const measured = new Map<string, Measured>()
  const measureQuery = (search: string) =>
    send(`${server.url}/api/bookings${search}&limit=${PAGE}`, { token })
  for (const [name, search] of Object.entries(QUERIES))
    measured.set(name, await time(() => measureQuery(search)))
  for (const name of ['first page, all', 'search: a common name'] as const) {
    const next = cursorIn(await measureQuery(QUERIES[name]))
    measured.set(
      `next page of ${name}`,
      await time(() => measureQuery(`${QUERIES[name]}&cursor=${encodeURIComponent(next)}`)),
    )
  }
  measured.set('figures', await time(() => send(`${server.url}/api/dashboard`, { token })))
  await server.stop()
  await store.close()
  return measured
}

async function time(measureQuery: () => ReturnType<Send>): Promise<Measured> {
  const times: number[] = []
  let bytes = 0
  for (let turn = 0; turn < TIMES; turn += 1) {
    const from = performance.now()
    const { status, body } = await measureQuery()
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`Answered ${status}: ${body}`)
    bytes = Buffer.byteLength(body)
  }
  return { bytes, ms: percentile(times, 0.5) }
}

function cursorIn({ headers }: HttpResponse): string {
  const target = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? ''
  return new URL(target, 'http://base').searchParams.get('cursor') ?? ''
}

const [small, large] = [await measure(SIZES[0] ?? 1000), await measure(SIZES[1] ?? 1_000_000)]
for (const [name, { bytes, ms }] of small) {
  const there = large.get(name) ?? { bytes: 0, ms: 0 }
  print(
    `${name}: ${bytes} → ${there.bytes} bytes, ${ms.toFixed(2)} → ${there.ms.toFixed(2)} ms, × ${(there.ms / ms).toFixed(2)}`,
  )
}
