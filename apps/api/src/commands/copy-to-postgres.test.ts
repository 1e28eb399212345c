import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aBooking, aClosure, anAddon, aProduct } from '../../test/support/builders'
import { testApp } from '../../test/support/test-app'
import { isOnPostgres } from '../../test/support/test-database'
import { verify } from '../backups/sqlite-files'
import { migrate } from '../platform/database/migrate'
import type { Db } from '../platform/database/schema'
import { openSqlite } from '../platform/database/sqlite/open-sqlite'
import { copyToPostgres, TABLES } from './copy-to-postgres'

/** More product days than PostgreSQL has advisory locks. `BOOKINGS` overrides the number. */
const MANY = Number(process.env.BOOKINGS ?? 30_000)
const DAYS = 2000

async function source() {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-copy-'))
  const file = join(folder, 'luzzu.sqlite')
  const database = openSqlite(file)
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrate(database)
  const account = await database.db
    .insertInto('account')
    .values({
      username: 'Maria',
      search_name: 'maria',
      mail: 'maria@example.com',
      phone: '',
      password_hash: 'x',
      disabled_at: null,
      created_at: '2026-06-10T10:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { file, db: database.db, accountId: account.id }
}

/** One booking on each of many days of each product. */
async function addBookings(db: Db, accountId: number, count: number): Promise<void> {
  const product = await aProduct(db)
  for (let more = DAYS; more < count; more += DAYS) await aProduct(db, { activity_id: product.activity_id })
  await sql`
    with recursive numbers (number) as (select 0 union all select number + 1 from numbers where number + 1 < ${sql.lit(count)})
    insert into booking (account_id, product_id, activity_id, slot_id, booking_date, starts_at, ends_at,
      product_name, slot_name, status, total_cents, created_at)
    select ${accountId}, ${sql.lit(product.id)} + number / ${sql.lit(DAYS)}, ${product.activity_id}, 1,
      date('2026-01-01', '+' || (number % ${sql.lit(DAYS)}) || ' days'), '08:00', '12:00',
      'Painted Luzzu', 'Morning', 'Confirmed', 12000, '2026-01-01T10:00:00.000Z'
    from numbers`.execute(db)
}

const countOf = async (db: Db, table: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count

test.runIf(isOnPostgres)(
  'a SQLite database is copied to PostgreSQL completely, and its ids continue there',
  async () => {
    const { file, db, accountId } = await source()
    const product = await aProduct(db)
    await anAddon(db, { product_id: product.id })
    const booking = await aBooking(db, { account_id: accountId, product })
    const target = await testApp()
    const copied: Record<string, number> = {}

    await copyToPostgres(db, target.database, ({ table, rows }) => {
      copied[table] = rows
    })

    expect(copied).toMatchObject({ account: 1, product: 1, addon: 1, booking: 1, time_slot: 3 })
    const next = { account_id: accountId, product, booking_date: '2026-06-25' }
    expect(await aBooking(target.db, next)).toBe(booking + 1)
    // The constraint trigger is enabled again.
    await expect(aBooking(target.db, next)).rejects.toThrow('slot_taken')
    await expect(copyToPostgres(db, target.database, () => {})).rejects.toThrow('not empty')
    expect(verify(file).tables).toBeGreaterThan(10)
  },
)

test.runIf(isOnPostgres)('ids of deleted rows are not given again', async () => {
  const { db, accountId } = await source()
  const product = await aProduct(db)
  const faq = (to: Db) =>
    to
      .insertInto('faq')
      .values({ question: 'Towels?', answer: 'On board.' })
      .returning('id')
      .executeTakeFirstOrThrow()
  await aBooking(db, { account_id: accountId, product, slot_id: 2 })
  await aClosure(db)
  await faq(db)
  const deleted = {
    booking: await aBooking(db, { account_id: accountId, product }),
    closure: await aClosure(db),
    faq: (await faq(db)).id,
  }
  for (const table of ['booking', 'closure', 'faq'] as const) await db.deleteFrom(table).execute()
  const target = await testApp()

  await copyToPostgres(db, target.database, () => {})

  expect({
    booking: await aBooking(target.db, { account_id: accountId, product }),
    closure: await aClosure(target.db),
    faq: (await faq(target.db)).id,
  }).toEqual({ booking: deleted.booking + 1, closure: deleted.closure + 1, faq: deleted.faq + 1 })
})

test.runIf(isOnPostgres)(
  'bookings on more days than PostgreSQL has locks are copied',
  async () => {
    const { db, accountId } = await source()
    await addBookings(db, accountId, MANY)
    const target = await testApp()

    await copyToPostgres(db, target.database, () => {})

    expect(await countOf(target.db, 'booking')).toBe(MANY)
    const counted = await sql<{
      count: number
    }>`select sum(value) as count from counter where kind = 'bookings'`.execute(target.db)
    expect(counted.rows[0]?.count).toBe(MANY)
  },
  600_000,
)

test.runIf(isOnPostgres)('a failed copy leaves an empty database with its triggers enabled', async () => {
  const { db, accountId } = await source()
  const product = await aProduct(db, { units: 2 })
  const day = { account_id: accountId, product, booking_date: '2099-06-25' }
  await aBooking(db, day)
  await aBooking(db, day)
  await sql`update product set units = 1`.execute(db)
  const target = await testApp()

  await expect(copyToPostgres(db, target.database, () => {})).rejects.toThrow('overbooked on 2099-06-25')

  for (const table of ['account', 'product', 'booking', 'counter'])
    expect(await countOf(target.db, table)).toBe(0)
  const { rows } = await sql<{
    off: number
  }>`select count(*) as off from pg_trigger where tgenabled = 'D'`.execute(target.db)
  expect(rows[0]?.off).toBe(0)
})

test.skipIf(isOnPostgres)('every table is copied, except those of a single server', async () => {
  const { db } = await source()
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => !/^(sqlite|account_search)_?/.test(name))
  expect(names.sort()).toEqual([...TABLES, 'audit_erasure', 'audit_retention', 'job', 'revision'].sort())
})

test('nothing is copied while a server is running, whose bookings would be missing', async () => {
  const { file } = await source()
  const command = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/commands/programs/copy-to-postgres.ts'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        DATA_DIR: dirname(file),
        DATABASE_URL: 'postgres://127.0.0.1:1/none',
        JWT_SECRET: 'x'.repeat(32),
      },
    },
  )
  await expect(command).rejects.toMatchObject({ stderr: 'The database is in use: stop the server first.\n' })
})
