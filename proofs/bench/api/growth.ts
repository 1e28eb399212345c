import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { addDays, type CalendarDate, DEFAULT_SETTINGS } from '@luzzu/domain'
import { sql } from 'kysely'
import { copyToPostgres } from '../../../apps/api/src/commands/copy-to-postgres'
import { createBooking } from '../../../apps/api/src/features/bookings/commands/create-booking'
import type { BookingFilter } from '../../../apps/api/src/features/bookings/queries/booking-filter'
import { listBookingsByUser } from '../../../apps/api/src/features/bookings/queries/bookings.queries'
import { listDayManifest } from '../../../apps/api/src/features/bookings/queries/day-manifest'
import { listBookingPage } from '../../../apps/api/src/features/bookings/queries/list-bookings'
import { findDashboard } from '../../../apps/api/src/features/dashboard/dashboard.queries'
import {
  findAvailability,
  listDayAvailability,
} from '../../../apps/api/src/features/offer/availability/availability.queries'
import { countBookingChanges } from '../../../apps/api/src/features/offer/booking-changes.queries'
import { migrate } from '../../../apps/api/src/platform/database/migrate'
import type { OpenedDatabase } from '../../../apps/api/src/platform/database/opened-database'
import { openPostgres } from '../../../apps/api/src/platform/database/postgres/open-postgres'
import type { Db } from '../../../apps/api/src/platform/database/schema'
import { openSqlite } from '../../../apps/api/src/platform/database/sqlite/open-sqlite'
import { inTransaction } from '../../../apps/api/src/platform/database/transaction'
import { startPostgres } from '../../../apps/api/test/support/postgres-server'
import { type Engine, percentile, print } from '../../support/product'
import { fillGrowth } from './growth-data'

/**
 * Runs the same queries in turns on a database with a thousand bookings and on one with a million, whose season around
 * today is as busy, so that the same bookings are read. `SIZES` and `ENGINES` select others.
 */
const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number)
const ENGINES = (process.env.ENGINES ?? 'sqlite,postgres').split(',') as Engine[]
const TURNS = 200
const SITE = {
  name: 'Luzzu',
  currency: 'USD',
  url: 'http://localhost',
  timeZone: 'Europe/Malta',
  installation: '0b0e7a52-5c0f-4d63-9a3c-6a1b1f7d2c11',
  keepsOrders: false,
}
const NOW = new Date('2026-11-21T08:00:00Z')
const TODAY = '2026-11-21' as CalendarDate

const inMicroseconds = (time: number) => `${(time * 1000).toFixed(0)} µs`
const byDay = { sort: 'booking_date' } as const

type Opened = { size: number; database: OpenedDatabase; close: () => Promise<void> }
type Query = { work: () => Promise<unknown>; turns?: number; before?: () => Promise<void> }

for (const engine of ENGINES) {
  const opened: Opened[] = []
  for (const size of SIZES) {
    const from = performance.now()
    opened.push(await open(engine, size))
    print(`${size} bookings written to ${engine} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
  const queries = opened.map(({ database, size }) => queriesOf(database.db, size))
  for (const name of Object.keys(queries[0] ?? {})) {
    const times = await takeTurns(queries.map((each) => each[name] as Query))
    const [small = 1, large = 1] = times
    const held = await holdOf(queries.at(-1)?.[name] as Query)
    print(
      `${engine}: ${name}: ${times.map(inMicroseconds).join(' → ')}, × ${(large / small).toFixed(2)}; event loop held for at most ${held.toFixed(1)} ms`,
    )
  }
  for (const { close } of opened) await close()
}

/** The median duration of each query, ms. */
async function takeTurns(queries: readonly Query[]): Promise<number[]> {
  const times = queries.map((): number[] => [])
  for (let turn = 0; turn < (queries[0]?.turns ?? TURNS); turn += 1)
    for (const [index, { work, before }] of queries.entries()) {
      await before?.()
      const from = performance.now()
      await work()
      times[index]?.push(performance.now() - from)
      await new Promise(setImmediate)
    }
  return times.map((each) => percentile(each, 0.5))
}

/** The longest time in which nothing else has its turn while a query runs, ms; the median of ten runs. */
async function holdOf({ work, before }: Query): Promise<number> {
  const holds: number[] = []
  for (let run = 0; run < 10; run += 1) {
    await before?.()
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await work()
    await new Promise((resolve) => setTimeout(resolve, 5))
    delay.disable()
    holds.push(delay.max / 1e6)
  }
  return percentile(holds, 0.5)
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
  if (engine === 'sqlite') return { size, database: source, close: closeSource }

  const server = await startPostgres({ durable: true })
  const database = await openPostgres(server.url)
  await copyToPostgres(source.db, database, () => undefined)
  await closeSource()
  await sql`vacuum analyze`.execute(database.db)
  return {
    size,
    database,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

function queriesOf(db: Db, size: number): Record<string, Query> {
  const all: BookingFilter = {
    q: undefined,
    date: undefined,
    status: undefined,
    source: undefined,
    customer: undefined,
    sort: 'id',
    order: 'desc',
    limit: 50,
    cursor: undefined,
  }
  const page = (filter: Partial<BookingFilter>) => () => listBookingPage(db, { ...all, ...filter })
  const site = { ...SITE, settings: DEFAULT_SETTINGS }
  let day = 0
  const month = { productId: 3, from: TODAY, to: addDays(TODAY, 30) }
  // A count is cached until a booking changes.
  const uncached = (q: string): Query => ({ work: page({ q }), turns: 10, before: () => forgetCounts(db) })
  return {
    dashboard: { work: () => findDashboard(db) },
    'first page of all bookings': { work: page({}) },
    'pending bookings': { work: page({ status: 'Pending' }) },
    'confirmed bookings, far down': {
      work: page({ status: 'Confirmed', cursor: { id: Math.floor(size / 2), at: Math.floor(size / 2) } }),
    },
    'bookings of a day': { work: page({ date: TODAY }) },
    'the page of a day': { work: () => listDayManifest(db, TODAY) },
    'availability of a product for a month': {
      work: () => findAvailability(db, month, { site, now: NOW }),
    },
    'availability of every product on a day': {
      work: () => listDayAvailability(db, { date: addDays(TODAY, 3), guests: 2 }, { site, now: NOW }),
    },
    'whether availability has changed': { work: () => countBookingChanges(db) },
    'search: nothing found': { work: page({ q: 'catamarn' }) },
    'search: one id': { work: page({ q: String(size - 3) }) },
    'search: ids that begin with 1': { work: page({ q: '1' }) },
    'search: a product': { work: page({ q: 'kayak' }) },
    'search: a rare name': { work: page({ q: 'featherstone' }) },
    'search: a common name': { work: page({ q: 'vella' }) },
    'search: two letters': { work: page({ q: 've' }) },
    'search: two letters that nobody has': { work: page({ q: 'qx' }) },
    'bookings by day': { work: page({ sort: 'booking_date' }) },
    'pending bookings by day, earliest first': {
      work: page({ ...byDay, order: 'asc', status: 'Pending' }),
    },
    'bookings by customer': { work: page({ sort: 'username', order: 'asc' }) },
    'bookings by total': { work: page({ sort: 'total_price' }) },
    'search by day: a product': { work: page({ ...byDay, q: 'kayak' }) },
    'search by day: a rare name': { work: page({ ...byDay, q: 'featherstone' }) },
    'search by day: a common name': { work: page({ ...byDay, q: 'vella' }) },
    'search, count not cached: 12': uncached('12'),
    'search, count not cached: kayak': uncached('kayak'),
    'search, count not cached: featherstone': uncached('featherstone'),
    'search, count not cached: vella': uncached('vella'),
    'search, count not cached: ve': uncached('ve'),
    'search, count not cached: a': uncached('a'),
    'bookings of a customer': { work: () => listBookingsByUser(db, 9) },
    'a booking request': {
      work: () => {
        day = (day + 1) % 29
        const bookingInput = {
          date: addDays('2026-11-22' as CalendarDate, day),
          productId: 3,
          slotId: 1,
          userId: undefined,
          total: undefined,
          addonIds: [],
        }
        return inTransaction(db, (tx) =>
          createBooking(tx, 9, bookingInput, { site, maxOpenRequests: 1e6, now: NOW }),
        )
      },
    },
  }
}

async function forgetCounts(db: Db): Promise<void> {
  await db
    .updateTable('counter')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('kind', '=', 'changes')
    .execute()
}
