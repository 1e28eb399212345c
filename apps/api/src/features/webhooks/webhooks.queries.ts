import type { WebhookEvent } from '@luzzu/domain'
import type { DeliveryState, WebhookDelivery, WebhookEndpoint } from '@luzzu/domain/contracts'
import { DAY, instantAfter } from '../../platform/clock'
import { fromJson } from '../../platform/database/json-text'
import type { Db, WebhookDeliveryRow, WebhookEndpointRow } from '../../platform/database/schema'
import { takePage } from '../../platform/http/list-query'

/** Those of the business, or of the reseller with a token. */
export const selectEndpoints = (db: Db, tokenId: number | null = null) =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('token_id', tokenId === null ? 'is' : '=', tokenId)

/** The endpoints of the business, each with how its deliveries of the last 24 hours are doing. */
export async function listEndpoints(db: Db, now: Date): Promise<WebhookEndpoint[]> {
  const rows = await selectEndpoints(db).orderBy('id').execute()
  const counts = await db
    .selectFrom('webhook_delivery')
    .select(['endpoint_id', 'state'])
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', instantAfter(now, -DAY))
    .groupBy(['endpoint_id', 'state'])
    .execute()
  return rows.map((row) => {
    const countOf = (state: DeliveryState) =>
      Number(counts.find((one) => one.endpoint_id === row.id && one.state === state)?.count ?? 0)
    return toEndpoint(row, {
      delivered: countOf('delivered'),
      failed: countOf('failed'),
      pending: countOf('pending'),
    })
  })
}

export function findEndpoint(db: Db, id: number): Promise<WebhookEndpointRow | undefined> {
  return selectEndpoints(db).where('id', '=', id).executeTakeFirst()
}

const NOTHING_YET = { delivered: 0, failed: 0, pending: 0 }

export function toEndpoint(
  row: WebhookEndpointRow,
  last_24_hours: WebhookEndpoint['last_24_hours'] = NOTHING_YET,
): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    events: fromJson(row.events) as WebhookEvent[],
    description: row.description,
    enabled: row.enabled === 1,
    disabled_reason: row.disabled_reason,
    last4: row.secret_last4,
    previous_secret_until: row.previous_secret_until,
    created_at: row.created_at,
    last_success_at: row.last_success_at,
    last_24_hours,
  }
}

export type DeliveryFilter = {
  state: DeliveryState | undefined
  limit: number
  cursor: number | undefined
}

/** The deliveries of an endpoint, newest first. */
export async function listDeliveries(
  db: Db,
  endpointId: number,
  { state, limit, cursor }: DeliveryFilter,
): Promise<{ deliveries: WebhookDelivery[]; next: number | undefined }> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state as DeliveryState))
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = takePage(rows, limit)
  return { deliveries: page.map(toDelivery), next }
}

function toDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  const { id, event, created_at, state, next_attempt_at, answer } = row
  return {
    id,
    event,
    created_at,
    state,
    attempts: fromJson(row.attempts),
    next_attempt_at,
    payload: fromJson(row.payload),
    answer,
  }
}
