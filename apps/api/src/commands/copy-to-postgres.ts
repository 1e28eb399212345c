import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { migrate } from '../platform/database/migrate'
import type { OpenedDatabase } from '../platform/database/opened-database'
import type { Db } from '../platform/database/schema'
import { CommandError } from '../platform/errors/command-error'

/** Ordered by foreign keys. */
export const TABLES = [
  'account',
  'api_token',
  'session',
  'password_reset',
  'login_network',
  'faq',
  'settings',
  'activity',
  'image',
  'image_rendition',
  'product',
  'product_pricing',
  'product_name',
  'addon',
  'time_slot',
  'product_schedule',
  'product_details',
  'product_picture',
  'closure',
  'booking',
  'hold',
  'reseller_booking',
  'product_distribution',
  'booking_addon',
  'idempotency_key',
  'installation',
  'calendar_feed',
  'webhook_endpoint',
  'webhook_change',
  'webhook_delivery',
  'outbox',
  'mail_quota',
  'audit',
  'undo',
  'erased_guest',
  'customer_order',
  'guest_order',
  'order_item',
  'order_booking',
  'payment',
  'card_payment',
  'stripe_call',
  'attention',
  'webhook_receipt',
  'refund',
  'refund_share',
  'dispute',
  'damage_deposit',
  'ledger',
  'product_terms',
  'document_series',
  'document_counter',
  'document',
  'document_line',
  'cash_up',
  'counter',
  'account_count',
] as const

/** Tables with ids of their own. */
const NUMBERED = [
  'account',
  'api_token',
  'faq',
  'activity',
  'product',
  'addon',
  'time_slot',
  'product_picture',
  'closure',
  'booking',
  'hold',
  'reseller_booking',
  'outbox',
  'audit',
  'undo',
  'calendar_feed',
  'webhook_endpoint',
  'webhook_change',
  'webhook_delivery',
  'document',
  'cash_up',
  'customer_order',
  'guest_order',
  'order_item',
  'payment',
  'stripe_call',
  'attention',
  'refund',
  'damage_deposit',
  'ledger',
]

const BATCH_SIZE = 500

type Copied = { table: string; rows: number; checksum: string }
type AnyDb = Kysely<Record<string, Record<string, unknown>>>
type Row = Record<string, unknown>

/**
 * Copies a SQLite database into an empty PostgreSQL database and compares every row, in one transaction: a failure
 * leaves the target empty.
 * @throws {CommandError} when the target is not empty, a table differs afterwards, or a day is overbooked.
 */
export async function copyToPostgres(
  from: Db,
  to: OpenedDatabase,
  onTable: (copied: Copied) => void,
): Promise<void> {
  await migrate(to)
  const source = from as unknown as AnyDb
  await to.withoutTimeouts((db) =>
    (db as unknown as AnyDb).transaction().execute(async (target) => {
      await requireEmpty(target)
      // Triggers are disabled: derived rows are copied too, and the booking trigger would take a lock for each day.
      for (const table of TABLES) await setTriggers(target, table, 'disable')
      for (const table of TABLES) onTable(await copyTable(source, target, table))
      for (const table of TABLES) await setTriggers(target, table, 'enable')
      await requireNoOverbooking(target)
      await continueIds(source, target)
    }),
  )
}

async function requireEmpty(target: AnyDb): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`select exists (select 1 from account) as used`.execute(target)
  if (rows[0]?.used) throw new CommandError('The PostgreSQL database is not empty.')
}

async function setTriggers(target: AnyDb, table: string, state: 'enable' | 'disable'): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(target)
}

async function copyTable(source: AnyDb, target: AnyDb, table: string): Promise<Copied> {
  // Migrations have already inserted rows into some tables.
  await target.deleteFrom(table).execute()
  for await (const rows of pages(source, table)) await target.insertInto(table).values(rows).execute()
  const [one, other] = [await summarize(source, table), await summarize(target, table)]
  if (one.checksum !== other.checksum)
    throw new CommandError(`${table} differs: ${one.rows} rows here, ${other.rows} there.`)
  return other
}

/** Checks what the constraint trigger would have refused. Past days may exceed today's units. */
async function requireNoOverbooking(target: AnyDb): Promise<void> {
  const { rows } = await sql<{ product_id: number; booking_date: string }>`
    select product_id, booking_date
    from booking
    join product on product.id = booking.product_id
    where booking.status <> 'Cancelled' and booking_date >= to_char(current_date - 1, 'YYYY-MM-DD') and units < (
      select count(*) from booking other
      where other.product_id = booking.product_id and other.booking_date = booking.booking_date
        and other.status <> 'Cancelled'
        and other.starts_at <= booking.starts_at and other.ends_at > booking.starts_at
    )
    limit 1`.execute(target)
  const [day] = rows
  if (day) throw new CommandError(`Product ${day.product_id} is overbooked on ${day.booking_date}.`)
}

async function* pages(db: AnyDb, table: string): AsyncGenerator<Row[]> {
  const key = KEYS[table] ?? ['id']
  for (let offset = 0; ; offset += BATCH_SIZE) {
    let query = db.selectFrom(table).selectAll().limit(BATCH_SIZE).offset(offset)
    for (const column of key) query = query.orderBy(sql.ref(column))
    const rows = await query.execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_SIZE) return
  }
}

/** Orders rows the same way on both sides. */
const KEYS: Record<string, string[]> = {
  erased_guest: ['booking_id'],
  password_reset: ['account_id', 'expires_at', 'token_hash'],
  login_network: ['account_id', 'network'],
  image: ['hash'],
  image_rendition: ['hash', 'width', 'format'],
  product_name: ['product_id', 'name'],
  product_pricing: ['product_id'],
  product_schedule: ['product_id'],
  product_distribution: ['product_id'],
  product_details: ['product_id'],
  booking_addon: ['booking_id', 'addon_id'],
  order_booking: ['booking_id'],
  card_payment: ['payment_id'],
  dispute: ['stripe_id'],
  refund_share: ['refund_id', 'payment_id'],
  product_terms: ['product_id'],
  idempotency_key: ['account_id', 'route', 'created_at', 'key'],
  mail_quota: ['recipient_hash', 'day'],
  document_counter: ['prefix', 'year', 'series'],
  document_line: ['document_id', 'position'],
  counter: ['kind', 'key', 'shard'],
  account_count: ['account_id', 'status'],
}

/** An order-independent sum, because the databases collate text differently. */
async function summarize(db: AnyDb, table: string): Promise<Copied> {
  const hashes: string[] = []
  for await (const rows of pages(db, table)) for (const row of rows) hashes.push(hashOf(row))
  const checksum = createHash('sha256').update(hashes.sort().join()).digest('hex').slice(0, 16)
  return { table, rows: hashes.length, checksum }
}

function hashOf(row: Row): string {
  const fields = Object.keys(row)
    .sort()
    .map((name) => [name, Buffer.isBuffer(row[name]) ? row[name].toString('base64') : row[name]])
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64')
}

/** Continues the ids after the highest that was ever given: history, emails and calendars still know deleted rows. */
async function continueIds(source: AnyDb, target: AnyDb): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    source,
  )
  const given = new Map(rows.map(({ name, seq }) => [name, seq]))
  for (const table of NUMBERED) {
    const highest = sql`(select coalesce(max(id), 0) from ${sql.table(table)})`
    const last = sql`greatest(${given.get(table) ?? 0}::bigint, ${highest})`
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, ${last}), ${last} > 0)`.execute(
      target,
    )
  }
}
