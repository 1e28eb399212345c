import { sql } from 'kysely'
import { isPostgres } from '../../../platform/database/dialect'
import type { WebhookChangeRow } from '../../../platform/database/integration-tables'
import { fromJson } from '../../../platform/database/json-text'
import type { Db, Tx, WebhookEndpointRow } from '../../../platform/database/schema'
import { inTransaction } from '../../../platform/database/transaction'
import type { Moment } from '../../../platform/settings/site'
import { insertDeliveries, withdrawDeliveries } from './deliveries'
import { type Described, describeChange } from './describe-change'

/** Small, so that SQLite serves requests between them. */
const BATCH_SIZE = 50
/** Key of the advisory lock under which one process at a time queues. */
const QUEUE_LOCK = 20_260_045

/** Tells others than the endpoints of the business of changes, the oldest first. */
export type NotifyResellers = (tx: Tx, changes: readonly WebhookChangeRow[], moment: Moment) => Promise<void>

type Context = { findMoment: () => Promise<Moment>; tellOthers: NotifyResellers }

/** Turns the changes that triggers have noted into deliveries, in one transaction for each batch. */
export async function queueEvents(db: Db, { findMoment, tellOthers }: Context): Promise<void> {
  while (await hasChanges(db)) {
    const moment = await findMoment()
    const queued = await inTransaction(db, (tx) => queueBatch(tx, moment, tellOthers))
    if (queued < BATCH_SIZE) return
  }
}

const hasChanges = async (db: Db) =>
  (await db.selectFrom('webhook_change').select('id').limit(1).executeTakeFirst()) !== undefined

/** Waits for whoever is queueing, and keeps others waiting: what an undo or an erasure has to remove is there. */
export async function lockQueue(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`.execute(tx)
}

async function queueBatch(tx: Tx, moment: Moment, tellOthers: NotifyResellers): Promise<number> {
  await lockQueue(tx)
  const changes = await tx.selectFrom('webhook_change').selectAll().orderBy('id').limit(BATCH_SIZE).execute()
  const endpoints = await tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('enabled', '=', 1)
    .where('token_id', 'is', null)
    .orderBy('id')
    .execute()
  for (const change of changes) {
    const described = await describeChange(tx, change, moment.site)
    if (!described) continue
    const { bookingId, withdrawsSince: since } = described
    if (since !== undefined) await withdrawDeliveries(tx, { column: 'booking_id', id: bookingId ?? 0, since })
    else await enqueueDeliveries(tx, change, described, endpoints)
  }
  await tellOthers(tx, changes, moment)
  const ids = changes.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('webhook_change').where('id', 'in', ids).execute()
  return changes.length
}

type Endpoint = Pick<WebhookEndpointRow, 'id' | 'events' | 'created_at'>

async function enqueueDeliveries(
  tx: Tx,
  { id: changeId }: WebhookChangeRow,
  { at, bookingId, events, isHeld }: Described,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const deliveries = endpoints.flatMap((endpoint) => {
    if (endpoint.created_at > at) return []
    const wanted = fromJson(endpoint.events)
    return events
      .filter(({ type }) => wanted.includes(type))
      .map(({ type, data }) => ({
        endpointId: endpoint.id,
        event: type,
        payload: { type, timestamp: at, data },
        changeId,
        at,
        isHeld,
        bookingId,
      }))
  })
  await insertDeliveries(tx, deliveries)
}
