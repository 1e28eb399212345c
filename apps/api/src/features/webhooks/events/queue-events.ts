import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS, type WebhookEvent } from '@luzzu/domain'
import { sql } from 'kysely'
import { instantAfter, SECOND } from '../../../platform/clock'
import { isPostgres } from '../../../platform/database/dialect'
import type { Db, Tx, WebhookEndpointRow } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { FindSite, Site } from '../../../platform/settings/site'
import { type Described, describeChange, type NotedChange } from './describe-change'

/** Small, so that SQLite serves requests between them. */
const BATCH_SIZE = 50
/** An undo that was begun in time may end a little later. */
const HELD_MS = (UNDO_SECONDS + 2) * SECOND
/** Key of the advisory lock under which one process at a time queues: an undo must find what it withdraws. */
const QUEUE_LOCK = 20_260_045

/** Turns the changes that triggers have noted into deliveries, in one transaction for each batch. */
export async function queueEvents(db: Db, findSite: FindSite): Promise<void> {
  while (await hasChanges(db)) {
    const site = await findSite()
    const queued = await inTransaction(db, (tx) => queueBatch(tx, site))
    if (queued < BATCH_SIZE) return
  }
}

const hasChanges = async (db: Db) =>
  (await db.selectFrom('webhook_change').select('id').limit(1).executeTakeFirst()) !== undefined

async function queueBatch(tx: Tx, site: Site): Promise<number> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`.execute(tx)
  const changes = await tx.selectFrom('webhook_change').selectAll().orderBy('id').limit(BATCH_SIZE).execute()
  const endpoints = await tx.selectFrom('webhook_endpoint').selectAll().where('enabled', '=', 1).execute()
  for (const change of changes) {
    const described = await describeChange(tx, change, site)
    if (described?.withdraws) await withdraw(tx, described)
    else if (described) await insertDeliveries(tx, change, described, endpoints)
  }
  const ids = changes.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('webhook_change').where('id', 'in', ids).execute()
  return changes.length
}

/** Takes back the newest change of a booking that nobody was told of yet. */
async function withdraw(tx: Tx, { bookingId }: Described): Promise<void> {
  const held = tx
    .selectFrom('webhook_delivery')
    .where('booking_id', '=', bookingId)
    .where('is_held', '=', 1)
    .where('state', '=', 'pending')
    .where('attempt_count', '=', 0)
    .where('leased_until', 'is', null)
  const newest = await held.select((row) => row.fn.max('change_id').as('change')).executeTakeFirst()
  if (newest?.change === undefined || newest.change === null) return
  await tx
    .deleteFrom('webhook_delivery')
    .where('booking_id', '=', bookingId)
    .where('change_id', '=', newest.change)
    .execute()
}

type Endpoint = Pick<WebhookEndpointRow, 'id' | 'events' | 'created_at'>

async function insertDeliveries(
  tx: Tx,
  { id: change_id }: NotedChange,
  { at, bookingId, events, isHeld }: Described,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const rows = endpoints.flatMap((endpoint) => {
    if (endpoint.created_at > at) return []
    const wanted = JSON.parse(endpoint.events) as WebhookEvent[]
    return events
      .filter(({ type }) => wanted.includes(type))
      .map(({ type, data }) => ({
        endpoint_id: endpoint.id,
        webhook_id: newWebhookId(),
        event: type,
        payload: JSON.stringify({ type, timestamp: at, data }),
        booking_id: bookingId,
        change_id,
        is_held: isHeld ? (1 as const) : (0 as const),
        state: 'pending' as const,
        attempts: '[]',
        created_at: at,
        next_attempt_at: instantAfter(new Date(at), isHeld ? HELD_MS : 0),
      }))
  })
  if (rows.length > 0) await tx.insertInto('webhook_delivery').values(rows).execute()
}

export const newWebhookId = () => `msg_${randomUUID().replaceAll('-', '')}`
