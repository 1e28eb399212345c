import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aBooking, aClosure, aProduct, aTimeSlot } from '../../../test/support/builders'
import { isOnPostgres } from '../../../test/support/test-database'
import { EMAIL_TEMPLATES } from '../../email-templates'
import { countByStatus } from '../../features/bookings/queries/booking-counts'
import { findUsers } from '../../features/bookings/queries/search-names'
import { bookingTerms } from '../../features/offer/booking-match'
import { renderEmail } from '../mail/render-email'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/list'
import type { OpenedDatabase } from './opened-database'
import { openPostgres } from './postgres/open-postgres'
import { openSqlite } from './sqlite/open-sqlite'

/** A database with data for each earlier schema: `schema-008.sql` is what a release with migration 008 had stored. */
const FIXTURES = new URL('../../../test/fixtures/', import.meta.url)
const versions = readdirSync(FIXTURES).flatMap((file) => /^schema-(\d{3})\.sql$/.exec(file)?.[1] ?? [])

/** Removed by a migration because no code reads it. */
const DROPPED = ['account_gram']

async function emptyDatabase(): Promise<OpenedDatabase> {
  if (!isOnPostgres) {
    const folder = mkdtempSync(join(tmpdir(), 'luzzu-upgrade-'))
    const database = openSqlite(join(folder, 'luzzu.sqlite'))
    onTestFinished(async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    })
    return database
  }
  const address = Object.assign(new URL(inject('postgres').url), { pathname: '/postgres' })
  const name = `u_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(address.href)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openPostgres(Object.assign(address, { pathname: `/${name}` }).href, {
    durable: false,
  })
  onTestFinished(() => database.close())
  return database
}

async function databaseOf(version: string): Promise<OpenedDatabase> {
  const database = await emptyDatabase()
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name.slice(0, 3) <= version)
  await migrate(database, Object.fromEntries(earlier))
  const statements = readFileSync(new URL(`schema-${version}.sql`, FIXTURES), 'utf8')
    .trim()
    .split('\n')
  for (const statement of statements) await sql.raw(statement).execute(database.db)
  return database
}

type Tables = Record<string, Record<string, unknown>[]>

/** Every row of the tables that the fixture fills, without the counters, which triggers maintain. */
async function readTables({ db }: OpenedDatabase, names: readonly string[]): Promise<Tables> {
  const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const tables: Tables = {}
  for (const name of names) tables[name] = await any.selectFrom(name).selectAll().execute()
  return tables
}

test.each(versions)('a database of schema %s keeps everything in the newest schema', async (version) => {
  const database = await databaseOf(version)
  const { db } = database
  const fixture = readFileSync(new URL(`schema-${version}.sql`, FIXTURES), 'utf8')
  const names = [...new Set([...fixture.matchAll(/^insert into (\w+)/gm)].map(([, name = '']) => name))]
  const kept = names.filter((name) => !DROPPED.includes(name))
  const before = await readTables(database, kept)

  const ran = await migrate(database)
  expect(ran).toEqual(Object.keys(MIGRATIONS).filter((name) => name.slice(0, 3) > version))
  const after = await readTables(database, kept)

  for (const name of kept.filter((one) => !['outbox', 'audit'].includes(one))) {
    expect(after[name]).toHaveLength(before[name]?.length ?? 0)
    before[name]?.forEach((row, index) => {
      const { answer, location: _, version: _version, ...rest } = row
      // Accents are no longer searched for.
      if (name === 'account')
        rest.search_name = String(rest.search_name).replaceAll('ġ', 'g').replaceAll('ż', 'z')
      expect({ name, ...after[name]?.[index] }).toMatchObject({
        name,
        ...(name === 'idempotency_key'
          ? { ...rest, route: '/api/bookings', record_id: JSON.parse(String(answer)).id }
          : name === 'account'
            ? rest
            : row),
      })
    })
  }
  expect(
    await db
      .selectFrom('outbox')
      .select(['id', 'subject', 'message_id', 'sent_at', 'failed_at'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    {
      id: 1,
      subject: 'Booking received',
      message_id: '<1@luzzu>',
      sent_at: '2024-03-02T10:16:01.000Z',
      failed_at: null,
    },
    { id: 2, subject: 'Booking confirmed', message_id: '<2@luzzu>', sent_at: null, failed_at: null },
  ])
  expect(await db.selectFrom('audit').selectAll().execute()).toMatchObject([
    {
      id: 1,
      action: 'updated',
      entity: 'booking',
      before: '{"status":"Pending"}',
      after: '{"status":"Confirmed"}',
    },
  ])

  const waiting = await db.selectFrom('outbox').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
  const context = {
    site: { name: 'Luzzu', currency: 'USD', url: '' },
    templates: EMAIL_TEMPLATES,
    now: new Date(),
  }
  expect(await renderEmail(db, waiting, context)).toEqual({ text: 'Hello again' })
  expect(await findUsers(db, bookingTerms('żamm'))).toEqual([2])
  expect([await countByStatus(db, undefined), await countByStatus(db, 'Pending')]).toEqual([3, 1])
})

test.each(versions)(
  'a database of schema %s goes on working: ids continue and no unit is overbooked',
  async (version) => {
    const { db } = await databaseOf(version).then(async (database) => {
      await migrate(database)
      return database
    })
    // The fixture chose its ids itself, so PostgreSQL continues after them only when it is told.
    if (isOnPostgres) await sql`select setval(pg_get_serial_sequence('booking', 'id'), 3)`.execute(db)
    const booking = {
      account_id: 2,
      product_id: 1,
      activity_id: 1,
      slot_id: 1,
      booking_date: '2024-06-20' as never,
      starts_at: '08:00',
      ends_at: '12:00',
      product_name: 'Painted Luzzu',
      slot_name: 'Morning',
      status: 'Pending' as const,
      total_cents: 12_050,
      created_at: '2024-03-05T10:00:00.000Z',
    }
    await expect(db.insertInto('booking').values(booking).execute()).rejects.toThrow('slot_taken')
    const later = { ...booking, booking_date: '2024-06-22' as never }
    const { id } = await db.insertInto('booking').values(later).returning('id').executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(3)
    expect(await countByStatus(db, 'Pending')).toBe(2)
  },
)

test('closures of slots that were deleted before are removed', async () => {
  const database = await emptyDatabase()
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '028')))
  const deleted = await aTimeSlot(db, { deleted_at: '2026-06-10T10:00:00.000Z' })
  const archived = await aTimeSlot(db, { archived: 1 })
  await aClosure(db, { slot_id: deleted })
  const kept = [await aClosure(db, { slot_id: archived }), await aClosure(db)]

  await migrate(database)

  const closures = await db.selectFrom('closure').select('id').orderBy('id').execute()
  expect(closures.map(({ id }) => id)).toEqual(kept)
})

test('ids continue after those of deleted rows that history or emails know', async () => {
  const database = await emptyDatabase()
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '030')))
  const at = '2026-06-10T10:00:00.000Z'
  await db
    .insertInto('audit')
    .values({ at, action: 'deleted', entity: 'closure', entity_id: 7, account_id: null })
    .execute()

  await migrate(database)

  // SQLite knows the ids that it has given, which these rows of no closure are not.
  expect(await aClosure(db)).toBe(isOnPostgres ? 8 : 1)
})

test('phone numbers that were stored as they were typed are dialable afterwards', async () => {
  const database = await emptyDatabase()
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '039')))
  const stored = [
    '+356079991122',
    '+33 6 12 34 56 78',
    '+35635679991122',
    '+390612345678',
    '+35612',
    '',
    'at the bar',
  ]
  for (const [index, phone] of stored.entries()) {
    const account = { username: 'Maria', search_name: 'maria', mail: `${index}@example.com`, phone }
    await db
      .insertInto('account')
      .values({ ...account, password_hash: '', permission_level: 0, created_at: '2026-06-10T10:00:00.000Z' })
      .execute()
  }

  await migrate(database)

  const accounts = await db.selectFrom('account').select('phone').orderBy('id').execute()
  expect(accounts.map(({ phone }) => phone)).toEqual([
    '+35679991122',
    '+33612345678',
    '+35679991122',
    '+390612345678',
    '+35612',
    '',
    'at the bar',
  ])
})

test('names that were stored with a curly apostrophe are found by a straight one', async () => {
  const database = await emptyDatabase()
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '065')))
  const product = await aProduct(db, { name: 'Fisherman’s Luzzu' })
  await db.updateTable('product_name').set({ search_name: 'fisherman’s luzzu' }).execute()
  const named = {
    username: 'Liam O’Connor',
    search_name: 'liam o’connor',
    mail: 'liam@example.com',
    phone: '',
  }
  const at = '2026-06-10T10:00:00.000Z'
  const { id: account_id } = await db
    .insertInto('account')
    .values({ ...named, password_hash: '', permission_level: 0, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await aBooking(db, { account_id, product, booking_date: '2026-06-20' })
  const contact = {
    contact_name: 'Seán D‘Arcy',
    contact_search: 'sean d‘arcy',
    contact_phone: '+35679991122',
  }
  await db
    .updateTable('booking')
    .set({ account_id: null, ...contact })
    .where('id', '=', await aBooking(db, { account_id, product, booking_date: '2026-06-21' }))
    .execute()

  await migrate(database)

  expect(await findUsers(db, bookingTerms("o'connor"))).toEqual([account_id])
  const bookings = await db.selectFrom('booking').selectAll().orderBy('id').execute()
  expect(bookings).toMatchObject([
    { customer_sort: "liam o'connor", product_sort: "fisherman's luzzu" },
    { customer_sort: "sean d'arcy", contact_search: "sean d'arcy", product_sort: "fisherman's luzzu" },
  ])
})

test('an order that was claimed without its bookings is nobody’s again', async () => {
  const database = await emptyDatabase()
  const { db } = database
  await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '076')))
  const product = await aProduct(db, { units: 9 })
  const at = `'2026-06-10T10:00:00.000Z'`
  for (const id of [1, 2])
    await sql`insert into account (id, username, search_name, mail, phone, password_hash, permission_level, created_at)
      values (${id}, 'Maria', 'maria', ${`${id}@example.com`}, '', '', 0, ${sql.raw(at)})`.execute(db)
  const ids = [
    await aBooking(db, { account_id: 1, product }),
    await aBooking(db, { account_id: null, product }),
  ]
  const [deleted, other] = [99, await aBooking(db, { account_id: 2, product })]
  for (const id of [...ids, other, deleted]) {
    await sql`insert into customer_order (id, status, currency, account_id, created_at, updated_at)
      values (${id}, 'placed', 'EUR', 1, ${sql.raw(at)}, ${sql.raw(at)})`.execute(db)
    await sql`insert into order_booking (booking_id, order_id, refund_tiers, deposit_percent)
      values (${id}, ${id}, '[]', 100)`.execute(db)
  }

  await migrate(database)

  const orders = await db.selectFrom('customer_order').select('account_id').orderBy('id').execute()
  expect(orders.map(({ account_id }) => account_id)).toEqual([1, null, null, 1])
})
