import { addDays, type CalendarDate } from '@luzzu/domain'
import BetterSqlite3 from 'better-sqlite3'
import { searchText } from '../../../apps/api/src/platform/search-text'
import { randomFrom } from '../../support/product'

export const FIRST_DAY = '2017-01-01' as CalendarDate
const DAYS = 3650
/** The season: so many bookings, in so many days at the end. */
const SEASON = { bookings: 800, days: 80 }
const CREATED_AT = '2026-11-21T08:00:00.000Z'
export const FIRST_NAMES = [
  'Maria',
  'Ġorġ',
  'Anna',
  'Luca',
  'Sofía',
  'Noah',
  'Emma',
  'Łukasz',
  'Yuki',
  'Grace',
]
export const LAST_NAMES = [
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

/**
 * Writes so many bookings, and a hundredth as many closures, into a migrated SQLite file. The season at the end is as
 * busy whatever the number; the others lie in years before it. By SQL, because a million requests would take an hour.
 */
export function fillGrowth(file: string, size: number): void {
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
    account.run(name, searchText(name), `guest-${user}@example.com`, '', 'x', CREATED_AT)
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
