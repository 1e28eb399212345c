import type { Instant } from '@luzzu/domain'
import { type RawBuilder, sql } from 'kysely'
import { REMEMBERED_MS } from '../auth/login-networks'
import { LONGEST_IDLE_MS } from '../auth/session-lifetime'
import { deleteAuditBefore } from '../platform/audit/audit'
import { DAY, instantAfter } from '../platform/clock'
import type { Config } from '../platform/config/config'
import { isPostgres } from '../platform/database/dialect'
import type { Tx } from '../platform/database/schema'
import { inTransaction } from '../platform/database/transaction'
import { removeUnusedImages } from '../platform/images/images'
import type { Job, JobContext } from '../platform/jobs/jobs'
import { removeEmailFiles } from '../platform/mail/transport'

/** Small batches, so that writers are not blocked noticeably. */
const BATCH_SIZE = 200
/** A picture has a dozen renditions of up to some hundred kilobytes each. */
const IMAGE_BATCH_SIZE = 5
const UNUSED_IMAGE_RETENTION_MS = DAY
/** Expired undo snapshots and links are kept for another day, so that late requests get a specific error. */
const EXPIRED_RETENTION_MS = DAY
/** Bookings that resellers have made for tests. */
const TEST_RETENTION_MS = 7 * DAY
/** An idempotency key used after this time counts as new. */
const IDEMPOTENCY_KEY_RETENTION_MS = 2 * DAY

/** Who guests are whose payment or hold has come to nothing: as long as the links of orders work. */
const GUEST_RETENTION_MS = 90 * DAY

const WEBHOOK_RETENTION_MS = 30 * DAY
/** Of each endpoint so many deliveries are kept, the newest. */
const MAX_DELIVERIES = 20_000
const BEYOND_LIMIT = sql`id in (
  select id from (
    select id, row_number() over (partition by endpoint_id order by id desc) as place from webhook_delivery
  ) placed
  where place > ${MAX_DELIVERIES}
)`

/** Deletes at most `limit` expired rows; returns their number. */
type Removal = { limit: number; remove: (tx: Tx, limit: number) => Promise<number> }

/** A daily job that deletes expired data. */
export function retentionJob({ retention, dataDir }: Pick<Config, 'retention' | 'dataDir'>): Job {
  return {
    name: 'retention',
    interval: DAY,
    run: async (context) => {
      for (const removal of removals(retention, context.now)) await removeAll(context, removal)
      await removeEmailFiles(dataDir, new Date(context.now.getTime() - retention.mailDays * DAY))
    },
  }
}

function removals({ mailDays, sessionDays, auditDays }: Config['retention'], now: Date): Removal[] {
  const before = (milliseconds: number) => instantAfter(now, -milliseconds)
  const [mail, session, audit] = [before(mailDays * DAY), before(sessionDays * DAY), before(auditDays * DAY)]
  const rows = (table: string, condition: RawBuilder<unknown>): Removal => ({
    limit: BATCH_SIZE,
    remove: (tx, limit) => removeRows(tx, { table, condition, limit }),
  })
  // What was tried to be paid stays, with what was wanted.
  const unplaced = sql`status in ('held', 'expired') and expires_at < ${before(EXPIRED_RETENTION_MS)}
    and id not in (select order_id from payment)`
  return [
    rows('outbox', sql`sent_at < ${mail}`),
    rows('outbox', sql`failed_at < ${mail}`),
    rows('session', sql`ended_at < ${session}`),
    rows('session', sql`ended_at is null and last_seen_at < ${before(sessionDays * DAY + LONGEST_IDLE_MS)}`),
    rows('login_network', sql`last_login_at < ${before(REMEMBERED_MS)}`),
    rows('password_reset', sql`expires_at < ${before(EXPIRED_RETENTION_MS)}`),
    rows('undo', sql`expires_at < ${before(EXPIRED_RETENTION_MS)}`),
    rows('hold', sql`expires_at < ${before(EXPIRED_RETENTION_MS)}`),
    rows('hold', sql`is_test = 1 and updated_at < ${before(TEST_RETENTION_MS)}`),
    rows('reseller_booking', sql`is_test = 1 and created_at < ${before(TEST_RETENTION_MS)}`),
    rows(
      'reseller_booking',
      sql`is_test = 0 and booking_id is null and confirmed_at is null and expires_at < ${before(GUEST_RETENTION_MS)}`,
    ),
    rows('order_item', sql`order_id in (select id from customer_order where ${unplaced})`),
    rows('customer_order', sql`${unplaced} and id not in (select order_id from order_item)`),
    {
      limit: BATCH_SIZE,
      remove: (tx, limit) => forgetGuests(tx, before(GUEST_RETENTION_MS), limit),
    },
    rows('guest_order', sql`created_at < ${before(DAY)}`),
    rows('mail_quota', sql`day < ${before(2 * DAY).slice(0, 10)}`),
    rows('webhook_delivery', sql`created_at < ${before(WEBHOOK_RETENTION_MS)}`),
    rows('webhook_delivery', BEYOND_LIMIT),
    rows('idempotency_key', sql`created_at < ${before(IDEMPOTENCY_KEY_RETENTION_MS)}`),
    {
      limit: IMAGE_BATCH_SIZE,
      remove: (tx, limit) => removeUnusedImages(tx, before(UNUSED_IMAGE_RETENTION_MS), limit),
    },
    { limit: BATCH_SIZE, remove: (tx, limit) => deleteAuditBefore(tx, audit, limit) },
  ]
}

/** One transaction per batch, with a pause before each, so that writers proceed. */
async function removeAll({ db, signal, renewLease }: JobContext, { limit, remove }: Removal): Promise<void> {
  let removed = limit
  while (removed >= limit && !signal.aborted) {
    await renewLease()
    removed = await inTransaction(db, (tx) => remove(tx, limit))
  }
}

type ExpiredRows = { table: string; condition: RawBuilder<unknown>; limit: number }

/** An arbitrary batch; the next one takes the remaining rows. */
async function removeRows(tx: Tx, { table, condition, limit }: ExpiredRows): Promise<number> {
  const from = sql`from ${sql.table(table)} where`
  const old = isPostgres(tx)
    ? sql`ctid = any(array(select ctid ${from} ${condition} limit ${limit}))`
    : sql`rowid in (select rowid ${from} ${condition} limit ${limit})`
  const { numAffectedRows = 0n } = await sql`delete ${from} ${old}`.execute(tx)
  return Number(numAffectedRows)
}

/** Removes who guests are from orders that were tried to be paid and have expired; returns their number. */
async function forgetGuests(tx: Tx, instant: Instant, limit: number): Promise<number> {
  const old = tx
    .selectFrom('customer_order')
    .select('id')
    .where('status', '=', sql.lit('expired'))
    .where('customer', 'is not', null)
    .where('updated_at', '<', instant)
    .limit(limit)
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set({ customer: null, invoice: null, network: null })
    .where('id', 'in', old)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
