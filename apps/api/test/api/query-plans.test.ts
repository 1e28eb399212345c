import { addDays, type CalendarDate, DEFAULT_SETTINGS, MAX_ID } from '@luzzu/domain'
import { CompiledQuery, Kysely, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBooking } from '../../src/features/bookings/commands/create-booking'
import { listExpired } from '../../src/features/bookings/commands/expire-requests'
import { listReminderCandidates } from '../../src/features/bookings/commands/send-reminders'
import type { BookingFilter } from '../../src/features/bookings/queries/booking-filter'
import { listBookingsByUser } from '../../src/features/bookings/queries/bookings.queries'
import { countBookings } from '../../src/features/bookings/queries/count-bookings'
import { listDayManifest } from '../../src/features/bookings/queries/day-manifest'
import { listBookingPage } from '../../src/features/bookings/queries/list-bookings'
import { listCustomers } from '../../src/features/customers/customers.queries'
import { findDashboard, listWeeks } from '../../src/features/dashboard/dashboard.queries'
import { listHistory } from '../../src/features/history/history.queries'
import {
  findAvailability,
  listDayAvailability,
} from '../../src/features/offer/availability/availability.queries'
import { assertCapacityUnlocked } from '../../src/features/offer/capacity'
import { listBookedDeposits } from '../../src/features/payments/booked-deposits'
import { retentionJob } from '../../src/jobs/retention'
import type { Db, ProductRow } from '../../src/platform/database/schema'
import { findMailCounts } from '../../src/platform/mail/mail-counts'
import { aBooking, aProduct } from '../support/builders'
import { startTestApp, type TestApp } from '../support/test-app'
import { isOnPostgres } from '../support/test-database'

let fixture: TestApp & { stop: () => Promise<void> }
let customer: { id: number }
let product: ProductRow

beforeAll(async () => {
  fixture = await startTestApp()
  customer = await fixture.signedIn()
  product = await aProduct(fixture.db, { units: 1000 })
  for (let day = 0; day < 20; day += 1) {
    await aBooking(fixture.db, {
      account_id: customer.id,
      product,
      booking_date: addDays('2026-06-11' as CalendarDate, day),
    })
  }
})

afterAll(() => fixture.stop())

/** The statements that `work` runs, with their query plans. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(fixture.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  // Prepared queries pass no plugin once they are compiled.
  const prepared = vi.spyOn(Kysely.prototype, 'executeQuery')
  try {
    await work(fixture.db.withPlugin(recorder))
    statements.push(...prepared.mock.calls.map(([query]) => query as CompiledQuery))
  } finally {
    prepared.mockRestore()
  }
  return explain(statements.filter(({ sql }) => /^(select|update|delete)/.test(sql)))
}

/** Makes PostgreSQL prefer indexes, because it reads small tables sequentially. */
async function explain(statements: CompiledQuery[]): Promise<string[]> {
  return fixture.db.transaction().execute(async (tx) => {
    if (isOnPostgres) await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const plans: string[] = []
    for (const { sql, parameters } of statements) {
      const { rows } = await tx.executeQuery(
        CompiledQuery.raw(`explain ${isOnPostgres ? '' : 'query plan '}${sql}`, parameters.map(asValue)),
      )
      plans.push(rows.map((row) => Object.values(row as object).join(' ')).join('\n'))
    }
    return plans
  })
}

// A prepared query has placeholders.
const asValue = (parameter: unknown) => (typeof parameter === 'symbol' ? 1 : parameter)

const LARGE = 'booking|audit|session|outbox|password_reset|undo|idempotency_key'
const WHOLE_TABLE = isOnPostgres
  ? new RegExp(`Seq Scan on (${LARGE})\\b`)
  : new RegExp(
      `SCAN (${LARGE})\\b(?! USING INDEX outbox_(waiting|failed)| USING COVERING INDEX outbox_(waiting|failed))`,
    )
// Sorting after matching is acceptable for the bookings of a few users, one reference or one day.
const SORTED =
  /booking USING (INTEGER(?! PRIMARY KEY \(rowid=)|(COVERING )?INDEX booking_(status|product|day|customer_sort|total_cents))[\s\S]*TEMP B-TREE FOR/
const MAY_SORT = ['a day’s manifest', 'the free places of every product on a day']
const ALL: BookingFilter = {
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
const date = '2026-06-20' as CalendarDate
const page = (filter: Partial<BookingFilter>) => (db: Db) => listBookingPage(db, { ...ALL, ...filter })

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['the dashboard', findDashboard],
  ['the first page of all bookings', page({})],
  ['a page far down', page({ cursor: { id: MAX_ID - 1, at: MAX_ID - 1 } })],
  ['the pending bookings', page({ status: 'Pending' })],
  ['the bookings of a day', page({ date })],
  ['the pending bookings of a day', page({ date, status: 'Pending' })],
  ['a search for a name', page({ q: 'vella' })],
  ['a search for two letters', page({ q: 've' })],
  ['a search for a product', page({ q: 'luzzu', status: 'Pending' })],
  ['a search for an id', page({ q: '12' })],
  ['a search for a reference in a status by name', page({ q: 'BG-7', status: 'Pending', sort: 'username' })],
  ['the pending bookings of a customer', page({ customer: 1, status: 'Pending' })],
  [
    'a search among the bookings of a customer by day',
    page({ customer: 1, q: 'luzzu 12', sort: 'booking_date' }),
  ],
  ['the bookings by day', page({ sort: 'booking_date' })],
  ['the bookings by day, earliest first', page({ sort: 'booking_date', order: 'asc' })],
  [
    'a page far down by day',
    page({ sort: 'booking_date', cursor: { id: 9, at: `${date}T08:00` }, status: 'Cancelled' }),
  ],
  ['the bookings of a day by time', page({ sort: 'booking_date', order: 'asc', date })],
  [
    'the pending bookings of a day by time',
    page({ sort: 'booking_date', date, cursor: { id: 9, at: `${date}T08:00` }, status: 'Pending' }),
  ],
  ['the pending bookings by day', page({ sort: 'booking_date', status: 'Pending' })],
  ['a search for a product by day', page({ sort: 'booking_date', q: 'luzzu' })],
  ['a search for a name by day', page({ sort: 'booking_date', q: 'vella' })],
  ['a search for two letters by day', page({ sort: 'booking_date', q: 've' })],
  ...(['username', 'product_name', 'total_price', 'created_at'] as const).flatMap(
    (sort): [string, (db: Db) => Promise<unknown>][] => [
      [`the bookings by ${sort}`, page({ sort })],
      [`the pending bookings by ${sort}, from below`, page({ sort, status: 'Pending', order: 'asc' })],
      [`a search for a product by ${sort}`, page({ sort, q: 'luzzu' })],
      [`a search for a name by ${sort}`, page({ sort, q: 'vella' })],
      [`a search for two letters by ${sort}`, page({ sort, q: 've' })],
    ],
  ),
  ['a search for a name and a product', page({ q: 'vella luzzu' })],
  ['a search for a name and a number', page({ q: 'vella 12', sort: 'booking_date' })],
  ['a search for a phone number', page({ q: '7900 0000' })],
  ['the count of a search for two letters', (db) => countBookings(db, { ...ALL, q: 've' })],
  ['the count of a search for digits', (db) => countBookings(db, { ...ALL, q: '1', status: 'Pending' })],
  ['the count of a search on a day', (db) => countBookings(db, { ...ALL, q: 'vella', date })],
  ['a day’s manifest', (db) => listDayManifest(db, date)],
  ['the damage deposits of a day', (db) => listBookedDeposits(db, [1, 2])],
  ['the weeks', (db) => listWeeks(db, date, 'Europe/Malta')],
  [
    'the history of a booking',
    (db) => listHistory(db, { entity: 'booking', id: 1, limit: 50, cursor: undefined }),
  ],
  [
    'the customers',
    (db) =>
      listCustomers(
        db,
        { sort: 'created_at', order: 'desc', q: 'vella', limit: 50, cursor: undefined },
        { site: site(), now: fixture.clock.now() },
      ),
  ],
  ['a customer’s bookings', (db) => listBookingsByUser(db, customer.id)],
  [
    'the free places of a month',
    (db) =>
      findAvailability(
        db,
        { productId: product.id, from: date, to: addDays(date, 30) },
        { site: site(), now: fixture.clock.now() },
      ),
  ],
  [
    'the free places of every product on a day',
    (db) => listDayAvailability(db, { date }, { site: site(), now: fixture.clock.now() }),
  ],
  ['the figures of mails', findMailCounts],
  ['requests that have expired', (db) => listExpired(db, rules())],
  ['requests that are too old', (db) => listExpired(db, expiring())],
  ['bookings to remind of', (db) => listReminderCandidates(db, rules())],
  [
    'what is too old',
    (db) =>
      retentionJob(fixture.config).run({
        db,
        now: fixture.clock.now(),
        signal: new AbortController().signal,
        renewLease: async () => {},
      }),
  ],
  ['a check of the capacity', (db) => assertCapacityUnlocked(db, bookingInput(), rules())],
  [
    'a booking request',
    (db) => db.transaction().execute((tx) => createBooking(tx, customer.id, bookingInput(), rules())),
  ],
])('%s is found by index, however many bookings there are', async (what, work) => {
  const plans = await plansOf(work)
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.filter((plan) => WHOLE_TABLE.test(plan))).toEqual([])
  if (!MAY_SORT.includes(what)) expect(plans.filter((plan) => SORTED.test(plan))).toEqual([])
})

const site = () => ({
  ...fixture.config.site,
  installation: '',
  settings: DEFAULT_SETTINGS,
  keepsOrders: false,
})
/** With a limit of age for requests. */
const expiring = () => ({
  ...rules(),
  site: { ...site(), settings: { ...DEFAULT_SETTINGS, request_expires_hours: 48 } },
})
const rules = () => ({ site: site(), maxOpenRequests: 1000, now: fixture.clock.now() })

const bookingInput = () => ({
  date,
  productId: product.id,
  slotId: 1,
  userId: undefined,
  total: undefined,
  addonIds: [],
})
