import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aBooking, aProduct } from '../../test/support/builders'
import { aPaymentsFixture } from '../../test/support/payments-fixture'
import { JWT_SECRET, testApp } from '../../test/support/test-app'
import { isOnPostgres } from '../../test/support/test-database'
import { findDifferences } from '../backups/compare-databases'
import { backUp } from '../backups/sqlite-files'
import { issueDocument } from '../features/documents/issue-document'
import { SQLITE_FILE } from '../platform/config/data-folder'
import { toJson } from '../platform/database/json-text'
import { migrate } from '../platform/database/migrate'
import type { Db } from '../platform/database/schema'
import { openSqlite } from '../platform/database/sqlite/open-sqlite'
import { inTransaction } from '../platform/database/transaction'
import { copyToPostgres } from './copy-to-postgres'

const run = promisify(execFile)
const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const AT = '2026-06-10T10:00:00.000Z'
const DAY = '2026-06-10' as never
const MONEY = [
  'customer_order',
  'order_item',
  'order_booking',
  'hold',
  'payment',
  'refund',
  'refund_share',
  'damage_deposit',
  'ledger',
  'document',
  'document_line',
  'document_counter',
  'cash_up',
]

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-money-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function openFile(file: string) {
  const database = openSqlite(file)
  onTestFinished(() => database.close())
  return database
}

async function issueReceipt(db: Db, orderId: number): Promise<string> {
  const site = { timeZone: 'Europe/Malta', currency: 'EUR', name: 'Luzzu', settings: { site_name: 'Luzzu' } }
  const booking = await db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  const parts = [{ booking_id: booking.id, cents: 100, vat_percent: null }]
  const issue = { site, now: new Date(AT), orderId, parts, method: 'cash' as const, due: 0 }
  return (await inTransaction(db, (tx) => issueDocument(tx, issue))).number
}

const countsOf = async (db: Db) =>
  Object.fromEntries(
    await Promise.all(
      MONEY.map(async (table) => {
        const { rows } = await sql<{
          count: number
        }>`select count(*) as count from ${sql.table(table)}`.execute(db)
        return [table, Number(rows[0]?.count)] as const
      }),
    ),
  )

async function expectGuards(db: Db): Promise<void> {
  for (const change of [
    sql`update ledger set amount_cents = 1`,
    sql`delete from ledger`,
    sql`update document set amount_cents = 1`,
    sql`delete from document`,
    sql`delete from document_line`,
    sql`update cash_up set note = 'x'`,
    sql`delete from cash_up`,
  ])
    await expect(change.execute(db)).rejects.toThrow('cannot be changed')
}

test.skipIf(isOnPostgres)(
  'a restored backup has all money, still frozen, and no number is given twice however often it is restored',
  async () => {
    const desk = await aPaymentsFixture()
    const { config, sell, pay, staff, own, product } = desk
    const { id, order } = await sell({ booking_date: '2026-06-11' })
    await pay(order, 60)
    await staff('POST', `/orders/${order}/refunds`, { method: 'cash', amount: 10 })
    await staff('POST', `/bookings/${id}/damage-deposit`, { method: 'cash', amount: 100 })
    const places = [{ booking_date: '2026-06-20', id_product_fk: product.id, slot_id: 1 }]
    await own('POST', '/orders', { items: places })
    await staff('POST', '/cash-ups', { date: DAY, counted: { cash: 151, terminal: 0, bank: 0 } })
    const before = await countsOf(desk.db)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    const folder = aFolder()
    const backup = join(folder, 'backup.sqlite')
    const file = join(folder, SQLITE_FILE)
    backUp(join(config.dataDir, SQLITE_FILE), backup)
    // On paper already, and lost.
    expect(await issueReceipt(desk.db, order)).toBe('R-2026-000002')
    backUp(join(config.dataDir, SQLITE_FILE), file)

    const restore = () =>
      run(process.execPath, ['--import', 'tsx', 'src/commands/programs/restore.ts', backup], {
        cwd: PROJECT,
        env: { ...process.env, DATA_DIR: folder, JWT_SECRET },
      })
    await restore()
    expect(findDifferences(backup, file).filter((table) => MONEY.includes(table))).toEqual([])
    const first = openSqlite(file)
    expect(await countsOf(first.db)).toEqual(before)
    await expectGuards(first.db)
    expect([await issueReceipt(first.db, order), await issueReceipt(first.db, order)]).toEqual([
      'R-2026B-000001',
      'R-2026B-000002',
    ])
    await first.close()

    await restore()
    expect(await issueReceipt(openFile(file).db, order)).toBe('R-2026C-000001')
  },
)

/** Money of each kind in a SQLite database; returns the id of the order. */
async function addMoney(db: Db): Promise<number> {
  const created = { created_at: AT, created_by: null }
  const account = { username: 'Maria', search_name: 'maria', mail: 'maria@example.com', phone: '' }
  const { id: account_id } = await db
    .insertInto('account')
    .values({ ...account, password_hash: 'x', disabled_at: null, created_at: AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  const product = await aProduct(db, { units: 3 })
  const booking_id = await aBooking(db, { account_id, product })
  const order = { currency: 'EUR', account_id, customer: null, policy: null, invoice: null }
  const insertOrder = async (status: 'placed' | 'held') =>
    (
      await db
        .insertInto('customer_order')
        .values({
          ...order,
          status,
          balance_due_hours: null,
          expires_at: status === 'held' ? AT : null,
          created_at: AT,
          updated_at: AT,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const order_id = await insertOrder('placed')
  await db
    .insertInto('order_booking')
    .values({
      booking_id,
      order_id,
      refund_tiers: toJson([]),
      deposit_percent: 100,
      vat_percent: 18,
      percent_cap: null,
    })
    .execute()
  const place = {
    product_id: product.id,
    slot_id: 1,
    booking_date: '2026-06-26' as never,
    starts_at: '08:00',
    ends_at: '12:00',
  }
  const hold = await db
    .insertInto('hold')
    .values({ ...place, expires_at: AT, updated_at: AT, is_test: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = { order_id: await insertOrder('held'), position: 0, hold_id: hold.id, addon_ids: toJson([]) }
  await db
    .insertInto('order_item')
    .values({ ...place, ...held, guests: null, total_cents: 6000 })
    .execute()
  await issueReceipt(db, order_id)
  const { id: document_id } = await db.selectFrom('document').select('id').executeTakeFirstOrThrow()
  const amount = { order_id, method: 'cash' as const, amount_cents: 100, ...created }
  const payment = {
    ...amount,
    status: 'captured' as const,
    captured_cents: 100,
    shares: toJson([]),
    reference: null,
  }
  const { id: payment_id } = await db
    .insertInto('payment')
    .values({ ...payment, document_id, day: DAY })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refund = {
    ...amount,
    status: 'pending' as const,
    booking_id,
    reason: null,
    day: null,
    undo_until: null,
  }
  const { id: refund_id } = await db
    .insertInto('refund')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refund_share')
    .values({ refund_id, payment_id, amount_cents: 100, document_id: null })
    .execute()
  await db
    .insertInto('damage_deposit')
    .values({ ...amount, booking_id, status: 'held', reason: null })
    .execute()
  const about = {
    order_id,
    booking_id,
    payment_id,
    refund_id: null,
    damage_deposit_id: null,
    created_by: null,
  }
  await db
    .insertInto('ledger')
    .values({
      at: AT,
      day: DAY,
      kind: 'payment',
      debit: 'cash',
      credit: 'customer',
      amount_cents: 100,
      currency: 'EUR',
      ...about,
    })
    .execute()
  const sums = toJson({ cash: 100, terminal: 0, bank: 0 })
  await db
    .insertInto('cash_up')
    .values({ date: DAY, expected: sums, counted: sums, note: null, closed_at: AT, closed_by: account_id })
    .execute()
  return order_id
}

test.runIf(isOnPostgres)(
  'money is copied to PostgreSQL, frozen there as here, and its numbers go on',
  async () => {
    const source = openFile(join(aFolder(), SQLITE_FILE))
    await migrate(source)
    const order = await addMoney(source.db)
    const before = await countsOf(source.db)
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    const target = await testApp()

    await copyToPostgres(source.db, target.database, () => {})

    expect(await countsOf(target.db)).toEqual(before)
    await expectGuards(target.db)
    expect(await issueReceipt(target.db, order)).toBe('R-2026-000002')
    const payment = await target.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
    const { id: _id, ...again } = payment
    expect(await target.db.insertInto('payment').values(again).returning('id').execute()).toEqual([
      { id: payment.id + 1 },
    ])
  },
)
