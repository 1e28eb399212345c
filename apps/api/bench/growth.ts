import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { addDays, type CalendarDate, DEFAULT_SETTINGS } from '@luzzu/domain'
import BetterSqlite3 from 'better-sqlite3'
import { findAvailability } from '../src/features/availability/availability.queries'
import type { BookingFilter } from '../src/features/bookings/booking-filter'
import { listBookingsByUser } from '../src/features/bookings/bookings.queries'
import { createBooking } from '../src/features/bookings/create-booking'
import { listDayManifest } from '../src/features/bookings/day-manifest'
import { listBookingPage } from '../src/features/bookings/list-bookings'
import { findDashboard } from '../src/features/dashboard/dashboard.queries'
import { migrate } from '../src/platform/database/migrate'
import type { Db } from '../src/platform/database/schema'
import { openSqlite } from '../src/platform/database/sqlite/open-sqlite'
import { inTransaction } from '../src/platform/database/transaction'
import { searchText } from '../src/platform/search-text'
import { percentile, print, randomFrom } from './product'

/**
 * Runs the same queries on a database with a thousand bookings and on one with a million. The season around today is as busy
 * in both, so that the same bookings are read; the others lie in years before it, as do as many closures as hundredths.
 */
const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number)
const TIMES = 200
const FIRST_DAY = '2017-01-01' as CalendarDate
const DAYS = 3650
/** The season: so many bookings, in so many days at the end. */
const SEASON = { bookings: 800, days: 80 }
const FIRST_NAMES = ['Maria', 'Ġorġ', 'Anna', 'Luca', 'Sofía', 'Noah', 'Emma', 'Łukasz', 'Yuki', 'Grace']
const LAST_NAMES = [
  'Vella',
  'Borg',
  'Żammit',
  'Camilleri',
  'Farrugia',
  'Schmidt',
  'Okafor',
  'Ricci',
  'Tanaka',
  'Novák',
]
const SLOTS = [
  [1, 'Morning', '08:00', '12:00'],
  [2, 'Afternoon', '13:00', '18:00'],
  [3, 'Full Day', '08:00', '18:00'],
] as const
const SITE = { name: 'Luzzu', currency: 'USD', url: 'http://localhost', timeZone: 'Europe/Malta' }
const NOW = new Date('2026-11-21T08:00:00Z')
const TODAY = '2026-11-21' as CalendarDate

const byDay = { sort: 'booking_date' } as const

const results = new Map<string, number[]>()
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-growth-'))
  const file = join(folder, 'growth.sqlite')
  const database = openSqlite(file)
  await migrate(database)
  const from = performance.now()
  fill(file, size)
  print(`${size} bookings written in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  await measure(database.db, size)
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const [name, times] of results) {
  const [small = 1, large = 1] = times
  print(
    `${name}: ${times.map((time) => `${(time * 1000).toFixed(0)} µs`).join(' → ')}, × ${(large / small).toFixed(2)}`,
  )
}

/** Inserts by SQL, because a million requests would take an hour. */
function fill(file: string, size: number): void {
  const random = randomFrom(size)
  const database = new BetterSqlite3(file)
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const users = Math.max(50, size / 20)
  database.exec('begin')
  const account = database.prepare(
    'insert into account (username, search_name, mail, phone, password_hash, created_at) values (?, ?, ?, ?, ?, ?)',
  )
  for (let user = 1; user <= users; user += 1) {
    const name =
      user === 7 ? 'Bartholomew Featherstonehaugh' : `${any(FIRST_NAMES)} ${any(LAST_NAMES)} ${user}`
    account.run(name, searchText(name), `guest-${user}@example.com`, '', 'x', NOW.toISOString())
  }
  database.prepare("insert into activity (name, type, description) values ('Boats', 'Boat', 'At sea.')").run()
  const products = Array.from(
    { length: 12 },
    (_, index) => `${['Luzzu', 'Kayak', 'Jet Ski'][index % 3]} number ${index + 1}`,
  )
  for (const name of products) {
    database
      .prepare(
        "insert into product (activity_id, name, description, max_persons, price_cents, units) values (1, ?, 'x', 8, 12000, 1000)",
      )
      .run(name)
    database
      .prepare(
        'insert into product_name (product_id, name, search_name) select id, name, ? from product where name = ?',
      )
      .run(searchText(name), name)
  }
  const booking = database.prepare(
    `insert into booking (account_id, product_id, activity_id, slot_id, booking_date, starts_at, ends_at, product_name, slot_name, status, total_cents, created_at)
     values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, 12000, ?)`,
  )
  for (let index = 0; index < size; index += 1) {
    const [slot, slotName, start, end] = any(SLOTS)
    const product = Math.floor(random() * products.length)
    const status = index > size - 200 ? 'Pending' : any(['Confirmed', 'Confirmed', 'Cancelled'])
    const day = dayOf(index, size)
    booking.run(
      1 + Math.floor(random() * users),
      product + 1,
      slot,
      day,
      start,
      end,
      products[product],
      slotName,
      status,
      `${day}T08:00:00.000Z`,
    )
  }
  const closure = database.prepare(
    "insert into closure (from_date, to_date, units, reason, created_at) values (?, ?, 1, 'Gale', ?)",
  )
  for (let index = 0; index < size / 100; index += 1) {
    const day = dayOf(index, size)
    closure.run(day, addDays(day, 2), `${day}T08:00:00.000Z`)
  }
  database.exec('commit; analyze')
  database.close()
}

function dayOf(index: number, size: number): CalendarDate {
  const before = size - SEASON.bookings
  const seasonStart = DAYS - SEASON.days
  if (index < before) return addDays(FIRST_DAY, Math.floor((index / before) * seasonStart))
  return addDays(FIRST_DAY, seasonStart + Math.floor(((index - before) / SEASON.bookings) * SEASON.days))
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
