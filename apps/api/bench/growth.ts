import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { addDays, type CalendarDate, DEFAULT_SETTINGS } from '@luzzu/domain'
import { sql } from 'kysely'
import { copyToPostgres } from '../src/commands/copy-to-postgres'
import { findAvailability } from '../src/features/availability/availability.queries'
import type { BookingFilter } from '../src/features/bookings/booking-filter'
import { listBookingsByUser } from '../src/features/bookings/bookings.queries'
import { createBooking } from '../src/features/bookings/create-booking'
import { listDayManifest } from '../src/features/bookings/day-manifest'
import { listBookingPage } from '../src/features/bookings/list-bookings'
import { findDashboard } from '../src/features/dashboard/dashboard.queries'
import { migrate } from '../src/platform/database/migrate'
import type { OpenDatabase } from '../src/platform/database/open-database'
import { openPostgres } from '../src/platform/database/postgres/open-postgres'
import type { Db } from '../src/platform/database/schema'
import { openSqlite } from '../src/platform/database/sqlite/open-sqlite'
import { inTransaction } from '../src/platform/database/transaction'
import { startPostgres } from '../test/support/postgres-server'
import { FIRST_DAY, fillGrowth } from './growth-data'
import { type Engine, percentile, print } from './product'

/**
 * Runs the same queries on a database with a thousand bookings and on one with a million, whose season around today is
 * as busy, so that the same bookings are read. `SIZES` and `ENGINES` select others.
 */
const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number)
const ENGINES = (process.env.ENGINES ?? 'sqlite,postgres').split(',') as Engine[]
const TIMES = 200
const SITE = { name: 'Luzzu', currency: 'USD', url: 'http://localhost', timeZone: 'Europe/Malta' }
const NOW = new Date('2026-11-21T08:00:00Z')
const TODAY = '2026-11-21' as CalendarDate

const byDay = { sort: 'booking_date' } as const

type Opened = { database: OpenDatabase; close: () => Promise<void> }

const results = new Map<string, number[]>()
for (const engine of ENGINES) {
  results.clear()
  for (const size of SIZES) {
    const from = performance.now()
    const { database, close } = await open(engine, size)
    print(`${size} bookings written to ${engine} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
    await measure(database.db, size)
    await close()
  }
  for (const [name, times] of results) {
    const [small = 1, large = 1] = times
    print(
      `${engine}: ${name}: ${times.map((time) => `${(time * 1000).toFixed(0)} µs`).join(' → ')}, × ${(large / small).toFixed(2)}`,
    )
  }
}

async function open(engine: Engine, size: number): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-growth-'))
  const file = join(folder, 'growth.sqlite')
  const source = openSqlite(file)
  await migrate(source)
  fillGrowth(file, size)
  const closeSource = async () => {
    await source.close()
    rmSync(folder, { recursive: true, force: true })
  }
  if (engine === 'sqlite') return { database: source, close: closeSource }

  const server = await startPostgres({ durable: true })
  const database = await openPostgres(server.url)
  await copyToPostgres(source.db, database, () => undefined)
  await closeSource()
  await sql`vacuum analyze`.execute(database.db)
  return {
    database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

async function measure(db: Db, size: number): Promise<void> {
  const all: BookingFilter = {
    q: undefined,
    date: undefined,
    status: undefined,
    sort: 'id',
    order: 'desc',
    limit: 50,
    cursor: undefined,
  }
  const page = (filter: Partial<BookingFilter>) => () => listBookingPage(db, { ...all, ...filter })
  const site = { ...SITE, settings: DEFAULT_SETTINGS }
  let day = 0
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await time('nothing', async () => undefined)
  print(`event loop, idle: held for at most ${(delay.max / 1e6).toFixed(1)} ms`)
  delay.reset()
  await time('dashboard', () => findDashboard(db))
  await time('first page of all bookings', page({}))
  await time('pending bookings', page({ status: 'Pending' }))
  await time(
    'confirmed bookings, far down',
    page({ status: 'Confirmed', cursor: { id: Math.floor(size / 2), booking_date: FIRST_DAY } }),
  )
  await time('bookings of a day', page({ date: TODAY }))
  await time('the page of a day', () => listDayManifest(db, TODAY))
  const month = { productId: 3, from: TODAY, to: addDays(TODAY, 30) }
  await time('availability of a product for a month', () => findAvailability(db, month, { site, now: NOW }))
  await time('search: nothing found', page({ q: 'catamarn' }))
  await time('search: one id', page({ q: String(size - 3) }))
  await time('search: ids that begin with 1', page({ q: '1' }))
  await time('search: a product', page({ q: 'kayak' }))
  await time('search: a rare name', page({ q: 'featherstone' }))
  await time('search: a common name', page({ q: 'vella' }))
  await time('search: two letters', page({ q: 've' }))
  await time('search: two letters that nobody has', page({ q: 'qx' }))
  await time('bookings by day', page({ sort: 'booking_date' }))
  await time('pending bookings by day, earliest first', page({ ...byDay, order: 'asc', status: 'Pending' }))
  await time('search by day: a product', page({ ...byDay, q: 'kayak' }))
  await time('search by day: a rare name', page({ ...byDay, q: 'featherstone' }))
  await time('search by day: a common name', page({ ...byDay, q: 'vella' }))
  // A count is cached until a booking changes, so the cache is cleared before each round.
  for (const q of ['12', 'kayak', 'featherstone', 'vella', 've', 'a'])
    await time(`search, count not cached: ${q}`, page({ q }), { turns: 10, before: () => forgetCounts(db) })
  await time('bookings of a customer', () => listBookingsByUser(db, 9))
  await time('a booking request', () => {
    day = (day + 1) % 29
    const bookingInput = {
      date: addDays('2026-11-22' as CalendarDate, day),
      productId: 3,
      slotId: 1,
      userId: undefined,
      total: undefined,
      addonIds: [],
      dateProblem: undefined,
    }
    return inTransaction(db, (tx) =>
      createBooking(tx, 9, bookingInput, { site, maxOpenRequests: 1e6, now: NOW }),
    )
  })
  delay.disable()
  print(`event loop held for at most ${(delay.max / 1e6).toFixed(1)} ms at ${size} bookings`)
}

async function forgetCounts(db: Db): Promise<void> {
  await db
    .updateTable('counter')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('kind', '=', 'changes')
    .execute()
}

type Turns = { turns?: number; before?: () => Promise<void> }

async function time(
  name: string,
  work: () => Promise<unknown>,
  { turns = TIMES, before }: Turns = {},
): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await before?.()
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
    await new Promise(setImmediate)
  }
  results.set(name, [...(results.get(name) ?? []), percentile(times, 0.5)])
}
