import { addDays, type CalendarDate, MAX_ID } from '@luzzu/domain'
import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAvailability } from '../features/availability/availability.queries'
import { listBookingsOf } from '../features/bookings/bookings.queries'
import { listPage } from '../features/bookings/lists/list-bookings'
import type { BookingFilter } from '../features/bookings/lists/list-filter'
import { requestBooking } from '../features/bookings/requests/request-booking'
import { findDashboard } from '../features/dashboard/dashboard.queries'
import type { ProductRow } from '../features/products/products.table'
import type { Db } from '../platform/database/schema'
import { aBooking, aProduct } from '../testing/builders'
import { startTestApp, type TestApp } from '../testing/test-app'
import { isOnPostgres } from '../testing/test-database'

let world: TestApp & { stop: () => Promise<void> }
let customer: { id: number }
let product: ProductRow

beforeAll(async () => {
  world = await startTestApp()
  customer = await world.signedIn()
  product = await aProduct(world.db, { units: 1000 })
  for (let day = 0; day < 20; day += 1) {
    await aBooking(world.db, {
      account_id: customer.id,
      product,
      booking_date: addDays('2026-06-11' as CalendarDate, day),
    })
  }
})

afterAll(() => world.stop())

/** The statements that `work` runs, and how the engine carries each of them out. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(world.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(world.db.withPlugin(recorder))
  return explain(statements.filter(({ sql }) => /^(select|update|delete)/.test(sql)))
}

/** PostgreSQL would rather read a small table whole, so it is told to do that only where nothing else works. */
async function explain(statements: CompiledQuery[]): Promise<string[]> {
  return world.db.transaction().execute(async (tx) => {
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

// A prepared query has marks where its values come later.
const asValue = (parameter: unknown) => (typeof parameter === 'symbol' ? 1 : parameter)

const WHOLE_TABLE = isOnPostgres ? /Seq Scan on booking\b/ : /SCAN booking\b/
const ALL: BookingFilter = {
  q: undefined,
  date: undefined,
  status: undefined,
  sort: 'id',
  order: 'desc',
  limit: 50,
  cursor: undefined,
}
const date = '2026-06-20' as CalendarDate
const page = (filter: Partial<BookingFilter>) => (db: Db) => listPage(db, { ...ALL, ...filter })

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['the dashboard', findDashboard],
  ['the first page of all bookings', page({})],
  ['a page far down', page({ cursor: { id: MAX_ID - 1, booking_date: date } })],
  ['the pending bookings', page({ status: 'Pending' })],
  ['the bookings of a day', page({ date })],
  ['the pending bookings of a day', page({ date, status: 'Pending' })],
  ['a search for a name', page({ q: 'vella' })],
  ['a search for two letters', page({ q: 've' })],
  ['a search for a product', page({ q: 'luzzu', status: 'Pending' })],
  ['a search for an id', page({ q: '12' })],
  ['a customer’s bookings', (db) => listBookingsOf(db, customer.id)],
  [
    'the free places of a month',
    (db) =>
      findAvailability(
        db,
        { productId: product.id, from: date, to: addDays(date, 30) },
        { timeZone: 'Europe/Malta', now: world.clock.now() },
      ),
  ],
  [
    'a booking request',
    (db) =>
      db.transaction().execute((tx) =>
        requestBooking(tx, customer.id, wish(), {
          site: world.config.site,
          maxOpenRequests: 1000,
          now: world.clock.now(),
        }),
      ),
  ],
])('%s is found by index, however many bookings there are', async (_what, work) => {
  const plans = await plansOf(work)
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.filter((plan) => WHOLE_TABLE.test(plan))).toEqual([])
})

const wish = () => ({
  date,
  productId: product.id,
  slotId: 1,
  userId: undefined,
  total: undefined,
  addonIds: [],
  dateProblem: undefined,
})
