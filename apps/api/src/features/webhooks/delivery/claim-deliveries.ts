import type { Instant } from '@luzzu/domain'
import { sql } from 'kysely'
import { instantAfter, SECOND } from '../../../platform/clock'
import { isPostgres } from '../../../platform/database/dialect'
import type { Db, WebhookDeliveryRow, WebhookEndpointRow } from '../../../platform/database/schema'

/** Longer than an attempt can take. */
const LEASE_MS = 60 * SECOND

/** A delivery with the endpoint that it goes to. */
export type Claimed = { delivery: WebhookDeliveryRow; endpoint: WebhookEndpointRow }

/** Picks of what is due, the longest first, those that there is room for. */
export type Choose = (due: readonly { id: number; owner: number }[]) => number[]

/** Who shares the room of one: an endpoint of the business, or all of a reseller, who makes as many as it likes. */
export const ownerOf = ({ id, token_id }: WebhookEndpointRow) => (token_id === null ? id : -token_id)
const OWNER = sql<number>`coalesce(-webhook_endpoint.token_id, webhook_endpoint.id)`

type Wanted = { now: Date; limit: number; busy: readonly number[]; choose: Choose }

/** Leases deliveries that are due; until their leases expire no other process takes them. */
export async function claimDeliveries(db: Db, { now, limit, busy, choose }: Wanted): Promise<Claimed[]> {
  const at = instantAfter(now)
  const due = await selectDue(db, at)
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'due.endpoint_id')
    .select(['due.id', OWNER.as('owner')])
    .where('webhook_endpoint.enabled', '=', 1)
    .$if(busy.length > 0, (query) => query.where(OWNER, 'not in', busy))
    .orderBy('due.next_attempt_at')
    .orderBy('due.id')
    .limit(limit)
    .execute()
  const chosen = choose(due.map(({ id, owner }) => ({ id, owner: Number(owner) })))
  if (chosen.length === 0) return []
  // Another process may have taken some of them meanwhile.
  const free = selectDue(db, at)
    .select('due.id')
    .where('due.id', 'in', chosen)
    .orderBy('due.id')
    .$if(isPostgres(db), (query) => query.modifyEnd(sql`for update skip locked`))
  const deliveries = await db
    .updateTable('webhook_delivery')
    .set({ leased_until: instantAfter(now, LEASE_MS) })
    .where('id', 'in', free)
    .returningAll()
    .execute()
  return withEndpoints(db, deliveries)
}

const selectDue = (db: Db, at: Instant) =>
  db
    .selectFrom('webhook_delivery as due')
    .where('due.state', '=', 'pending')
    .where('due.next_attempt_at', '<=', at)
    .where((row) => row.or([row('due.leased_until', 'is', null), row('due.leased_until', '<', at)]))

async function withEndpoints(db: Db, deliveries: readonly WebhookDeliveryRow[]): Promise<Claimed[]> {
  const ids = deliveries.map(({ endpoint_id }) => endpoint_id)
  if (ids.length === 0) return []
  const endpoints = await db.selectFrom('webhook_endpoint').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))
  return deliveries.flatMap((delivery) => {
    const endpoint = byId.get(delivery.endpoint_id)
    return endpoint ? [{ delivery, endpoint }] : []
  })
}

export async function releaseDelivery(db: Db, { id }: WebhookDeliveryRow): Promise<void> {
  await db.updateTable('webhook_delivery').set({ leased_until: null }).where('id', '=', id).execute()
}
